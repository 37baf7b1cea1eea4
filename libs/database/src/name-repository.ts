import sql, { raw } from 'sql-template-tag';
import type { Database } from './connect.ts';

/** From the slugs that filters take to ids; a slug that a record had before it was merged counts as its own. */
export function createNameRepository({ query }: Pick<Database, 'query'>) {
  async function findId(table: 'venue' | 'artist', slug: string): Promise<string | null> {
    const [row] = await query<{ id: string }>(sql`
      SELECT id FROM ${raw(table)} WHERE slug = ${slug}
      UNION ALL SELECT record_id FROM alias WHERE kind = ${table}::record_kind AND alias = ${slug} LIMIT 1`);
    return row?.id ?? null;
  }

  async function findSourceId(name: string): Promise<number | null> {
    const [row] = await query<{ id: number }>(sql`SELECT id FROM source WHERE name = ${name}`);
    return row?.id ?? null;
  }

  return {
    findVenueId: (slug: string) => findId('venue', slug),
    findArtistId: (slug: string) => findId('artist', slug),
    findSourceId,
  };
}
export type NameRepository = ReturnType<typeof createNameRepository>;
