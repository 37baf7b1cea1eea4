import sql, { join, raw } from 'sql-template-tag';
import type { Database } from './connect.ts';

/** Where facts come from, and on what terms. */
export interface SourceTerms {
  name: string;
  title?: string | null;
  url?: string | null;
  licence?: string | null;
  attribution?: string | null;
  /** 0 to 100. */
  trust?: number;
}

const TERMS = ['title', 'url', 'licence', 'attribution', 'trust'] as const;

export function createSourceRepository({ query, openPrisma }: Pick<Database, 'query' | 'openPrisma'>) {
  /** The id of the source of that name, made on first use. Terms that are given replace those that stand. */
  async function register(source: SourceTerms): Promise<number> {
    const given = TERMS.filter((term) => source[term] !== undefined);
    const columns = ['name', ...given].map((column) => raw(column));
    const values = [source.name, ...given.map((term) => source[term])];
    // The name, too, so that there is always something to update: else one that stands would not be returned.
    const changes = columns.map((column) => sql`${column} = excluded.${column}`);
    const [row] = await query<{ id: number }>(sql`
      INSERT INTO source (${join(columns)}) VALUES (${join(values)})
      ON CONFLICT (name) DO UPDATE SET ${join(changes)}
      RETURNING id`);
    if (row === undefined) throw new Error('a source that was registered must have an id');
    return row.id;
  }

  /** Notes that a run over a source went to its end. */
  async function complete(id: number): Promise<void> {
    await query(sql`UPDATE source SET completed_at = now() WHERE id = ${id}`);
  }

  /** When a run over each source last went to its end. */
  async function completions(): Promise<Map<string, Date>> {
    const prisma = await openPrisma();
    const sources = await prisma.source.findMany({ select: { name: true, completedAt: true } });
    return new Map(sources.flatMap(({ name, completedAt }) => (completedAt ? [[name, completedAt] as const] : [])));
  }

  return { register, complete, completions };
}
