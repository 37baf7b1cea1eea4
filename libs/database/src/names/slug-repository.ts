import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../connect.ts';

/** What has slugs. */
export type SlugKind = 'event' | 'venue' | 'artist' | 'article';

const TABLES: Readonly<Record<SlugKind, Sql>> = {
  event: sql`event WHERE withdrawn_at IS NULL AND`,
  venue: sql`venue WHERE`,
  artist: sql`artist WHERE`,
  article: sql`article_text WHERE listed AND`,
};

/** What no slug holds; it would also be read as a wildcard. */
const NOT_IN_SLUGS = /[^a-z0-9-]/g;

export function createSlugRepository({ query }: Pick<Database, 'query'>) {
  /** The first slugs of a kind, in their order, that begin so; the beginning is read as a slug would be written. */
  async function beginningWith(kind: SlugKind, beginning: string, most: number): Promise<string[]> {
    const prefix = beginning.toLowerCase().replace(NOT_IN_SLUGS, '');
    const rows = await query<{ slug: string }>(
      sql`SELECT slug FROM ${TABLES[kind]} slug LIKE ${`${prefix}%`} ORDER BY slug LIMIT ${most}`,
    );
    return rows.map(({ slug }) => slug);
  }

  return { beginningWith };
}
export type SlugRepository = ReturnType<typeof createSlugRepository>;
