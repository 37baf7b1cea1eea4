import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** Returns the id of the event with the current or former id or slug, or null. */
export async function findEventId(query: Query, reference: string): Promise<string | null> {
  const [row] = await query<{ id: string }>(sql`
    SELECT id FROM event WHERE slug = ${reference} OR id::text = ${reference}
    UNION ALL SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${reference} LIMIT 1`);
  return row?.id ?? null;
}

export async function findEventSlug(query: Query, eventId: string): Promise<string | null> {
  const [row] = await query<{ slug: string }>(sql`SELECT slug FROM event WHERE id = ${eventId}::uuid`);
  return row?.slug ?? null;
}
