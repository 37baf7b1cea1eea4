import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import { createTestWidgets, type Widgets } from './create-test-widgets.ts';

const PATHS = ['/', '/embed/events', '/embed/demand-it', '/events.json', '/cities.json', '/oembed'];

let widgets: Widgets;
let key: string;
beforeAll(async () => {
  widgets = await createTestWidgets();
  key = newApiKey();
  await insertKey(widgets.database, { hash: hashOfKey(key), hint: key.slice(-4) }, null);
});
afterAll(() => widgets[Symbol.asyncDispose]());

it.each(PATHS)('%s rejects a key in the query string without repeating it', async (path) => {
  const { text } = await widgets.get(`${path}?api_key=${key}`).expect(400);
  expect(text).toMatch(/must not contain an API key/);
  expect(text).not.toContain(key);
});

it('accepts a key as a bearer token or X-API-Key and rejects an unknown one', async () => {
  await widgets.get('/events.json').set('Authorization', `Bearer ${key}`).expect(200);
  await widgets.get('/events.json').set('X-API-Key', key).expect(200);
  const { headers } = await widgets
    .get('/events.json')
    .set('Authorization', `Bearer ${newApiKey()}`)
    .expect(401);
  expect(headers['www-authenticate']).toBe('Bearer realm="marquee"');
});

it('sends no rate limit headers with a response that shared caches may store', async () => {
  for (const path of ['/embed/events', '/events.json']) {
    const { headers } = await widgets.get(path).expect(200);
    expect([headers['cache-control']?.split(',')[0], headers['ratelimit']]).toEqual([
      'public',
      undefined,
    ]);
  }
});
