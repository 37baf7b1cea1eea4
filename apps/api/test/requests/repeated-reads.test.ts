import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// These differ between two responses with the same content.
const OWN = ['date', 'x-request-id', 'age', 'connection', 'keep-alive'];

let api: Api;
let lines: string[] = [];
let address = 0;
let slug = '';
beforeAll(async () => {
  api = await createTestApi({
    events: Array.from({ length: 9 }, (_, n) => buildEvent({ title: `Concert ${String(n)}` })),
    settings: { answerCacheMb: 4 },
    log: (line) => lines.push(line),
  });
  slug = ((await api.get('/events')).body as { events: [{ slug: string }] }).events[0].slug;
});
afterAll(() => api[Symbol.asyncDispose]());

const answered = () => must(api.dependencies.repeatedReads).answered();

/** Sends a request from an address of its own, so that no quota is used up. */
async function send(
  path: string,
  headers: Record<string, string> = {},
  method: 'get' | 'head' = 'get',
) {
  address++;
  const from = { 'X-Forwarded-For': `10.9.${String(address >> 8)}.${String(address & 255)}` };
  const response = await api.request[method](path.replace('SLUG', slug)).set({
    ...from,
    ...headers,
  });
  const shown = Object.entries(response.headers).filter(([name]) => !OWN.includes(name));
  return {
    status: response.status,
    text: response.text,
    headers: Object.fromEntries(shown),
    all: response.headers,
  };
}

/** Returns the first response, and the second with whether it was answered before the router. */
async function sendTwice(
  path: string,
  headers: Record<string, string> = {},
  method: 'get' | 'head' = 'get',
) {
  const first = await send(path, headers, method);
  const before = answered();
  const second = await send(path, headers, method);
  return { first, second, isRepeated: answered() > before };
}

describe('a repeated read', () => {
  it.each([
    ['JSON', '/events?city=Berlin', [{}, 'get']],
    ['gzip', '/events?city=Berlin&limit=9', [{ 'Accept-Encoding': 'gzip' }, 'get']],
    ['brotli', '/events?city=Berlin&limit=9', [{ 'Accept-Encoding': 'br, gzip' }, 'get']],
    ['no compression', '/events?limit=9', [{ 'Accept-Encoding': 'identity' }, 'get']],
    ['a page for people', '/events/SLUG', [{ Accept: 'text/html' }, 'get']],
    ['JSON instead of a page', '/events/SLUG', [{ Accept: 'application/json' }, 'get']],
    ['JSON-LD', '/events/SLUG.jsonld', [{}, 'get']],
    ['a search', '/search?q=concert', [{}, 'get']],
    ['a HEAD request', '/events?limit=8', [{}, 'head']],
  ] as const)(
    'has the same status, headers and body: %s',
    async (_what, path, [headers, method]) => {
      const { first, second, isRepeated } = await sendTwice(path, headers, method);
      expect(isRepeated).toBe(true);
      expect({ ...second, all: null }).toEqual({ ...first, all: null });
      expect(first.status).toBe(200);
    },
  );

  it('gets 304 with the headers of the first 304', async () => {
    const path = '/events?limit=7';
    const { etag = '' } = (await send(path)).headers as { etag?: string };
    const repeated = await send(path, { 'If-None-Match': etag });
    expect(repeated).toMatchObject({ status: 304, text: '' });
    must(api.dependencies.responseCache).invalidate();
    const normal = await send(path, { 'If-None-Match': etag });
    expect({ ...repeated, all: null }).toEqual({ ...normal, all: null });
  });

  it('gets the new content as soon as the catalogue changes', async () => {
    const path = '/events?city=Bremen';
    expect((await sendTwice(path)).second.text).not.toContain('New in Bremen');
    await ingest(api.database, {
      source: { name: 'late', licence: 'CC0-1.0', attribution: 'A test' },
      records: [buildEvent({ title: 'New in Bremen', city: 'Bremen' })],
    });
    await waitFor(async () => (await send(path)).text.includes('New in Bremen'));
  });

  it('counts each request, and is rejected over the limit like any other', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const statuses: number[] = [];
    for (let sent = 0; sent < 103; sent++)
      statuses.push((await send('/events?limit=6', from)).status);
    expect(statuses.map((status) => status === 200)).toEqual(
      statuses.map((_, index) => index < 100),
    );
    const rejected = await send('/events?limit=6', from);
    expect(rejected).toMatchObject({
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
    });
    expect(Number(rejected.all['retry-after'])).toBeGreaterThan(0);
  });

  it('has the request id of its caller, and one line in the log', async () => {
    await sendTwice('/events?limit=5');
    lines = [];
    const { all } = await send('/events?limit=5', { 'X-Request-Id': 'mine-1' });
    expect(all['x-request-id']).toBe('mine-1');
    await waitFor(() => lines.length > 0);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        request_id: 'mine-1',
        method: 'GET',
        path: '/events?limit=5',
        status: 200,
      }),
    ]);
  });

  it.each([
    ['a wrong key', { 'X-API-Key': 'mq_live_wrong' }, 401],
    ['a wrong scheme', { Authorization: 'Basic abc' }, 401],
  ])('is not answered before authentication: %s', async (_what, headers, status) => {
    await sendTwice('/events?limit=4');
    expect((await send('/events?limit=4', headers)).status).toBe(status);
  });

  it('is rejected if a header is repeated', async () => {
    await sendTwice('/events?limit=4');
    const status = await new Promise((resolve, reject) => {
      const headers = ['Host', 'a.test', 'Host', 'b.test', 'Connection', 'close'];
      request(`${api.url}/events?limit=4`, { headers, setHost: false }, (res) => {
        res.resume();
        resolve(res.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });

  it.each(['/events?citty=Berlin', '/events?limit=0', '/click/SLUG?dry=1', '/usage', '/health'])(
    'is answered by the router if the response is not for everyone: %s',
    async (path) => {
      expect((await sendTwice(path)).isRepeated).toBe(false);
    },
  );
});
