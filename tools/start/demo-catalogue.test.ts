import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { loadDemoSeason } from './demo-catalogue.ts';

it('has no generated events of a kind that a city really has, and removes them as real ones come', async () => {
  await using database = await createTestDatabase();
  const today = new Date().toISOString().slice(0, 10);
  const inBerlin = (category: string) => ({
    ...{ title: `A ${category}`, category, city: 'Berlin', country: 'DE' },
    start_local: `${String(new Date().getFullYear() + 1)}-12-30T20:00:00`,
  });
  const addReal = (category: string) =>
    ingest(database, { source: { name: category }, records: [inBerlin(category)] });
  const countGenerated = async (category: string) => {
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS events FROM event e JOIN city c ON c.id = e.city_id
       WHERE e.demo AND e.withdrawn_at IS NULL AND c.name = 'Berlin' AND e.category = '${category}'`,
    );
    return (rows as { events: number }[])[0]?.events;
  };
  await addReal('music');
  expect((await loadDemoSeason(database, today))?.created).toBeGreaterThan(1_000);
  expect(await countGenerated('music')).toBe(0);
  expect(await countGenerated('comedy')).toBe(3);
  expect(await loadDemoSeason(database, today)).toBeNull();
  await addReal('comedy');
  const report = await loadDemoSeason(database, today);
  expect(report).toMatchObject({ created: 0 });
  expect(report?.withdrawn).toBeGreaterThan(0);
  expect(await countGenerated('comedy')).toBe(0);
}, 120_000);
