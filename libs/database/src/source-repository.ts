import sql, { join, raw } from 'sql-template-tag';
import type { Database } from './connect.ts';

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
  /** Creates or updates a source and returns its id. Undefined terms remain unchanged. */
  async function register(source: SourceTerms): Promise<number> {
    const given = TERMS.filter((term) => source[term] !== undefined);
    const columns = ['name', ...given].map((column) => raw(column));
    const values = [source.name, ...given.map((term) => source[term])];
    // Includes the name, because RETURNING needs an update of the existing row.
    const changes = columns.map((column) => sql`${column} = excluded.${column}`);
    const [row] = await query<{ id: number }>(sql`
      INSERT INTO source (${join(columns)}) VALUES (${join(values)})
      ON CONFLICT (name) DO UPDATE SET ${join(changes)}
      RETURNING id`);
    if (row === undefined) throw new Error('INSERT … RETURNING returned no row.');
    return row.id;
  }

  async function complete(id: number): Promise<void> {
    await query(sql`UPDATE source SET completed_at = now() WHERE id = ${id}`);
  }

  async function completions(): Promise<Map<string, Date>> {
    const prisma = await openPrisma();
    const sources = await prisma.source.findMany({ select: { name: true, completedAt: true } });
    return new Map(sources.flatMap(({ name, completedAt }) => (completedAt ? [[name, completedAt] as const] : [])));
  }

  return { register, complete, completions };
}
