import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMarquee, MarqueeError } from '@marquee/client';
import { ingestArticles } from '@marquee/ingest/articles';
import { must } from '@marquee/testing/must';
import { buildText } from '../articles/article-fixture.ts';
import { buildEvent } from '../create-test-api.ts';
import { serveTestApi, type Gateway, type ServedApi } from '../serve-test-api.ts';

const EVENTS = Array.from({ length: 230 }, (_, index) =>
  buildEvent({
    title: `Night ${String(index)}`,
    artists: `Band ${String(index)}`,
    venue_name: `Hall ${String(index)}`,
    start_local: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}T20:00:00`,
  }),
);
const ARTICLES = Array.from({ length: 70 }, (_, index) =>
  buildText({ source_article_id: String(index) }),
);

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

describe('the client', () => {
  let api: ServedApi;
  let requested: string[] = [];
  const client = () => {
    requested = [];
    return createMarquee({ baseUrl: api.url });
  };
  beforeAll(async () => {
    api = await serveTestApi({ events: EVENTS }, (req, _res, letThrough) => {
      requested.push(must(req.url));
      letThrough();
    });
    await ingestArticles(api.database, { source: { name: 'blog' }, records: ARTICLES });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('yields each item of a list once and in order across its pages', async () => {
    const events = await all(client().events({ city: 'ber' }));
    expect(events).toHaveLength(EVENTS.length);
    expect(new Set(events.map(({ id }) => id)).size).toBe(EVENTS.length);
    const starts = events.map(({ start_utc }) => start_utc);
    expect(starts).toEqual([...starts].sort());
    expect(requested).toHaveLength(3);
  });

  it('fetches all pages of every list', async () => {
    expect(await all(client().venues({ country: 'DE' }))).toHaveLength(230);
    expect(await all(client().artists({ q: 'band' }))).toHaveLength(230);
    expect(await all(client().articles())).toHaveLength(70);
    expect(await all(client().search({ q: 'night', limit: 90 }))).toHaveLength(230);
    expect(requested).toHaveLength(3);
  });

  it('starts at an offset and continues to the end', async () => {
    const events = await all(client().events({ offset: 100, limit: 50 }));
    expect(events).toHaveLength(130);
  });

  it('requests a page only when it is needed', async () => {
    for await (const { title } of client().events()) {
      expect(title).toMatch(/^Night/);
      break;
    }
    expect(requested).toEqual(['/events?limit=100']);
  });

  it('reads one record by its path parameter', async () => {
    const { events } = await client().get('/events', { query: { limit: 1, featured: false } });
    const slug = must(events[0]).slug;
    const { event, related } = await client().get('/events/{id_or_slug}', {
      path: { id_or_slug: slug },
      query: { include: 'related' },
    });
    expect(event).toMatchObject({ slug, sources: [{ source: 'test' }] });
    expect(related).toHaveLength(6);
  });

  it('returns calendars as text and JSON-LD as an object', async () => {
    expect(await client().get('/events.ics', { query: { limit: 1 } })).toMatch(/^BEGIN:VCALENDAR/);
    const [event] = await all(client().search({ q: 'night 7' }));
    const path = { id_or_slug: must(event).slug };
    expect(await client().get('/events/{id_or_slug}.jsonld', { path })).toMatchObject({
      '@type': 'MusicEvent',
    });
  });

  it('yields the pages of the change feed until it is up to date, and continues from a cursor', async () => {
    const pages = await all(client().changes());
    expect(pages.map(({ changes }) => changes.length)).toEqual([100, 100, 30]);
    const [nothing, ...more] = await all(client().changes(pages.at(-1)?.next_cursor));
    expect([nothing?.changes, more]).toEqual([[], []]);
  });

  it('rejects with the code and every wrong input if the API responds with an error', async () => {
    const rejected = client().get('/events', { query: { limit: 0, near: '91,0' } });
    await expect(rejected).rejects.toBeInstanceOf(MarqueeError);
    await expect(rejected).rejects.toMatchObject({
      status: 400,
      code: 'invalid_parameter',
      errors: [{ name: 'near' }, { name: 'limit', code: 'too_small' }],
      retryAfter: undefined,
      requestId: expect.stringMatching(/./),
    });
    const path = { id_or_slug: '../health?#%' };
    await expect(client().get('/events/{id_or_slug}', { path })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('rejects with the error of fetch if it cannot connect', async () => {
    const unreachable = createMarquee({ baseUrl: 'http://127.0.0.1:1' });
    await expect(unreachable.get('/events')).rejects.toMatchObject({ name: 'TypeError' });
  });
});

/** Starts an API behind a gateway that sends these responses first and records all requests. */
async function startGateway(
  responses: { status: number; headers?: Record<string, string>; body?: string }[],
) {
  const requests: { url: string; key: string | undefined }[] = [];
  const gateway: Gateway = (req, res, letThrough) => {
    const key = req.headers['x-api-key'];
    requests.push({ url: must(req.url), key: typeof key === 'string' ? key : undefined });
    const response = responses.shift();
    if (response) res.writeHead(response.status, response.headers).end(response.body);
    else letThrough();
  };
  const api = await serveTestApi({ events: [buildEvent()] }, gateway);
  return { url: api.url, requests, [Symbol.asyncDispose]: api[Symbol.asyncDispose] };
}

const busy = (seconds: string, status = 503) => ({ status, headers: { 'Retry-After': seconds } });

describe('the client of an unavailable API', () => {
  it('retries a read after the Retry-After of a 429 or 503 response', async () => {
    const responses: Parameters<typeof startGateway>[0] = [];
    await using api = await startGateway(responses);
    const body = { email: 'ada@example.com' };
    const { data } = await createMarquee({ baseUrl: api.url }).http.POST('/register-api-key', {
      body,
    });
    const apiKey = data?.api_key;
    responses.push(busy('1'), busy('0', 429));
    const begun = Date.now();
    const usage = await createMarquee({ baseUrl: api.url, apiKey }).get('/usage');
    expect(usage.tier).toBe('free');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
    expect(api.requests.map(({ key }) => key)).toEqual([undefined, apiKey, apiKey, apiKey]);
  });

  it('rejects with retryAfter after the last attempt', async () => {
    await using api = await startGateway([busy('0'), busy('0')]);
    const marquee = createMarquee({ baseUrl: api.url, retry: { attempts: 2 } });
    await expect(marquee.get('/events')).rejects.toMatchObject({
      status: 503,
      retryAfter: 0,
      code: 'unexpected_answer',
    });
    expect(api.requests).toHaveLength(2);
  });

  it.each(['31', '99999999999', new Date(Date.now() + 3_600_000).toUTCString()])(
    'does not wait if Retry-After exceeds the limit (%s)',
    async (seconds) => {
      await using api = await startGateway([busy(seconds, 429)]);
      await expect(createMarquee({ baseUrl: api.url }).get('/events')).rejects.toMatchObject({
        status: 429,
      });
      expect(api.requests).toHaveLength(1);
    },
  );

  it('ends a wait when its signal is aborted', async () => {
    await using api = await startGateway([busy('20')]);
    const caller = new AbortController();
    const call = createMarquee({ baseUrl: api.url }).get('/events', { signal: caller.signal });
    const isRejected = expect(call).rejects.toThrow('enough');
    while (api.requests.length === 0) await setTimeout(10);
    await setTimeout(200); // until the client has received the response and waits
    const begun = Date.now();
    caller.abort(new Error('enough'));
    await isRejected;
    expect(Date.now() - begun).toBeLessThan(15_000); // of twenty seconds
    expect(api.requests).toHaveLength(1);
  });

  it('does not repeat a write', async () => {
    await using api = await startGateway([busy('0')]);
    const { http } = createMarquee({ baseUrl: api.url });
    const body = { email: 'ada@example.com' };
    await expect(http.POST('/register-api-key', { body })).rejects.toMatchObject({ status: 503 });
    expect(api.requests).toHaveLength(1);
  });

  it.each([
    { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad gateway</h1>' },
    {
      status: 200,
      headers: { 'Content-Type': 'text/html' },
      body: '<h1>Log in to this network</h1>',
    },
    { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":tr' },
    { status: 500, headers: { 'Content-Type': 'application/problem+json' }, body: '{"code":7}' },
  ])(
    'rejects a response that is not from the API as unexpected_answer ($status $body)',
    async (response) => {
      await using api = await startGateway([response]);
      const call = createMarquee({ baseUrl: api.url }).get('/events');
      await expect(call).rejects.toMatchObject({
        status: response.status,
        code: 'unexpected_answer',
      });
    },
  );

  it('does not follow a redirect, which could send the key to another server', async () => {
    await using elsewhere = await startGateway([]);
    await using api = await startGateway([
      { status: 302, headers: { Location: `${elsewhere.url}/events` } },
    ]);
    const call = createMarquee({ baseUrl: api.url, apiKey: 'mq_test' }).get('/events');
    await expect(call).rejects.toMatchObject({ name: 'TypeError' });
    expect(elsewhere.requests).toEqual([]);
  });
});
