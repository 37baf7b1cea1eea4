import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFeedEntries, readFeeds } from './feeds.ts';
import { pickDefaults } from './settings/source-defaults.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-sources-'));
});
afterAll(() => rm(folder, { recursive: true }));

const FEED = {
  ...{
    name: 'concerts',
    title: 'Concerts',
    format: 'ics',
    location: 'https://example.org/a.ics',
    sample: null,
  },
  ...{ trust: 60, schedule: 'daily', licence: 'CC0-1.0', attribution: 'Example', url: null },
};

async function read(settings: object) {
  const file = join(folder, 'sources.json');
  await writeFile(file, JSON.stringify([{ ...FEED, ...settings }]));
  return (await readFeeds(file)).map(pickDefaults);
}

it('reads the settings of a feed', async () => {
  const settings = {
    city: 'Philadelphia',
    country: 'USA',
    timezone: 'America/New_York',
    category: 'concert',
  };
  expect(await read({ ...settings, venue: 'Penn Hall', language: 'en', region: 'PA' })).toEqual([
    {
      ...settings,
      country: 'US',
      category: 'music',
      venue: 'Penn Hall',
      language: 'en',
      region: 'PA',
    },
  ]);
});

it('needs no key that would be null', async () => {
  const { name, title, format, location, trust, schedule } = FEED;
  const file = join(folder, 'short.json');
  await writeFile(file, JSON.stringify([{ name, title, format, location, trust, schedule }]));
  expect(await readFeeds(file)).toEqual([{ ...FEED, licence: null, attribution: null }]);
});

it.each([
  [{ timezone: 'Philadelphia' }, /0\.timezone must be an IANA time zone/],
  [{ country: 'Pennsylvania' }, /0\.country must be a country/],
  [{ citty: 'Philadelphia' }, /citty/],
])('refuses %j with the name of the key', async (settings, message) => {
  await expect(read(settings)).rejects.toThrow(message);
});

it('reads the other entries if one is invalid or repeats a name', async () => {
  const file = join(folder, 'several.json');
  const entries = [
    FEED,
    'text',
    { ...FEED, name: 'bad', location: 'nowhere' },
    FEED,
    { ...FEED, name: 'last', full: true },
  ];
  await writeFile(file, JSON.stringify(entries));
  const { feeds, invalid } = await readFeedEntries(file);
  expect(feeds.map(({ name, full }) => [name, full])).toEqual([
    ['concerts', undefined],
    ['last', true],
  ]);
  expect(invalid.map(({ name }) => name)).toEqual(['entry 1', 'bad', 'concerts']);
  expect(invalid[2]?.problem).toContain('3.name is used by an earlier entry');
});

it('states that a file is not a list of feeds', async () => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, '{}');
  await expect(readFeedEntries(file)).rejects.toThrow('must be a list of feeds');
  await writeFile(file, '[');
  await expect(readFeedEntries(file)).rejects.toThrow('is not valid JSON');
});
