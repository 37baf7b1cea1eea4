import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCatalogue } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { testCount } from '@marquee/testing/test-count';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

type Items = { id: string }[];
interface Page {
  next_cursor: string | null;
  has_more: boolean;
  events?: Items;
  venues?: Items;
  artists?: Items;
}

const WALKS = [
  '/events?limit=100&sort=start',
  '/events?limit=100&sort=-start',
  '/events?limit=100&sort=added',
  '/events?limit=25&sort=distance&near=52.5,13.4&radius_km=500',
  '/events?limit=40&category=music,sports&status=all',
  '/venues?limit=20',
  '/venues?limit=20&q=venue',
  '/venues?limit=5&near=50,8&radius_km=500',
  '/artists?limit=50',
  '/artists?limit=50&q=artist',
];

const EVENTS = testCount({ usual: 2_500, full: 10_000 });

describe('lists of a large catalogue', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ now: () => new Date() });
    await fillCatalogue(api.database, EVENTS);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const read = async (path: string) => {
    const page = (await api.get(path).expect(200)).body as Page;
    const items = page.events ?? page.venues ?? page.artists ?? [];
    return { ids: items.map(({ id }) => id), cursor: page.next_cursor };
  };

  async function byCursor(path: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof read>> = await read(
        `${path}${cursor && `&cursor=${cursor}`}`,
      );
      ids.push(...page.ids);
      cursor = page.cursor;
    }
    return ids;
  }

  async function byOffset(path: string): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const page = await read(`${path}&offset=${String(ids.length)}`);
      ids.push(...page.ids);
      if (page.cursor === null) return ids;
    }
  }

  it.each(WALKS)('have the same items by cursor and by offset: %s', async (path) => {
    const ids = await byCursor(path);
    expect(ids.length).toBeGreaterThan(2 * limitOf(path)); // at least three pages
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(await byOffset(path));
  });

  it.each(WALKS)('yield every item once while others insert and withdraw: %s', async (path) => {
    const before = await byCursor(path);
    const { withdrawn, stop } = disturb(api);
    const walked = await byCursor(path);
    await stop();
    expect(new Set(walked).size).toBe(walked.length);
    const seen = new Set(walked);
    expect(before.filter((id) => !seen.has(id) && !withdrawn.has(id))).toEqual([]);
  });
});

const limitOf = (path: string): number =>
  Number(new URL(path, 'http://api').searchParams.get('limit'));

/** Adds events at new venues with new artists and withdraws others until it is stopped. */
function disturb({ database }: Api) {
  const withdrawn = new Set<string>();
  let isStopped = false;
  let added = 0;
  async function run() {
    while (!isStopped) {
      const rows = await database.query<{ id: string }>({
        text: `UPDATE event SET withdrawn_at = now() WHERE id IN
          (SELECT id FROM event WHERE withdrawn_at IS NULL AND slug LIKE 'bulk-%' ORDER BY random() LIMIT 5) RETURNING id`,
        values: [],
      });
      for (const { id } of rows) withdrawn.add(id);
      const records = Array.from({ length: 20 }, (_, index) => {
        const day = new Date(Date.now() + index * 9 * 86_400_000).toISOString().slice(0, 10);
        const serial = String(added++);
        const names = { venue_name: `Venue new ${serial}`, artists: `Artist new ${serial}` };
        return buildEvent({ ...names, start_local: `${day}T20:00`, category: 'sports' });
      });
      await ingest(database, { source: { name: 'disturbing' }, records });
    }
  }
  const running = run();
  const stop = async () => {
    isStopped = true;
    await running;
  };
  return { withdrawn, stop };
}
