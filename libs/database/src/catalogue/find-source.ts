import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

export async function findTrust(query: Query, sourceId: number): Promise<number> {
  const [row] = await query<{ trust: number }>(sql`SELECT trust FROM source WHERE id = ${sourceId}`);
  return row?.trust ?? 0;
}

export async function findSourceId(query: Query, name: string): Promise<number | null> {
  const [row] = await query<{ id: number }>(sql`SELECT id FROM source WHERE name = ${name}`);
  return row?.id ?? null;
}
