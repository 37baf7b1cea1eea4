import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { recordIdSql } from './record-id-sql.ts';

/** Resolves the names in filters to ids. Accepts current and former slugs and ids. */
export function createNameRepository({ query }: Pick<Database, 'query'>) {
  async function findId(table: 'venue' | 'artist', idOrSlug: string): Promise<string | null> {
    const [row] = await query<{ id: string }>(recordIdSql(table, idOrSlug));
    return row?.id ?? null;
  }

  async function findSourceId(name: string): Promise<number | null> {
    const [row] = await query<{ id: number }>(sql`SELECT id FROM source WHERE name = ${name}`);
    return row?.id ?? null;
  }

  return {
    findVenueId: (idOrSlug: string) => findId('venue', idOrSlug),
    findArtistId: (idOrSlug: string) => findId('artist', idOrSlug),
    findSourceId,
  };
}
export type NameRepository = ReturnType<typeof createNameRepository>;
