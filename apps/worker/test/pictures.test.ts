import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createPictureRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { pictureNames } from '@marquee/domain';
import { createLogger } from '@marquee/http';
import { ingest } from '@marquee/ingest';
import { openPictureStore } from '@marquee/operations/pictures';
import type { RawEvent } from '@marquee/sources';
import { createFetcher } from '@marquee/sources/fetch';
import { must } from '@marquee/testing/must';
import { createLimitedProcesses } from '../src/limited/limited-processes.ts';
import { createRenderer } from '../src/limited/render-limited.ts';
import { fetchPicture } from '../src/pictures/fetch-picture.ts';
import { startImageServer } from './image-server.ts';

const OPEN = {
  name: 'open',
  attribution: 'The source',
  imageLicence: 'CC-BY-4.0',
  imageAttribution: 'Ana',
  trust: 50,
};
const CLOSED = { name: 'closed', licence: 'CC0-1.0', trust: 90 };
const JPEGS = ['good', 'same', 'located', 'page', 'huge', 'truncated', 'gone', 'flaky'].map(
  (name) => `${name}.jpg`,
);
const NAMES = [...JPEGS, 'drawing.svg'];
const DAY_MS = 86_400_000;
const ACCESS = { maxBytes: 16_000_000, contact: null, idleTimeoutMs: 5_000 };

const event = (id: string, image: string, more: Partial<RawEvent> = {}): RawEvent => ({
  source_id: id,
  title: `Night ${id}`,
  start_local: '2099-01-01T20:00:00',
  city: 'Berlin',
  country: 'DE',
  image_url: `https://images.example/${image}`,
  ...more,
});

async function setUp() {
  const database = await createTestDatabase();
  const server = await startImageServer();
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const pictures = createPictureRepository(database);
  const pictureStore = openPictureStore({ folder });
  let now = new Date(Date.now() + 600_000);
  const fetchLocal = createFetcher({ ...ACCESS, allowPrivate: true });
  const deps = {
    pictures,
    pictureStore,
    fetchImage: (url: string, options?: object) =>
      fetchLocal(url.replace('https://images.example', server.url), options),
    renderPicture: createRenderer(
      createLimitedProcesses({ logger: createLogger('worker', 'silent') }),
    ),
    now: () => now,
  };
  const searchAll = async () => {
    while ((await pictures.findStated({ until: new Date(Date.now() + 1_000), limit: 2 })) > 0);
  };
  const claimAll = async (until: Date) => {
    const waiting = await pictures.listDue({ now, limit: 100 });
    const claimed = waiting.map((each) => pictures.claim(each, { now, until }));
    return (await Promise.all(claimed)).filter((due) => due !== null);
  };
  const rows = <Row extends object>(text: string) => database.query<Row>({ text, values: [] });
  return {
    database,
    server,
    pictures,
    deps,
    rows,
    files: async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).length,
    searchAll,
    claimAll,
    /** Ingests events of the source that allows to show its images, and looks for them. */
    list: async (...records: RawEvent[]) => {
      await ingest(database, { source: OPEN, records });
      await searchAll();
    },
    fetchDue: async () => {
      const due = await claimAll(new Date(now.getTime() + DAY_MS));
      const outcomes = new Map<string, string>();
      for (const one of due)
        outcomes.set(must(one.url.split('/').at(-1)), (await fetchPicture(deps, one)).outcome);
      return Object.fromEntries(outcomes);
    },
    sweep: () =>
      pictures.sweep(async ({ id, width }) => {
        for (const name of pictureNames(id, width)) await pictureStore.remove(name);
      }),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    shown: async () => {
      const events = await rows<{ id: string; title: string }>('SELECT id, title FROM event');
      const found = await pictures.find(events.map(({ id }) => id));
      return Object.fromEntries(
        events.flatMap(({ id, title }) => (found.has(id) ? [[title, found.get(id)]] : [])),
      );
    },
    [Symbol.asyncDispose]: async () => {
      await rm(folder, { recursive: true });
      await server[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

describe('pictures', () => {
  it('are fetched only from sources that allow to show their images', async () => {
    await using world = await setUp();
    const hall = { title: 'Shared night', venue_name: 'Hall' };
    const closed = [event('closed', 'never.jpg'), event('shared', 'never.jpg', hall)];
    await ingest(world.database, { source: CLOSED, records: closed });
    await world.searchAll();
    await world.list(...NAMES.map((name) => event(name, name)), event('shared', 'good.jpg', hall));
    expect(await world.fetchDue()).toEqual({
      ...{
        'good.jpg': 'stored',
        'same.jpg': 'stored',
        'located.jpg': 'stored',
        'flaky.jpg': 'failed',
      },
      ...{
        'page.jpg': 'unusable',
        'huge.jpg': 'unusable',
        'truncated.jpg': 'unusable',
        'drawing.svg': 'unusable',
      },
      'gone.jpg': 'gone',
    });
    expect(world.server.requests).not.toContain('/never.jpg');
    const {
      'Night good.jpg': good,
      'Night same.jpg': same,
      'Shared night': shared,
      ...others
    } = await world.shown();
    expect(good).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ...{ width: 800, height: 600, licence: 'CC-BY-4.0', attribution: 'Ana' },
    });
    expect([same, shared]).toEqual([good, good]);
    expect(Object.keys(others)).toEqual(['Night located.jpg']);
    expect(await world.files()).toBe(9 + 6); // three and two widths in three formats
  });

  it('are tried again later if their server fails, and not at once', async () => {
    await using world = await setUp();
    await world.list(event('flaky', 'flaky.jpg'));
    expect(await world.fetchDue()).toEqual({ 'flaky.jpg': 'failed' });
    expect(await world.fetchDue()).toEqual({});
    world.pass(6 * 60_000);
    expect(await world.fetchDue()).toEqual({ 'flaky.jpg': 'stored' });
    expect(Object.keys(await world.shown())).toEqual(['Night flaky']);
  });

  it('are not fetched any more after they have ended three workers', async () => {
    await using world = await setUp();
    await world.list(event('bomb', 'same.jpg'));
    const claimed = async () => {
      const now = world.pass(DAY_MS);
      return (await world.claimAll(now)).length;
    };
    // An attempt that ends is not counted.
    await world.fetchDue();
    world.pass(31 * DAY_MS);
    expect([await claimed(), await claimed(), await claimed(), await claimed()]).toEqual([
      1, 1, 1, 0,
    ]);
    expect(await world.rows('SELECT attempts, problem FROM picture')).toEqual([
      { attempts: 3, problem: 'The worker ended during this attempt.' },
    ]);
  });

  it('are fetched interleaved by host, and by one worker each', async () => {
    await using world = await setUp();
    const from = (host: string, index: number) =>
      event(`${host}-${String(index)}`, '', {
        image_url: `https://${host}.example/${String(index)}.jpg`,
      });
    await world.list(from('a', 1), from('a', 2), from('a', 3), from('b', 1));
    const waiting = await world.pictures.listDue({ now: world.pass(1_000), limit: 3 });
    const hosts = waiting.map(({ host }) => host);
    expect([hosts.slice(0, 2).sort(), hosts[2]]).toEqual([['a.example', 'b.example'], 'a.example']);
    const times = { now: world.pass(0), until: world.pass(DAY_MS) };
    const claims = () => Promise.all(waiting.map((each) => world.pictures.claim(each, times)));
    const both = await Promise.all([claims(), claims()]);
    expect(both.flat().filter((due) => due !== null)).toHaveLength(3);
  });

  it('are looked at again after a month, and go when the image does', async () => {
    await using world = await setUp();
    await world.list(event('same', 'same.jpg'));
    await world.fetchDue();
    expect(Object.keys(await world.shown())).toEqual(['Night same']);
    world.pass(31 * DAY_MS);
    world.server.remove('/same.jpg');
    expect(await world.fetchDue()).toEqual({ 'same.jpg': 'gone' });
    expect(await world.shown()).toEqual({});
  });

  it('follow the image that the source names', async () => {
    await using world = await setUp();
    await world.list(event('x', 'good.jpg'));
    await world.list(event('x', 'located.jpg'));
    expect(await world.fetchDue()).toEqual({ 'good.jpg': 'stored', 'located.jpg': 'stored' });
    expect((await world.shown())['Night x']?.width).toBe(600);
  });

  it('of artists and venues come from the listings', async () => {
    await using world = await setUp();
    const images = {
      venue_name: 'The Hall',
      venue_image_url: 'https://images.example/located.jpg',
    };
    const artist_ids = [{ name: 'Béla', image_url: 'https://images.example/good.jpg' }];
    await world.list(event('x', 'none.jpg', { ...images, artist_ids }));
    await world.fetchDue();
    const [artist] = await world.rows<{ id: string }>(`SELECT id FROM artist WHERE name = 'Béla'`);
    const [venue] = await world.rows<{ id: string }>(
      `SELECT id FROM venue WHERE name = 'The Hall'`,
    );
    const found = await world.pictures.find([must(artist).id, must(venue).id]);
    expect([found.get(must(artist).id)?.width, found.get(must(venue).id)?.width]).toEqual([
      800, 600,
    ]);
  });

  it('disappear with the permission, and their files after a day', async () => {
    await using world = await setUp();
    await world.list(event('x', 'good.jpg'));
    await world.fetchDue();
    await ingest(world.database, { source: { ...OPEN, imageLicence: null }, records: [] });
    expect(await world.shown()).toEqual({});
    expect(await world.sweep()).toEqual({ uses: 1, pictures: 1, files: 0 });
    await world.rows(`UPDATE picture_file SET used_at = used_at - interval '2 days'`);
    expect(await world.sweep()).toEqual({ uses: 0, pictures: 0, files: 1 });
    expect(await world.files()).toBe(0);
  });

  it('of private hosts are not fetched', async () => {
    await using world = await setUp();
    const fetchImage = createFetcher({ ...ACCESS, allowPrivate: false });
    const due = {
      urlHash: new Uint8Array(),
      url: `${world.server.url}/good.jpg`,
      failures: 0,
      fileId: null,
    };
    const { outcome, problem } = await fetchPicture({ ...world.deps, fetchImage }, due);
    expect([outcome, problem]).toEqual(['failed', expect.stringContaining('not a public address')]);
  });
});
