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
