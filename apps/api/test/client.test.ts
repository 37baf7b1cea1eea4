import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMarquee, MarqueeError } from '@marquee/client';
import { ingestArticles } from '@marquee/ingest/articles';
import { must } from '../../../tools/testing/must.ts';
import { buildText } from './article-fixture.ts';
import { buildEvent } from './create-test-api.ts';
import { servedApi, type Gateway, type ServedApi } from './served-api.ts';

const EVENTS = Array.from({ length: 230 }, (_, index) =>
  buildEvent({
    title: `Night ${String(index)}`,
    artists: `Band ${String(index)}`,
    venue_name: `Hall ${String(index)}`,
    start_local: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}T20:00:00`,
  }),
);
const ARTICLES = Array.from({ length: 70 }, (_, index) => buildText({ source_article_id: String(index) }));

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('the client', () => {
  let api: ServedApi;
  let asked: string[] = [];
  const client = () => {
    asked = [];
    return createMarquee({ baseUrl: api.url });
  };
  beforeAll(async () => {
    api = await servedApi({ events: EVENTS }, (req, _res, letThrough) => {
      asked.push(must(req.url));
      letThrough();
    });
    await ingestArticles(api.database, { source: { name: 'blog' }, records: ARTICLES });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('walks the pages of a list, each item once and in its order', async () => {
    const events = await all(client().events({ city: 'ber' }));
    expect(events).toHaveLength(EVENTS.length);
    expect(new Set(events.map(({ id }) => id)).size).toBe(EVENTS.length);
    const starts = events.map(({ start_utc }) => start_utc);
    expect(starts).toEqual([...starts].sort());
    expect(asked).toHaveLength(3);
  });

  it('walks every list', async () => {
    expect(await all(client().venues({ country: 'DE' }))).toHaveLength(230);
    expect(await all(client().artists({ q: 'band' }))).toHaveLength(230);
    expect(await all(client().articles())).toHaveLength(70);
    expect(await all(client().search({ q: 'night', limit: 90 }))).toHaveLength(230);
    expect(asked).toHaveLength(3);
  });

  it('begins where an offset says, and goes on from there', async () => {
    const events = await all(client().events({ offset: 100, limit: 50 }));
    expect(events).toHaveLength(130);
  });

  it('asks for a page when it is needed, and no sooner', async () => {
    for await (const { title } of client().events()) {
      expect(title).toMatch(/^Night/);
      break;
    }
    expect(asked).toEqual(['/events?limit=100']);
  });

  it('reads one record, typed, with its path encoded', async () => {
    const { events } = await client().get('/events', { query: { limit: 1, featured: false } });
    const slug = must(events[0]).slug;
    const { event, related } = await client().get('/events/{id_or_slug}', {
      path: { id_or_slug: slug },
      query: { include: 'related' },
    });
    expect(event).toMatchObject({ slug, sources: [{ source: 'test' }] });
    expect(related).toHaveLength(6);
  });

  it('reads other formats as text, and JSON-LD as what it holds', async () => {
    expect(await client().get('/events.ics', { query: { limit: 1 } })).toMatch(/^BEGIN:VCALENDAR/);
    const [event] = await all(client().search({ q: 'night 7' }));
    const path = { id_or_slug: must(event).slug };
    expect(await client().get('/events/{id_or_slug}.jsonld', { path })).toMatchObject({ '@type': 'MusicEvent' });
  });

  it('yields the pages of the change feed until it is up to date, and goes on from a cursor', async () => {
    const pages = await all(client().changes());
    expect(pages.map(({ changes }) => changes.length)).toEqual([100, 100, 30]);
    const [nothing, ...more] = await all(client().changes(pages.at(-1)?.next_cursor));
    expect([nothing?.changes, more]).toEqual([[], []]);
  });

  it('throws what the API refuses, with its code and every input that is wrong', async () => {
    const refused = client().get('/events', { query: { limit: 0, near: 'here' } });
    await expect(refused).rejects.toBeInstanceOf(MarqueeError);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'invalid_parameter',
      errors: [{ name: 'near' }, { name: 'limit', code: 'too_small' }],
      retryAfter: undefined,
      requestId: expect.stringMatching(/./),
    });
    const path = { id_or_slug: '../health?#%' };
    await expect(client().get('/events/{id_or_slug}', { path })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('passes on what fetch throws where there is no API', async () => {
    const nobody = createMarquee({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nobody.get('/events')).rejects.toMatchObject({ name: 'TypeError' });
  });
});

/** An API before which the first answers are these, and what was asked of it. */
async function behind(answers: { status: number; headers?: Record<string, string>; body?: string }[]) {
  const requests: { url: string; key: string | undefined }[] = [];
  const gateway: Gateway = (req, res, letThrough) => {
    const key = req.headers['x-api-key'];
    requests.push({ url: must(req.url), key: typeof key === 'string' ? key : undefined });
    const answer = answers.shift();
    if (answer) res.writeHead(answer.status, answer.headers).end(answer.body);
    else letThrough();
  };
  const api = await servedApi({ events: [buildEvent()] }, gateway);
  return { url: api.url, requests, [Symbol.asyncDispose]: api[Symbol.asyncDispose] };
}

const busy = (seconds: string, status = 503) => ({ status, headers: { 'Retry-After': seconds } });

describe('a client of an API that is busy', () => {
  it('asks again when it was told to, after 429 and 503', async () => {
    const answers: Parameters<typeof behind>[0] = [];
    await using api = await behind(answers);
    const body = { email: 'ada@example.com' };
    const { data } = await createMarquee({ baseUrl: api.url }).http.POST('/register-api-key', { body });
    const apiKey = data?.api_key;
    answers.push(busy('1'), busy('0', 429));
    const begun = Date.now();
    const usage = await createMarquee({ baseUrl: api.url, apiKey }).get('/usage');
    expect(usage.tier).toBe('free');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
    expect(api.requests.map(({ key }) => key)).toEqual([undefined, apiKey, apiKey, apiKey]);
  });

  it('gives up after the calls it may make, and says when to come back', async () => {
    await using api = await behind([busy('0'), busy('0')]);
    const marquee = createMarquee({ baseUrl: api.url, retry: { attempts: 2 } });
    await expect(marquee.get('/events')).rejects.toMatchObject({
      status: 503,
      retryAfter: 0,
      code: 'unexpected_answer',
    });
    expect(api.requests).toHaveLength(2);
  });

  it.each(['31', '99999999999', new Date(Date.now() + 3_600_000).toUTCString()])(
    'does not wait longer than it may (%s)',
    async (seconds) => {
      await using api = await behind([busy(seconds, 429)]);
      await expect(createMarquee({ baseUrl: api.url }).get('/events')).rejects.toMatchObject({ status: 429 });
      expect(api.requests).toHaveLength(1);
    },
  );

  it('ends a wait when it is told to stop', async () => {
    await using api = await behind([busy('20')]);
    const caller = new AbortController();
    const call = createMarquee({ baseUrl: api.url }).get('/events', { signal: caller.signal });
    const isRefused = expect(call).rejects.toThrow('enough');
    while (api.requests.length === 0) await setTimeout(10);
    await setTimeout(200); // its answer has come, and the wait has begun
    const begun = Date.now();
    caller.abort(new Error('enough'));
    await isRefused;
    expect(Date.now() - begun).toBeLessThan(15_000); // of twenty seconds
    expect(api.requests).toHaveLength(1);
  });

  it('does not repeat a write', async () => {
    await using api = await behind([busy('0')]);
    const { http } = createMarquee({ baseUrl: api.url });
    const body = { email: 'ada@example.com' };
    await expect(http.POST('/register-api-key', { body })).rejects.toMatchObject({ status: 503 });
    expect(api.requests).toHaveLength(1);
  });

  it.each([
    { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad gateway</h1>' },
    { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Log in to this network</h1>' },
    { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":tr' },
    { status: 500, headers: { 'Content-Type': 'application/problem+json' }, body: '{"code":7}' },
  ])('says what is no answer of the API ($status $body)', async (answer) => {
    await using api = await behind([answer]);
    const call = createMarquee({ baseUrl: api.url }).get('/events');
    await expect(call).rejects.toMatchObject({ status: answer.status, code: 'unexpected_answer' });
  });

  it('follows no redirect, so that its key stays with the API', async () => {
    await using elsewhere = await behind([]);
    await using api = await behind([{ status: 302, headers: { Location: `${elsewhere.url}/events` } }]);
    const call = createMarquee({ baseUrl: api.url, apiKey: 'mq_test' }).get('/events');
    await expect(call).rejects.toMatchObject({ name: 'TypeError' });
    expect(elsewhere.requests).toEqual([]);
  });
});
