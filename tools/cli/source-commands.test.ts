import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { listSources, SOURCE_COMMANDS } from './source-commands.ts';

const OPTIONS = { limit: 50 };

it('shows a source, its runs and its rejected records', async () => {
  await using database = await createTestDatabase();
  const record = {
    title: 'Night',
    start_local: '2027-01-01T20:00',
    venue_name: 'Hall',
    artists: ['Band'],
  };
  await ingest(database, { source: { name: 'agenda' }, records: [record] });
  const { show, runs, rejected } = SOURCE_COMMANDS;
  expect(await listSources(database)).toMatchObject({
    sources: [{ name: 'agenda', listings: 1, paused_at: null }],
  });
  expect(await show(database, 'agenda')).toMatchObject({ name: 'agenda', last_run: null });
  await expect(show(database, 'nowhere')).rejects.toThrow('no source "nowhere"');
  expect(await runs(database, 'agenda', OPTIONS)).toEqual({ runs: [] });
  await expect(rejected(database, 'agenda', OPTIONS)).rejects.toThrow('no such run');
});
