import sql, { type Sql } from 'sql-template-tag';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connect.ts';
import type { Found, Page } from '../page.ts';

/** A name that somebody looks for. `isSimilar` finds names with a slip in them, instead of those that begin with it. */
export interface NameQuery {
  text: string;
  isSimilar?: boolean;
}

/** How much of what was typed must stand in a name of which it is a slip: one swapped pair in eight letters passes. */
const SIMILAR_ENOUGH = 0.45;
const BEHIND_EXACT = '~';

/** The condition under which a folded name answers, and the text by which it is ranked: best first, then by name. */
export function nameSearch(column: Sql, { text, isSimilar = false }: NameQuery): { condition: Sql; key: Sql } {
  const wanted = toNameKey(text);
  const ranked = (rank: Sql) => sql`(${rank} || ${column}) COLLATE "C"`;
  if (isSimilar) {
    const distance = sql`to_char(1 - word_similarity(${wanted}, ${column}), 'FM0.000')`;
    return { condition: sql`${wanted} <% ${column}`, key: ranked(sql`${BEHIND_EXACT}::text || ${distance}`) };
  }
  const beginning = `${wanted.replace(/[%_\\]/g, '\\$&')}%`;
  return {
    condition: sql`(${column} LIKE ${beginning} OR ${column} LIKE ${`% ${beginning}`})`,
    key: ranked(sql`CASE WHEN ${column} LIKE ${beginning} THEN '1' ELSE '2' END`),
  };
}

/**
 * Lists the records whose names, or words in them, begin with `text`; where there is none at all, those with names much
 * like it.
 */
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
    // For the statements of this transaction alone.
    await query(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(SIMILAR_ENOUGH)}, true)`);
    return list(query, { text, isSimilar: true }, page);
  });
}

const FIRST: Page = { limit: 1, offset: 0, after: null };
