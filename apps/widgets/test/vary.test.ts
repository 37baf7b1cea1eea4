import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findUndeclaredHeaders } from '@marquee/testing/undeclared-headers';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

let widgets: Widgets;
beforeAll(async () => {
  const gala = buildEvent({ title: 'Gala', artists: 'Air', venue_name: 'Tempodrom' });
  widgets = await createTestWidgets({ events: [gala], settings: { answerCacheMb: 4 } });
});
afterAll(() => widgets[Symbol.asyncDispose]());

it('names in Vary each header on which a response depends', async () => {
  const paths = [
    '/',
    '/embed/events',
    '/embed/event/gala-berlin-2026-11-28',
    '/embed/plan/gala-berlin-2026-11-28',
    '/events.js',
    '/events.json',
    '/nothing',
  ];
  expect(await findUndeclaredHeaders(widgets.url, paths)).toEqual([]);
});

it('answers 406 if a program accepts no type of an address', async () => {
  const status = async (path: string, accept: string) =>
    (await widgets.get(path).set('Accept', accept)).status;
  expect([
    await status('/embed/events', 'application/json'),
    await status('/events.js', 'text/html'),
    await status('/events.json', 'text/html'),
  ]).toEqual([406, 406, 406]);
  for (const path of ['/embed/events', '/events.js', '/events.json'])
    expect(await status(path, 'image/avif,*/*;q=0.8')).toBe(200);
  expect(await status('/events.js', 'application/javascript')).toBe(200);
});
