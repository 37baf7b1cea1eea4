import sql, { type Sql } from 'sql-template-tag';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connect.ts';
import type { Found, Page } from '../page.ts';

/** `isSimilar` matches names with typos instead of prefixes. */
export interface NameQuery {
  text: string;
  isSimilar?: boolean;
}

/** Threshold of pg_trgm's word similarity: two swapped letters of eight still match. */
const MIN_SIMILARITY = 0.45;
const AFTER_EXACT = '~';

export function nameSearch(column: Sql, { text, isSimilar = false }: NameQuery): { condition: Sql; key: Sql } {
  const nameKey = toNameKey(text);
  const ranked = (rank: Sql) => sql`(${rank} || ${column}) COLLATE "C"`;
  if (isSimilar) {
    const distance = sql`to_char(1 - word_similarity(${nameKey}, ${column}), 'FM0.000')`;
    return { condition: sql`${nameKey} <% ${column}`, key: ranked(sql`${AFTER_EXACT}::text || ${distance}`) };
  }
  const pattern = `${nameKey.replace(/[%_\\]/g, '\\$&')}%`;
  return {
    condition: sql`(${column} LIKE ${pattern} OR ${column} LIKE ${`% ${pattern}`})`,
    key: ranked(sql`CASE WHEN ${column} LIKE ${pattern} THEN '1' ELSE '2' END`),
  };
}

/** Lists records by a prefix of the name or of a word in it. If there are none at all, lists similar names. */
export async function listByName<Item>(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  { text, page }: { text: string; page: Page },
  list: (query: Query, name: NameQuery, page: Page) => Promise<Found<Item>>,
): Promise<Found<Item>> {
  const exact = await list(query, { text }, page);
  if (exact.items.length > 0) return exact;
  const isFirst = page.offset === 0 && page.after === null;
  if (!isFirst && (await list(query, { text }, FIRST)).items.length > 0) return exact;
  return transaction(async (query) => {
    // Applies to this transaction only.
    await query(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`);
    return list(query, { text, isSimilar: true }, page);
  });
}

const FIRST: Page = { limit: 1, offset: 0, after: null };
