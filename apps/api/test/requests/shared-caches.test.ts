import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { routes } from '../../src/routes.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

describe('a response that shared caches may store', () => {
  let api: Api;
  let slug: string;
  beforeAll(async () => {
    api = await createTestApi({ events: [buildEvent({ artists: ['Nina'] })] });
    slug = ((await api.get('/events')).body as { events: [{ slug: string }] }).events[0].slug;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const pathOf = (path: string) => path.replace(':id_or_slug', slug);
  const reads = routes
    .filter(({ method, path }) => method === 'get' && !path.includes(':slug'))
    .map(({ path }) => path);

  it.each(['/', ...reads])('%s does not contain the remaining quota of a caller', async (path) => {
    const { headers } = await api.get(pathOf(path));
    const isPublic = headers['cache-control']?.includes('public') ?? false;
    if (isPublic) {
      expect(headers['ratelimit']).toBeUndefined();
      expect(headers['ratelimit-policy']).toMatch(
        /^"(?:anonymous|burst)";q=\d+;w=\d+(, "feeds";q=60;w=3600)?$/,
      );
    } else expect(headers['cache-control']).toMatch(/private|no-store/);
  });

  it('has no remaining quota in its 304 either', async () => {
    const { headers } = await api.get('/events').expect(200);
    expect(headers['cache-control']).toContain('public');
    const again = await api.get('/events').set('If-None-Match', must(headers['etag'])).expect(304);
    expect(again.headers['ratelimit']).toBeUndefined();
  });

  it.each(['/events?unknown=1', '/events?limit=0', '/nowhere', '/events/none'])(
    'is not %s, which contains the remaining quota',
    async (path) => {
      const { headers } = await api.get(path);
      expect(headers['cache-control']).toMatch(/no-store/);
      expect(headers['ratelimit']).toMatch(/^"anonymous";r=\d+;t=\d+$/);
    },
  );
});

describe('the tags by which a CDN purges responses', () => {
  let api: Api;
  beforeAll(async () => {
    // A response that a change concerns stays for a moment, so the test repeats its request often.
    const quotaSchedule = 'B' as const;
    const settings = { answerCacheMb: 4, cacheTagHeader: 'Surrogate-Key' as const, quotaSchedule };
    api = await createTestApi({
      events: [buildEvent({ title: 'First', artists: ['Nina'] })],
      settings,
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const tagsOf = async (path: string) =>
    (await api.get(path).expect(200)).headers['surrogate-key']?.split(' ') ?? [];

  it('name the records of a response in each format', async () => {
    const { id, slug } = (
      (await api.get('/events')).body as { events: [{ id: string; slug: string }] }
    ).events[0];
    const tags = await tagsOf(`/events/${slug}`);
    expect(tags).toEqual(
      expect.arrayContaining(['catalogue', `event-${id}`, 'artist-nina', 'city-berlin']),
    );
    expect(tags).not.toContain('lists');
    expect(await tagsOf(`/events/${slug}.jsonld`)).toEqual(tags);
    for (const path of ['/events', '/search?q=first', '/events.rss', '/artists/nina/events'])
      expect(await tagsOf(path)).toEqual(expect.arrayContaining(['lists', `event-${id}`]));
    expect(await tagsOf('/events?fields=title')).toContain(`event-${id}`);
    expect(await tagsOf('/events?category=film')).toEqual(['catalogue', 'lists']);
  });

  it('are those of the current content if a request is repeated', async () => {
    const countEvents = async () =>
      (await tagsOf('/events?city=Berlin')).filter((tag) => tag.startsWith('event-')).length;
    expect([await countEvents(), await countEvents()]).toEqual([1, 1]);
    await ingest(api.database, {
      source: { name: 'more' },
      records: [buildEvent({ title: 'Second' })],
    });
    while ((await api.titles('/events?city=Berlin')).length < 2);
    expect([await countEvents(), await countEvents()]).toEqual([2, 2]);
  });

  it('are absent from responses that no shared cache stores', async () => {
    expect(await tagsOf('/events?unknown=1')).toEqual([]);
  });
});
