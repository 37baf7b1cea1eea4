import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** Sends exactly these headers. HTTP clients add Accept-Encoding or decode the body. */
const fetchRaw = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Received>((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('compression', () => {
  let api: Api;
  beforeAll(async () => {
    const events = Array.from({ length: 30 }, (_, index) =>
      buildEvent({ title: `Concert ${String(index)}` }),
    );
    api = await createTestApi({
      events,
      settings: { answerCacheMb: 10, trustProxy: 1, quotaSchedule: 'B' },
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());
  const fetchPath = (path: string, headers?: Record<string, string>, method?: string) =>
    fetchRaw(`${api.url}${path}`, headers, method);

  const paths = [
    '/events?limit=30',
    '/events?limit=30&unknown=1', // with a warning: not cached
    '/events/changes?limit=30',
    '/events.ics',
    '/events.rss',
    '/events.atom',
    '/events.jsonfeed',
    '/events?format=geojson',
    '/openapi.json',
    '/docs/list_events',
    '/',
    // a problem document
    `/events?from=soon&to=later&on=never&near=x&tz=y&sort=z&status=a&country=b&category=c&limit=d&offset=e`,
  ];

  describe.each(paths)('of %s', (path) => {
    it.each(['br', 'gzip'] as const)(
      'with %s has the same content in far fewer bytes',
      async (coding) => {
        const plain = await fetchPath(path);
        const packed = await fetchPath(path, { 'accept-encoding': coding });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(packed.headers).toMatchObject({
          'content-encoding': coding,
          'content-length': String(packed.bytes.length),
          'content-type': plain.headers['content-type'],
          vary: expect.stringContaining('Accept-Encoding'),
        });
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.7);
        const withoutId = (bytes: Buffer) => bytes.toString().replace(/"request_id":"[^"]*"/, '');
        expect(withoutId(DECODE[coding](packed.bytes))).toBe(withoutId(plain.bytes));
      },
    );

    it.each(['br', 'gzip', 'identity'])(
      'has the same headers for HEAD and GET (%s)',
      async (coding) => {
        const get = await fetchPath(path, { 'accept-encoding': coding });
        const head = await fetchPath(path, { 'accept-encoding': coding }, 'HEAD');
        expect(head.bytes).toHaveLength(0);
        expect(head.status).toBe(get.status);
        const compared = (name: 'content-encoding' | 'etag' | 'content-type') => [
          get.headers[name],
          head.headers[name],
        ];
        for (const name of ['content-encoding', 'etag', 'content-type'] as const)
          expect(compared(name)[1]).toBe(compared(name)[0]);
        if (get.status === 200)
          expect(head.headers['content-length']).toBe(get.headers['content-length']);
      },
    );
  });

  it('gives each coding its own strong ETag for If-None-Match', async () => {
    const path = '/events?limit=30';
    const tags = new Map<string, string>();
    for (const coding of ['identity', 'gzip', 'br'])
      tags.set(coding, must((await fetchPath(path, { 'accept-encoding': coding })).headers.etag));
    expect(new Set(tags.values()).size).toBe(3);
    for (const [coding, tag] of tags) {
      expect(tag).toMatch(/^"[\w-]+"$/);
      const again = await fetchPath(path, { 'accept-encoding': coding, 'if-none-match': tag });
      expect(again).toMatchObject({
        status: 304,
        headers: { etag: tag, vary: expect.stringContaining('Accept-Encoding') },
      });
      const other = await fetchPath(path, {
        'accept-encoding': coding === 'br' ? 'gzip' : 'br',
        'if-none-match': tag,
      });
      expect(other.status).toBe(200);
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['zstd', undefined],
    ['identity', undefined],
    ['gzip;q=0, br;q=0.000', undefined],
    ['GZIP', 'gzip'],
    ['', undefined],
    [';;,,q=', undefined],
  ])('for Accept-Encoding "%s" is %s', async (accepted, coding) => {
    const { status, headers } = await fetchPath('/events?limit=30', {
      'accept-encoding': accepted,
    });
    expect([status, headers['content-encoding']]).toEqual([200, coding]);
  });

  it('is not applied to small bodies and images', async () => {
    const { bytes } = await fetchPath('/events?limit=1');
    const { events } = JSON.parse(bytes.toString()) as { events: { slug: string }[] };
    for (const path of [`/og/${must(events[0]).slug}.png`, '/problems/not-found', '/health/live'])
      expect([
        path,
        (await fetchPath(path, { 'accept-encoding': 'br, gzip' })).headers['content-encoding'],
      ]).toEqual([path, undefined]);
  });
});
