import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findUndeclaredHeaders } from '@marquee/testing/undeclared-headers';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

let api: Api;
beforeAll(async () => {
  const gala = buildEvent({ title: 'Gala', artists: 'Air', venue_name: 'Tempodrom' });
  const others = Array.from({ length: 9 }, (_, n) => buildEvent({ title: `Other ${String(n)}` }));
  api = await createTestApi({
    events: [gala, ...others],
    settings: { websiteUrl: 'https://web.test', answerCacheMb: 4 },
  });
});
afterAll(() => api[Symbol.asyncDispose]());

it('names in Vary each header on which a response depends', async () => {
  const paths = [
    '/',
    '/events',
    '/events/gala-berlin-2026-11-28',
    '/events.ics',
    '/venues/tempodrom-berlin',
    '/artists/air',
    '/demand-report?artist=air',
    '/plan?event_id=gala-berlin-2026-11-28',
    '/openapi.json',
    '/problems',
    '/nothing',
  ];
  expect(await findUndeclaredHeaders(api.url, paths)).toEqual([]);
});

it('leads a browser to the website after a frame was served', async () => {
  const path = '/events/gala-berlin-2026-11-28';
  const open = (headers: Record<string, string>) =>
    api
      .get(path)
      .set({ Accept: BROWSER, 'X-Forwarded-For': '198.51.100.2', ...headers })
      .redirects(0);
  await open({}).expect(302);
  for (let sent = 0; sent < 2; sent++) await open({ 'Sec-Fetch-Dest': 'iframe' }).expect(200);
  await open({}).expect(302);
  await open({ 'Sec-Fetch-Dest': 'document' }).expect(302);
});

it('answers 406 if a program accepts no type of an address', async () => {
  const open = (path: string, accept: string) =>
    api.get(path).set({ Accept: accept, 'X-Forwarded-For': '198.51.100.3' });
  // the second request would be answered from the cache
  for (const accept of ['application/json', 'application/*', '*/*;q=0.1'])
    await open('/events?limit=1', accept).expect(200);
  for (const accept of ['image/png', 'application/json;q=0', '*/*;q=0, text/html'])
    await open('/events?limit=1', accept).expect(406);
  const { body } = await open('/events.ics', 'text/html;q=0.8, application/json').expect(406);
  expect(body).toMatchObject({
    code: 'not_acceptable',
    detail: 'This address is sent as text/calendar, which Accept does not include.',
  });
  await open('/events?format=geojson', 'application/json').expect(200);
  await open('/events.rss', 'application/xml').expect(200);
  await open('/nothing', 'image/png').expect(404);
});
