import { expect, it } from '@jest/globals';
import { createTestWidgets } from './create-test-widgets.ts';

it.each([
  ['/', 'GET, HEAD, OPTIONS'],
  ['/embed/events', 'GET, HEAD, OPTIONS'],
  ['/embed/city/Berlin', 'GET, HEAD, OPTIONS'],
  ['/embed/demand-it', 'GET, POST, HEAD, OPTIONS'],
  ['/events.json', 'GET, HEAD, OPTIONS'],
  ['/cities.json', 'GET, HEAD, OPTIONS'],
  ['/oembed', 'GET, HEAD, OPTIONS'],
  ['/events.js', 'GET, HEAD, OPTIONS'],
  ['/sri.json', 'GET, HEAD, OPTIONS'],
  ['/accent/aabbcc.css', 'GET, HEAD, OPTIONS'],
  ['/health', 'GET, HEAD, OPTIONS'],
])('%s allows %s', async (path, allow) => {
  await using widgets = await createTestWidgets();
  const { headers } = await widgets.request.delete(path).expect(405);
  expect(headers['allow']).toBe(allow);
  await widgets.request.options(path).expect(204);
});

it('allows any site to read the data of our scripts, with and without a preflight', async () => {
  await using widgets = await createTestWidgets();
  for (const path of ['/events.json', '/cities.json?q=b', '/oembed', '/events.js', '/sri.json']) {
    const { headers } = await widgets.get(path);
    expect([path, headers['access-control-allow-origin']]).toEqual([path, '*']);
    const preflight = await widgets.request
      .options(path)
      .set({ Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' });
    expect([path, preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([
      path,
      204,
      '*',
    ]);
  }
});

it('counts a rejected form against the burst limit of the address', async () => {
  await using widgets = await createTestWidgets();
  const { headers } = await widgets.request
    .post('/embed/demand-it')
    .type('form')
    .send({ artist: '' })
    .expect(400);
  expect(headers['ratelimit']).toContain('"burst";r=599;');
});
