import { expect, it } from '@jest/globals';
import { findListings } from '@marquee/database/catalogue';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from './ingest.ts';

const EVENTS = 300;
const SOURCES = 30;

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

it('reads the listings of each event once, also if the planner knows of one source only', async () => {
  await using database = await createTestDatabase();
  const records = Array.from({ length: EVENTS }, (_, index) => ({
    source_id: String(index),
    title: `Evening ${String(index)}`,
    category: 'music',
    start_local: '2030-06-01T20:00:00',
    city: 'Berlin',
    country: 'DE',
  }));
  await ingest(database, { source: { name: 'agenda' }, records });
  await database.pool.query('VACUUM ANALYZE');
  await database.pool.query(
    `INSERT INTO source (name) SELECT 'source ' || n FROM generate_series(2, ${String(SOURCES)}) n`,
  );
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM event');
  const plans: PlanNode[] = [];
  const explain: typeof database.query = async <Row extends object>(
    statement: Parameters<typeof database.query>[0],
  ) => {
    const { text, values } = statement;
    const explained = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    });
    plans.push(...explained.rows.map((row) => row['QUERY PLAN'][0].Plan));
    return database.query<Row>(statement);
  };
  const listings = await findListings(
    explain,
    rows.map(({ id }) => id),
  );
  expect(listings).toHaveLength(EVENTS);
  expect(plans.flatMap(scansOfListings)).toEqual([EVENTS]);
});

/** Returns how often each node of a plan reads listings. */
const scansOfListings = (node: PlanNode): number[] => [
  ...(node['Relation Name'] === 'claim' ? [node['Actual Loops']] : []),
  ...(node.Plans ?? []).flatMap(scansOfListings),
];
