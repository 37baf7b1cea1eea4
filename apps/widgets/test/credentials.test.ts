import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertKey } from '@marquee/database';
import { hashOfKey, newApiKey } from '@marquee/quota';
import { widgetsWith, type Widgets } from './widgets-with.ts';

const PATHS = ['/', '/embed/events', '/embed/demand-it', '/events.json', '/cities.json', '/oembed'];

let widgets: Widgets;
let key: string;
beforeAll(async () => {
  widgets = await widgetsWith();
  key = newApiKey();
  await insertKey(widgets.database.query, { hash: hashOfKey(key), hint: key.slice(-4) }, null);
});
afterAll(() => widgets[Symbol.asyncDispose]());

it.each(PATHS)('%s refuses a key in the query string without repeating it', async (path) => {
  const { text } = await widgets.get(`${path}?api_key=${key}`).expect(400);
  expect(text).toMatch(/must not contain an API key/);
  expect(text).not.toContain(key);
});

it('takes a bearer token like X-API-Key, and refuses a wrong one', async () => {
  await widgets.get('/events.json').set('Authorization', `Bearer ${key}`).expect(200);
  await widgets.get('/events.json').set('X-API-Key', key).expect(200);
  const { headers } = await widgets.get('/events.json').set('Authorization', `Bearer ${newApiKey()}`).expect(401);
  expect(headers['www-authenticate']).toBe('Bearer realm="marquee"');
});

it('tells no caller’s rest in a page that shared caches may store', async () => {
  for (const path of ['/embed/events', '/events.json']) {
    const { headers } = await widgets.get(path).expect(200);
    expect([headers['cache-control']?.split(',')[0], headers['ratelimit']]).toEqual(['public', undefined]);
  }
});
