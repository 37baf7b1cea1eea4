import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readFeedsInUse } from './feeds-in-use.ts';

const registryFolder = join(import.meta.dirname, '../../../../feeds');

it('adds the feeds whose key is set, but not those that the file of the operator has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-feeds-'));
  const sourcesFile = join(folder, 'sources.json');
  const own = { name: 'ticketmaster-de', title: 'Own', format: 'ticketmaster', location: null };
  await writeFile(sourcesFile, JSON.stringify([{ ...own, trust: 80, schedule: null }]));
  const read = async (keys: object) =>
    (await readFeedsInUse({ sourcesFile, registryFolder, keys })).feeds;
  const withKey = await read({ TICKETMASTER_API_KEY: 'x' });
  expect(withKey.filter(({ name }) => name === 'ticketmaster-de')).toMatchObject([
    { title: 'Own' },
  ]);
  expect(withKey).toContainEqual(
    expect.objectContaining({ name: 'ticketmaster-fi', format: 'ticketmaster' }),
  );
  expect(withKey.map(({ name }) => name)).not.toContain('seatgeek-us');
  expect((await read({})).map(({ name }) => name)).toEqual(['ticketmaster-de']);
  await rm(folder, { recursive: true });
});
