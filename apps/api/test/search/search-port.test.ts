import { createGazetteerRepository, createSearchRepository } from '@marquee/database';
import { createTestDatabase, TEST_GAZETTEER } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { describeSearchEngine } from './search-contract.ts';

describeSearchEngine('PostgreSQL', async (records) => {
  const database = await createTestDatabase();
  await createGazetteerRepository(database).load(TEST_GAZETTEER);
  await ingest(database, { source: { name: 'contract' }, records });
  const events = await database.query<{ id: string; title: string }>({
    text: 'SELECT id, title FROM event',
    values: [],
  });
  const cities = await database.query<{ id: number; name: string }>({
    text: 'SELECT id, name FROM city',
    values: [],
  });
  return {
    search: createSearchRepository(database),
    idsByTitle: new Map(events.map(({ id, title }) => [title, id])),
    cityIds: new Map(cities.map(({ id, name }) => [name, id])),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
});
