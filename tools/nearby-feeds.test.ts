import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startStubServer } from '@marquee/sources/testing';
import { simulateAnswer } from '../libs/ingest/src/registry/simulated-answers.ts';
import { readNearbyFeeds, type NearbyOptions } from './nearby-feeds.ts';

const BERLIN = { lat: 52.52, lng: 13.41 };
const MUNICH = { lat: 48.14, lng: 11.58 };
const PARIS = { lat: 48.86, lng: 2.35 };

/** Each system has one feed: where its events are, and whether it is read. */
const FEEDS = {
  gancio: { area: { country: 'DE', city: 'Berlin', ...BERLIN } },
  ics: { area: { country: 'DE', city: 'Berlin', ...BERLIN } },
  localist: { area: { country: 'DE', city: 'Munich', ...MUNICH } },
  mobilizon: { area: { country: 'DE' } },
  bibliocommons: { area: { country: 'FR', city: 'Paris', ...PARIS } },
  trumba: {
    area: { country: 'DE', city: 'Berlin', ...BERLIN },
    status: 'off',
    reason: 'No licence.',
  },
  'open-data-hub': { area: { country: 'DE', city: 'Berlin', ...BERLIN } },
};

const EVENTS = ['Concert of the brass band', 'Reading for children', 'Flea market'].map(
  (title, index) => ({ id: String(index), title, start: `2099-01-1${String(index)}T19:30:00` }),
);

/** Reads the feeds around a place. The server of one of them is broken. */
async function readAround(options: NearbyOptions) {
  await using database = await createTestDatabase();
  await using server = await startStubServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub');
    const format = url.pathname.split('/')[1] ?? '';
    if (format === 'robots.txt') response.writeHead(404).end();
    else if (format === 'open-data-hub') response.writeHead(500).end();
    else response.end(simulateAnswer(format, EVENTS, url));
  });
  const folder = await mkdtemp(join(tmpdir(), 'marquee-near-'));
  await mkdir(join(folder, 'feeds/any'), { recursive: true });
  for (const [format, feed] of Object.entries(FEEDS)) {
    const entry = {
      ...{ name: format, title: format, format, location: `${server.origin}/${format}/events` },
      ...{ licence: { name: 'CC0-1.0', stated_at: 'https://example.org' }, attribution: null },
      ...{ languages: [], kinds: [], homepage: null, schedule: 'daily', trust: 60, status: 'on' },
      settings: { city: 'Berlin', country: 'DE' },
      ...feed,
    };
    await writeFile(join(folder, `feeds/any/${format}.json`), JSON.stringify(entry));
  }
  const lines: string[] = [];
  const environment = { MARQUEE_DATA: folder, INGEST_ALLOW_PRIVATE: '1' };
  const registryFolder = join(folder, 'feeds');
  try {
    await readNearbyFeeds(database, { ...options, environment, registryFolder }, (line) => {
      lines.push(line);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  const { rows } = await database.pool.query<{ name: string; listed: number }>(
    `SELECT name, count(*)::int AS listed FROM claim JOIN source ON source.id = source_id GROUP BY name ORDER BY name`,
  );
  return { lines, listed: Object.fromEntries(rows.map(({ name, listed }) => [name, listed])) };
}

it('reads the feeds around a city and those of its country, whatever one of them does', async () => {
  const { lines, listed } = await readAround({ near: 'Berlin' });
  expect(listed).toEqual({ gancio: 3, ics: 3, mobilizon: 3 });
  expect(lines[0]).toBe('feeds around the place: gancio, ics, mobilizon, open-data-hub');
  expect(lines).toContain('1 of 4, gancio: 3 events, 0 rejected');
  expect(lines.at(-1)).toMatch(/^4 of 4, open-data-hub: .*500/);
});

it('reads the feeds of a wider circle', async () => {
  const { listed } = await readAround({ near: 'Berlin', radius: '600km' });
  expect(Object.keys(listed)).toEqual(['gancio', 'ics', 'localist', 'mobilizon']);
});

it('reads the feeds of a country', async () => {
  expect((await readAround({ country: 'FR' })).listed).toEqual({ bibliocommons: 3 });
});

it.each([
  [{ near: 'Xyzzy' }, 'no city'],
  [{ country: 'Nowhere' }, 'no country'],
  [{ near: 'Berlin', radius: 'far' }, 'kilometres'],
])('refuses %j', async (options, message) => {
  await expect(readAround(options)).rejects.toThrow(message);
});
