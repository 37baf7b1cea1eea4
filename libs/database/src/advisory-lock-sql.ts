// SQL because Prisma cannot express it: advisory locks.
import sql from 'sql-template-tag';
import type { Query } from './statement.ts';

/** Waits for other transactions with a lock on the text, and locks it until the end of the caller’s transaction. */
export async function lockText(query: Query, lockClass: number, text: string): Promise<void> {
  await query(sql`SELECT pg_advisory_xact_lock(${lockClass}::int, hashtext(${text}))::text`);
}
