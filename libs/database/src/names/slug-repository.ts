import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../connect.ts';

export type SlugKind = 'event' | 'venue' | 'artist' | 'article';

const TABLES: Readonly<Record<SlugKind, Sql>> = {
  event: sql`event WHERE withdrawn_at IS NULL AND`,
  venue: sql`venue WHERE`,
  artist: sql`artist WHERE`,
  article: sql`article_text WHERE listed AND`,
};

/** Includes the wildcards of LIKE. */
const NOT_IN_SLUGS = /[^a-z0-9-]/g;

export function createSlugRepository({ query }: Pick<Database, 'query'>) {
  /** Returns the first slugs with the prefix, in alphabetical order. Ignores characters that no slug contains. */
  async function findByPrefix(kind: SlugKind, text: string, limit: number): Promise<string[]> {
    const prefix = text.toLowerCase().replace(NOT_IN_SLUGS, '');
    const rows = await query<{ slug: string }>(
      sql`SELECT slug FROM ${TABLES[kind]} slug LIKE ${`${prefix}%`} ORDER BY slug LIMIT ${limit}`,
    );
    return rows.map(({ slug }) => slug);
  }

  return { findByPrefix };
}
export type SlugRepository = ReturnType<typeof createSlugRepository>;
