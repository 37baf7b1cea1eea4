// SQL because Prisma cannot express it: the pinned facts are applied by the expressions that ingest
// uses.
import type { Category } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';
import {
  type FormerFacts,
  type NewChange,
  appendChanges,
  findFacts,
  hasOtherFacts,
  toFormerFacts,
  withFormer,
} from '../../changes/changes-sql.ts';
import type { Query } from '../../connection/connect.ts';
import { refreshDocuments } from '../../search/refresh-documents.ts';
import { toNameKey } from '../names.ts';

/** The columns that an operator can pin, with their types. */
const PINNABLE: Readonly<Record<string, string>> = {
  title: 'text',
  description: 'text',
  category: 'category',
  availability: 'availability',
  ticket_url: 'text',
  image_url: 'text',
};

export const pinnedOr = (column: string, value: string): string =>
  Object.hasOwn(PINNABLE, column)
    ? `coalesce((e.pinned_facts->>'${column}')::${PINNABLE[column] ?? ''}, ${value})`
    : value;

/**
 * The columns of pinned facts of events that are written. They are applied without the listings.
 */
const PINNED_ASSIGNMENTS = Object.keys(PINNABLE)
  .map((column) => `${column} = ${pinnedOr(column, `e.${column}`)}`)
  .join(', ');

/** Facts that an operator can pin. */
export interface PinnedFacts {
  title?: string | undefined;
  description?: string | undefined;
  category?: Category | undefined;
  availability?: string | undefined;
  ticket_url?: string | undefined;
  image_url?: string | undefined;
}

/**
 * Pins facts of an event and reports the change. Facts that are not pinned any more keep their
 * value until a source changes the event. Needs a transaction.
 */
export async function pinFacts(query: Query, eventId: string, facts: PinnedFacts): Promise<void> {
  const stored = Object.keys(facts).length === 0 ? null : JSON.stringify(facts);
  const former = await findFacts(query, [eventId]);
  await query(sql`UPDATE event SET pinned_facts = ${stored}::json WHERE id = ${eventId}::uuid`);
  await query(sql`
    UPDATE event e SET ${raw(PINNED_ASSIGNMENTS)}, updated_at = now(), revision = e.revision + 1 WHERE id = ${eventId}::uuid`);
  await refreshDocuments(query, [eventId]);
  await appendChanges(query, [
    withFormer({ event_id: eventId, kind: 'updated' }, former.get(eventId)),
  ]);
}

/**
 * Applies pinned fields of merged events if the batch did not rewrite the event. Returns the
 * changes.
 */
export async function applyPinnedFields(
  query: Query,
  merges: { from: string; into: string }[],
): Promise<NewChange[]> {
  if (merges.length === 0) return [];
  const changes = await query<{
    event_id: string;
    kind: NewChange['kind'];
    former: FormerFacts | null;
  }>(sql`
    UPDATE event e SET status = coalesce(e.pinned_status, e.status), featured = coalesce(e.pinned_featured, e.featured),
      ${raw(PINNED_ASSIGNMENTS)}, updated_at = now(), revision = e.revision + 1
    FROM event before
    WHERE e.id = ANY(${merges.map(({ into }) => into)}::uuid[]) AND before.id = e.id
      AND (e.status <> e.pinned_status OR e.featured <> e.pinned_featured OR e.pinned_facts IS NOT NULL)
    RETURNING e.id AS event_id, CASE WHEN e.status = 'cancelled' AND before.status <> 'cancelled' THEN 'cancelled' ELSE 'updated' END AS kind,
      CASE WHEN ${hasOtherFacts('before', 'e')} THEN ${toFormerFacts('before')} END AS former`);
  await query(sql`
    UPDATE event_search s SET status = e.status, featured = e.featured
    FROM event e WHERE e.id = s.event_id AND e.id = ANY(${changes.map(({ event_id }) => event_id)}::uuid[])`);
  return changes.map(({ former, ...change }) => withFormer(change, former));
}

/** Returns those of the events that have pinned facts. */
export async function findPinned(query: Query, eventIds: string[]): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const rows = await query<{ id: string }>(
    sql`SELECT id FROM event WHERE id = ANY(${eventIds}::uuid[]) AND pinned_facts IS NOT NULL`,
  );
  return rows.map(({ id }) => id);
}

/** Facts of a venue that an operator can pin. */
export interface PinnedVenueFacts {
  name?: string | undefined;
  address?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  url?: string | undefined;
  capacity?: number | undefined;
}

/**
 * Pins facts of a venue and reports its events as changed. Sources and searches still find the
 * venue by a former name. Facts that are not pinned any more keep their value until a source
 * changes the venue. Returns false if the name is taken. Needs a transaction.
 */
export async function pinVenueFacts(
  query: Query,
  venueId: string,
  facts: PinnedVenueFacts,
): Promise<boolean> {
  const {
    name = null,
    address = null,
    lat = null,
    lng = null,
    url = null,
    capacity = null,
  } = facts;
  const key = name === null ? null : toNameKey(name);
  const stored = Object.values(facts).every((fact) => fact === undefined)
    ? null
    : JSON.stringify(facts);
  if (key !== null) await query(keepNameSql(venueId, key));
  const [updated] = await query<{ id: string }>(sql`
    UPDATE venue v SET pinned_facts = ${stored}::json, name = coalesce(${name}::text, v.name), name_key = coalesce(${key}::text, v.name_key),
      other_names = CASE WHEN v.name = coalesce(${name}::text, v.name) THEN v.other_names
        ELSE array_append(array_remove(v.other_names, ${name}::text), v.name) END,
      address = coalesce(${address}::text, v.address), lat = coalesce(${lat}::float8, v.lat), lng = coalesce(${lng}::float8, v.lng),
      url = coalesce(${url}::text, v.url), capacity = coalesce(${capacity}::int, v.capacity), updated_at = now()
    WHERE v.id = ${venueId}::uuid AND NOT EXISTS (
      SELECT FROM venue o WHERE o.name_key = ${key}::text AND o.city_id IS NOT DISTINCT FROM v.city_id AND o.id <> v.id)
    RETURNING v.id`);
  if (!updated) return false;
  const events = await query<{ id: string }>(sql`
    UPDATE event SET updated_at = now(), revision = revision + 1 WHERE venue_id = ${venueId}::uuid AND withdrawn_at IS NULL RETURNING id`);
  const ids = events.map(({ id }) => id);
  await refreshDocuments(query, ids);
  await appendChanges(
    query,
    ids.map((event_id) => ({ event_id, kind: 'updated' })),
  );
  return true;
}

/** Stores the name of a venue as a former one if the new one differs. */
const keepNameSql = (venueId: string, newKey: string): Sql => sql`
  INSERT INTO merged_venue (id, into_id, name, name_key, core_key, disambiguation, address, city_id, country_code, lat, lng)
  SELECT gen_random_uuid(), v.id, v.name, v.name_key, v.core_key, v.disambiguation, v.address, v.city_id, v.country_code, v.lat, v.lng
  FROM venue v WHERE v.id = ${venueId}::uuid AND v.name_key <> ${newKey}
    AND NOT EXISTS (SELECT FROM merged_venue m WHERE m.into_id = v.id AND m.name_key = v.name_key)`;
