import { expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { TEST_GAZETTEER } from '../testing/gazetteer.ts';
import { createTestDatabase } from '../testing.ts';
import { createGazetteerRepository } from './gazetteer-repository.ts';
import { createPlaceRepository } from './place-repository.ts';

const LAGOS = {
  geoname_id: 2332459,
  name: 'Lagos',
  alternate_names: ['LOS'],
  region: 'Lagos',
  region_code: '05',
  country_code: 'NG',
  lat: 6.45407,
  lng: 3.39467,
  timezone: 'Africa/Lagos',
  population: 15_388_000,
};

it('classifies the names that an earlier version stored', async () => {
  await using database = await createTestDatabase();
  const gazetteer = createGazetteerRepository(database);
  const places = createPlaceRepository(database);
  await gazetteer.load([...TEST_GAZETTEER, LAGOS]);
  await database.query(sql`UPDATE city SET has_events = true`);
  const ids = await places.findIdsByPrefix('NYC');

  await database.query(sql`UPDATE city_name SET kind = NULL`);
  await database.query(sql`
    INSERT INTO city_name (name_key, city_id) SELECT 'los', id FROM city WHERE name = 'Lagos'`);
  expect(await gazetteer.isLoaded()).toBe(false);
  await gazetteer.load([...TEST_GAZETTEER, LAGOS]);

  expect(await gazetteer.isLoaded()).toBe(true);
  expect(ids).toHaveLength(1);
  expect(await places.findIdsByPrefix('NYC')).toEqual(ids);
  const rows = await database.query<{ id: number }>(
    sql`SELECT city_id AS id FROM city_name WHERE name_key = 'los'`,
  );
  expect(rows).toEqual([]);
});
