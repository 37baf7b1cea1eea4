import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** Returns ids of events whose keys are to be built: a migration adds them. */
export async function findMatchBacklog(query: Query, limit: number): Promise<string[]> {
  const rows = await query<{ event_id: string }>(sql`SELECT event_id FROM match_backlog LIMIT ${limit}`);
  return rows.map(({ event_id }) => event_id);
}

export async function removeFromMatchBacklog(query: Query, eventIds: string[]): Promise<void> {
  await query(sql`DELETE FROM match_backlog WHERE event_id = ANY(${eventIds}::uuid[])`);
}
