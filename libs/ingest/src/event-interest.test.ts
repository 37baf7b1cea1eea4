import { expect, it } from '@jest/globals';
import { createClickRepository, refreshInterest } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { DEMO_SOURCE, newId } from '@marquee/domain';
import type { RawEvent } from '@marquee/sources';
import { ingest } from './ingest.ts';

const show = (title: string, artists: string[] = []): RawEvent => ({
  ...{ source_id: title, title, artists, category: 'music' },
  ...{ start_local: '2030-06-01T20:00:00', city: 'Berlin', country: 'DE' },
});
const NOW = new Date();
const HOUR_MS = 3_600_000;
const clickOn = (
  event_id: string,
  { address, hoursAgo = 0 }: { address: number | null; hoursAgo?: number },
) => ({
  ...{ id: newId(), event_id, partner: 'seller.example', key_id: null, referring_host: null },
  clicked_at: new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString(),
  address_hash: address === null ? null : String(address),
});

it('ranks events by clicks and demand above others, and samples below all real ones', async () => {
  await using database = await createTestDatabase();
  const records = [show('Quiet'), show('Clicked'), show('Wanted', ['Aurora Lane'])];
  await ingest(database, { source: { name: 'hall' }, records });
  await ingest(database, { source: { name: DEMO_SOURCE }, records: [show('Sample')] });
  const read = async () => {
    const { rows } = await database.pool.query<{ id: string; title: string; popularity: number }>(
      `SELECT e.id, title, e.popularity FROM event e JOIN event_search s ON s.event_id = e.id
       WHERE s.popularity = e.popularity ORDER BY e.popularity DESC, title`,
    );
    return rows;
  };
  const click = async (title: string, count: number) => {
    const id = (await read()).find((event) => event.title === title)?.id ?? '';
    const clicks = Array.from({ length: count }, (_, index) => clickOn(id, { address: index }));
    await createClickRepository(database).store(clicks);
  };
  await click('Clicked', 3);
  await click('Sample', 40);
  await database.pool.query(
    `INSERT INTO demand_target (artist_id, city_id, demands)
     SELECT a.id, e.city_id, 30 FROM artist a JOIN event e ON e.title = 'Wanted' WHERE a.name = 'Aurora Lane'`,
  );
  expect(await refreshInterest(database.query, NOW)).toBe(2);
  const titles = async () => (await read()).map(({ title }) => title);
  expect(await titles()).toEqual(['Wanted', 'Clicked', 'Quiet', 'Sample']);
  // a later write of the listing retains it
  const [before] = await read();
  const changed = { ...show('Wanted', ['Aurora Lane']), description: 'With strings.' };
  await ingest(database, { source: { name: 'hall' }, records: [changed] });
  expect((await read())[0]).toEqual(before);
  expect(await refreshInterest(database.query, NOW)).toBe(0);
  // clicks of last month do not count
  await refreshInterest(database.query, new Date(NOW.getTime() + 31 * 86_400_000));
  expect(await titles()).toEqual(['Wanted', 'Clicked', 'Quiet', 'Sample']);
  const clicked = (await read()).find(({ title }) => title === 'Clicked');
  expect(clicked?.popularity).toBe(1);
});

it('counts an address that clicks on an event every hour for a month once', async () => {
  await using database = await createTestDatabase();
  await ingest(database, { source: { name: 'hall' }, records: [show('Quiet'), show('Raised')] });
  const { store } = createClickRepository(database);
  const popularity = async () => {
    await refreshInterest(database.query, NOW);
    const { rows } = await database.pool.query<{ id: string; popularity: number }>(
      `SELECT id, popularity FROM event WHERE title = 'Raised'`,
    );
    return { id: rows[0]?.id ?? '', popularity: rows[0]?.popularity ?? 0 };
  };
  const { id } = await popularity();
  const clicks = (hours: number, address: number | null) =>
    Array.from({ length: hours }, (_, index) => clickOn(id, { address, hoursAgo: 2 * index }));
  await store(clicks(300, 1));
  expect((await popularity()).popularity).toBeCloseTo(1 + Math.log(2), 4);
  // a second address and two clicks without an address are three more
  await store([...clicks(1, 2), ...clicks(2, null)]);
  expect((await popularity()).popularity).toBeCloseTo(1 + Math.log(5), 4);
});
