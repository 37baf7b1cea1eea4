// SQL because of cost: batches of 500 listings as COPY or one array per column, compared with a
// temporary table of the run's session.
import { DEMO_SOURCE, type Listing, type ListingId, type NormalisedEvent } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { copyRows } from '../statements/copy-statement.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';

export interface NewListing {
  event: NormalisedEvent;
  /** `event` as stored. */
  json: string;
  /** SHA-256 of `json`, in hexadecimal. */
  hash: string;
  event_id: string;
  matched_by: string | null;
}

/** A stored listing that its source changed. */
export interface ChangedListing extends NewListing {
  /** What the source changed, as in `StatedAt`. */
  changed_fields: string[];
}

export interface ListingState {
  source_event_id: string;
  event_id: string;
  facts_hash: string;
  is_withdrawn: boolean;
  /** Withdrawn, or last seen more than a day ago. */
  is_stale: boolean;
}

/** Returns the ids that are new in this run. */
export async function addSeenIds(query: Query, ids: string[]): Promise<Set<string>> {
  const rows = await query<{ source_event_id: string }>(sql`
    INSERT INTO seen SELECT unnest(${ids}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`);
  return new Set(rows.map(({ source_event_id }) => source_event_id));
}

export const findListingStates = (
  query: Query,
  sourceId: number,
  ids: string[],
): Promise<ListingState[]> =>
  query<ListingState>(sql`
    SELECT source_event_id, event_id, encode(facts_hash, 'hex') AS facts_hash,
      withdrawn_at IS NOT NULL AS is_withdrawn, withdrawn_at IS NOT NULL OR last_seen_at < now() - interval '1 day' AS is_stale
    FROM claim WHERE source_id = ${sourceId} AND source_event_id = ANY(${ids}::text[])`);

/** Fails if one of the listings is stored already. */
export async function insertListings(
  query: Query,
  sourceId: number,
  listings: NewListing[],
): Promise<void> {
  if (listings.length === 0) return;
  await query(copyRows('claim', LISTING_COLUMNS, listings.map(toListingRow(sourceId))));
}

/** Also moves a listing that does not belong to its former event any more. */
export async function replaceListings(
  query: Query,
  sourceId: number,
  listings: ChangedListing[],
): Promise<void> {
  if (listings.length === 0) return;
  const columns = raw(LISTING_COLUMNS.join(', '));
  const toRow = toListingRow(sourceId);
  const rows = listings.map((listing) => ({
    ...toRow(listing),
    changed_fields: listing.changed_fields,
  }));
  await query(sql`
    INSERT INTO claim (${columns}, stated_at)
    SELECT ${columns}, (SELECT jsonb_object_agg(field, now()) FROM unnest(changed_fields) AS field)
    FROM ${rowsSql(rows, { ...LISTING_TYPES, changed_fields: 'text[]' })} r
    ON CONFLICT (source_id, source_event_id) DO UPDATE SET event_id = excluded.event_id, url = excluded.url, facts = excluded.facts,
      facts_hash = excluded.facts_hash, last_seen_at = now(), changed_at = now(), withdrawn_at = NULL,
      stated_at = coalesce(claim.stated_at || excluded.stated_at, excluded.stated_at, claim.stated_at),
      status_said_at = CASE WHEN claim.facts->>'status' <> excluded.facts->>'status' THEN now() ELSE claim.status_said_at END`);
}

const LISTING_TYPES = {
  source_id: 'smallint',
  source_event_id: 'text',
  event_id: 'uuid',
  url: 'text',
  facts: 'json',
  facts_hash: 'bytea',
  matched_by: 'text',
  status_said_at: 'timestamptz',
};
const LISTING_COLUMNS = Object.keys(LISTING_TYPES);

const toListingRow =
  (source_id: number) =>
  ({ event, json, hash, event_id, matched_by }: NewListing) => ({
    source_id,
    source_event_id: event.source_event_id,
    event_id,
    url: event.url,
    facts: json,
    facts_hash: `\\x${hash}`,
    matched_by,
    status_said_at: event.status === 'scheduled' ? null : 'now', // clock of the database
  });

/**
 * Records that a source still lists the listings, at most once a day each, and lists withdrawn ones
 * again.
 */
export async function markSeen(
  query: Query,
  sourceId: number,
  listings: ListingState[],
): Promise<void> {
  const stale = listings
    .filter(({ is_stale }) => is_stale)
    .map(({ source_event_id }) => source_event_id);
  if (stale.length === 0) return;
  await query(sql`
    UPDATE claim SET last_seen_at = now(), withdrawn_at = NULL
    WHERE source_id = ${sourceId} AND source_event_id = ANY(${stale}::text[])`);
}

// Some sources list one event a thousand times. More listings add no information.
const MAX_LISTINGS = 40;

/**
 * Returns the listings of events: active ones first, then the one that an operator chose, then the
 * newest, up to a limit per event. The sources are looked up last: PostgreSQL takes a table of few
 * rows for one of a single row, and would read the listings once for each source.
 */
export async function findListings(query: Query, eventIds: string[]): Promise<Listing[]> {
  if (eventIds.length === 0) return [];
  return query<Listing>(sql`
    SELECT c.source_id, s.name AS source, c.source_event_id, c.event_id, c.facts AS event, s.trust, s.name = ${DEMO_SOURCE} AS demo, c.first_seen_at,
      c.changed_at, c.status_said_at, coalesce(c.stated_at, '{}') AS stated_at, c.withdrawn_at IS NOT NULL AS withdrawn
    FROM unnest(${eventIds}::uuid[]) AS e(id) CROSS JOIN LATERAL (
      SELECT * FROM claim WHERE event_id = e.id ORDER BY withdrawn_at NULLS FIRST, stated_at->>'decided' NULLS LAST, changed_at DESC, source_event_id LIMIT ${MAX_LISTINGS}::int) c
    CROSS JOIN LATERAL (SELECT trust, name FROM source WHERE id = c.source_id OFFSET 0) s`);
}

/**
 * Stores which listing of an event decides its day and status; null: none. Returns whether its
 * source lists it now.
 */
export async function decideListing(
  query: Query,
  eventId: string,
  listing: ListingId | null,
): Promise<boolean> {
  const { source_id = null, source_event_id = null } = listing ?? {};
  const isChosen = sql`coalesce(source_id = ${source_id}::smallint AND source_event_id = ${source_event_id}::text AND withdrawn_at IS NULL, false)`;
  const rows = await query<{ chosen: boolean }>(sql`
    UPDATE claim SET stated_at = CASE WHEN ${isChosen} THEN coalesce(stated_at, '{}') || jsonb_build_object('decided', now()) ELSE stated_at - 'decided' END
    WHERE event_id = ${eventId}::uuid RETURNING ${isChosen} AS chosen`);
  return rows.some(({ chosen }) => chosen);
}

/** Moves a listing to another event as the event's own. */
export async function moveListing(
  query: Query,
  listing: ListingId,
  eventId: string,
): Promise<void> {
  await query(sql`
    UPDATE claim SET event_id = ${eventId}::uuid, matched_by = NULL
    WHERE source_id = ${listing.source_id} AND source_event_id = ${listing.source_event_id}`);
}

/** Records the reason for listings of an event that have none. */
export async function saveMatchReason(
  query: Query,
  listings: (ListingId & { event_id: string })[],
  reason: string,
) {
  await query(sql`
    UPDATE claim c SET matched_by = coalesce(matched_by, ${reason})
    FROM unnest(${listings.map(({ source_id }) => source_id)}::smallint[], ${listings.map(({ source_event_id }) => source_event_id)}::text[],
      ${listings.map(({ event_id }) => event_id)}::uuid[]) AS l(source_id, source_event_id, event_id)
    WHERE (c.source_id, c.source_event_id, c.event_id) = (l.source_id, l.source_event_id, l.event_id)`);
}

interface WithdrawnListing {
  event_id: string;
  source_event_id: string;
}

// The readers add the start of an occurrence to the UID of a calendar event, or to the address of a
// page.
const UID = sql`regexp_replace(c.source_event_id, '[/#][0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:]+Z?)?$', '')`;
// The readers expand series from 31 days back. Earlier occurrences are not read, but their series
// can still be listed.
const EXPANDED_BACK = '30 days';
const IS_UNSEEN = sql`c.withdrawn_at IS NULL AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = c.source_event_id)`;

interface ListedUids {
  /** Events that were not read completely: all of their listings stay. */
  retainedUids: string[];
  /** Beginnings of the ids of events that were not read. */
  retainedPrefixes: string[];
  /** Events that were read from a date on. Their occurrences before it stay. */
  completeUids: string[];
}

/**
 * How many listings of upcoming events a source had, and how many of these the run has not seen.
 */
export interface ListedBefore {
  upcoming: number;
  missing: number;
}

export async function countMissing(query: Query, sourceId: number): Promise<ListedBefore> {
  const [row] = await query<ListedBefore>(sql`
    SELECT count(*)::int AS upcoming, count(*) FILTER (WHERE ${IS_UNSEEN})::int AS missing
    FROM claim c JOIN event e ON e.id = c.event_id
    WHERE c.source_id = ${sourceId} AND c.withdrawn_at IS NULL AND e.runs_until >= now()`);
  return row ?? { upcoming: 0, missing: 0 };
}

/**
 * Records whether a shrunken list is held until the next run. Returns whether the previous run held
 * one.
 */
export async function holdShrinkage(
  query: Query,
  sourceId: number,
  isHeld: boolean,
): Promise<boolean> {
  const [row] = await query<{ was_held: boolean }>(sql`
    UPDATE source s SET shrink_held_at = CASE WHEN ${isHeld} THEN now() END FROM source before
    WHERE s.id = ${sourceId} AND before.id = s.id RETURNING before.shrink_held_at IS NOT NULL AS was_held`);
  return row?.was_held ?? false;
}

/**
 * Withdraws the listings of a source that are not in the run's table `seen`, except those of
 * calendar events that it still lists.
 */
export const withdrawUnseenListings = (
  query: Query,
  sourceId: number,
  { retainedUids, retainedPrefixes, completeUids }: ListedUids,
): Promise<WithdrawnListing[]> =>
  query<WithdrawnListing>(sql`
    UPDATE claim c SET withdrawn_at = now() FROM event e
    WHERE c.source_id = ${sourceId} AND ${IS_UNSEEN} AND NOT (${UID} = ANY(${retainedUids}::text[])) AND e.id = c.event_id
      AND NOT EXISTS (SELECT FROM unnest(${retainedPrefixes}::text[]) p WHERE starts_with(c.source_event_id, p))
      AND NOT (e.starts_at < now() - ${EXPANDED_BACK}::interval AND c.source_event_id <> ${UID} AND ${UID} = ANY(${completeUids}::text[]))
    RETURNING c.event_id, c.source_event_id`);

/** Withdraws the upcoming occurrences of calendar events that are not in the run's table `seen`. */
export const withdrawUnseenOccurrences = (
  query: Query,
  sourceId: number,
  uids: string[],
): Promise<WithdrawnListing[]> =>
  query<WithdrawnListing>(sql`
    UPDATE claim c SET withdrawn_at = now() FROM event e
    WHERE c.source_id = ${sourceId} AND ${IS_UNSEEN} AND ${UID} = ANY(${uids}::text[]) AND e.id = c.event_id AND e.starts_at >= now()
    RETURNING c.event_id, c.source_event_id`);

/**
 * Withdraws listings that are not in the run's table `seen`, by their id or the UID of their
 * calendar event.
 */
export async function withdrawExcludedListings(
  query: Query,
  sourceId: number,
  ids: string[],
): Promise<WithdrawnListing[]> {
  if (ids.length === 0) return [];
  return query<WithdrawnListing>(sql`
    UPDATE claim c SET withdrawn_at = now()
    WHERE c.source_id = ${sourceId} AND ${IS_UNSEEN}
      AND (c.source_event_id = ANY(${ids}::text[]) OR ${UID} = ANY(${ids}::text[]))
    RETURNING event_id, source_event_id`);
}

/** Returns events of which the source has a listing, also a withdrawn one. */
export async function findEventsOfSource(
  query: Query,
  sourceId: number,
  limit: number,
): Promise<string[]> {
  const rows = await query<{ event_id: string }>(sql`
    SELECT DISTINCT event_id FROM (SELECT event_id FROM claim WHERE source_id = ${sourceId} LIMIT ${limit}::int) c`);
  return rows.map(({ event_id }) => event_id);
}

/** Withdraws the listings of a source for the events. */
export const withdrawListings = (
  query: Query,
  sourceId: number,
  eventIds: string[],
): Promise<WithdrawnListing[]> =>
  query<WithdrawnListing>(sql`
    UPDATE claim SET withdrawn_at = now()
    WHERE source_id = ${sourceId} AND event_id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NULL
    RETURNING event_id, source_event_id`);

export async function deleteListings(
  query: Query,
  sourceId: number,
  eventIds: string[],
): Promise<void> {
  await query(
    sql`DELETE FROM claim WHERE source_id = ${sourceId} AND event_id = ANY(${eventIds}::uuid[])`,
  );
}
