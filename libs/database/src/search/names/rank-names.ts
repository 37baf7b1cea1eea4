import type { Sql } from 'sql-template-tag';
import type { Database, Query } from '../../connection/connect.ts';
import type { Found, Page } from '../../statements/page.ts';
import { SET_SIMILARITY, type NameQuery, type RankedRow } from './name-lists-sql.ts';

interface NameRequest {
  text: string;
  page: Page;
}

const FIRST: Page = { limit: 1, offset: 0, after: null };

/**
 * Returns the ids of one page by a prefix of the name or of a word in it. If there are none at all,
 * by similar names.
 */
export async function rankByName(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  { text, page }: NameRequest,
  pageSql: (name: NameQuery, page: Page) => Sql,
): Promise<Found<RankedRow>> {
  const exact = await rank(query, pageSql({ text }, page), page);
  if (exact.items.length > 0) return exact;
  const isFirst = page.offset === 0 && page.after === null;
  if (!isFirst && (await rank(query, pageSql({ text }, FIRST), FIRST)).items.length > 0)
    return exact;
  return transaction(async (query) => {
    await query(SET_SIMILARITY);
    return rank(query, pageSql({ text, isSimilar: true }, page), page);
  });
}

/** Counts what all pages of `rankByName` contain. */
export async function countByName(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  text: string | undefined,
  countSql: (name?: NameQuery) => Sql,
): Promise<number> {
  if (text === undefined) return count(query, countSql());
  const exact = await count(query, countSql({ text }));
  if (exact > 0) return exact;
  return transaction(async (query) => {
    await query(SET_SIMILARITY);
    return count(query, countSql({ text, isSimilar: true }));
  });
}

const count = async (query: Query, statement: Sql): Promise<number> =>
  (await query<{ items: number }>(statement))[0]?.items ?? 0;

/** Removes the extra row and returns the start of the next page. */
export async function rank(
  query: Query,
  statement: Sql,
  { limit }: Page,
): Promise<Found<RankedRow>> {
  const rows = await query<RankedRow>(statement);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? { value: last.key, id: last.id } : null };
}
