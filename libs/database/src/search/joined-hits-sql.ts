// SQL because Prisma cannot express it: full-text searches with ranking, several in one statement.
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { TEXT_COLUMNS, textJoins } from '../events/event-records-sql.ts';

/** One search of a statement. */
export interface JoinedHits {
  hits: Sql;
  /** The form of the prepared texts of its hits; null: it selects none. */
  form: string | null;
}

/** Planning each takes as long as planning it alone. */
export const MAX_JOINED = 12;

/**
 * Selects the hits of several searches in any order: the columns of a `Hit`, the index of its
 * `search`, and those of a `TextRow`. A search does not run if the ones before it have found
 * `stopAt` events.
 */
export function joinedHitsSql(searches: readonly JoinedHits[], stopAt: number): Sql {
  const parts = searches.map(({ hits }, index) => {
    const gate = index === 0 || stopAt === Infinity ? empty : sql` WHERE ${isBelow(stopAt, index)}`;
    return sql`${part(index)} AS MATERIALIZED (SELECT ${raw(String(index))} AS search, a.* FROM (${hits}) a${gate})`;
  });
  const found = searches.map((_, index) => sql`SELECT * FROM ${part(index)}`);
  const [form = null] = searches.flatMap((search) => search.form ?? []);
  const shown = searches.flatMap((search, index) => (search.form === null ? [] : index));
  return sql`WITH ${join(parts, ', ')} ${withTexts(sql`(${join(found, ' UNION ALL ')})`, form, shown)}`;
}

/** Selects the hits of one search like `joinedHitsSql`. */
export const hitsWithTextsSql = (hits: Sql, form: string): Sql =>
  withTexts(sql`(SELECT 0 AS search, a.* FROM (${hits}) a)`, form, [0]);

// OFFSET 0 makes the planner read the few texts by id.
function withTexts(found: Sql, form: string | null, shown: number[]): Sql {
  if (form === null) return sql`SELECT h.* FROM ${found} h`;
  return sql`
    SELECT h.*, e.slug, e.popularity, e.picture, e.series, e.text FROM ${found} h
    LEFT JOIN LATERAL (
      SELECT ${TEXT_COLUMNS} FROM event e ${textJoins(form)}
      WHERE e.id = h.id AND h.search IN (${raw(shown.join())}) OFFSET 0) e ON true`;
}

const part = (index: number): Sql => raw(`found_${String(index)}`);

/** Has no columns of the search, so that it is checked once, before the search runs. */
function isBelow(stopAt: number, index: number): Sql {
  const before = Array.from({ length: index }, (_, at) => sql`SELECT id FROM ${part(at)}`);
  return sql`(SELECT count(DISTINCT id) FROM (${join(before, ' UNION ALL ')}) f) < ${stopAt}::int`;
}
