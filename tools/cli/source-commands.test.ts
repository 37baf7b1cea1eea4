import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { listSources, SOURCE_COMMANDS } from './source-commands.ts';

const OPTIONS = { limit: 50, dryRun: false };

it('shows, pauses, resumes and removes a source', async () => {
  await using database = await createTestDatabase();
  const record = {
    title: 'Night',
    start_local: '2027-01-01T20:00',
    venue_name: 'Hall',
    artists: ['Band'],
  };
  await ingest(database, { source: { name: 'agenda' }, records: [record] });
  const { show, runs, rejected, pause, resume, remove } = SOURCE_COMMANDS;
  expect(await listSources(database)).toMatchObject({
    sources: [{ name: 'agenda', listings: 1, paused_at: null }],
  });
  expect(await pause(database, 'agenda')).toEqual({ source: 'agenda', paused: true });
  expect(await show(database, 'agenda')).toMatchObject({
    paused_at: expect.any(Date) as unknown,
    last_run: null,
  });
  expect(await resume(database, 'agenda')).toEqual({ source: 'agenda', paused: false });
  expect(await runs(database, 'agenda', OPTIONS)).toEqual({ runs: [] });
  await expect(rejected(database, 'agenda', OPTIONS)).rejects.toThrow('no such run');
  const counts = { source: 'agenda', events: 1, venues: 1, artists: 1, articles: 0 };
  expect(await remove(database, 'agenda', { ...OPTIONS, dryRun: true })).toEqual(counts);
  expect(await remove(database, 'agenda', OPTIONS)).toEqual(counts);
  expect(await listSources(database)).toEqual({ sources: [] });
  await expect(pause(database, 'agenda')).rejects.toThrow('no source "agenda"');
});
