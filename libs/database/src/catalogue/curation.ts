import { newId, type NormalisedEvent, type Listing, type MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex } from '../search/search-index.ts';
import type { AffectedEvent } from './assign-listings.ts';
import { appendChanges } from './changes.ts';
import { createEntityResolver } from './entity-resolver.ts';
import { createMatchKeyFilter } from './match-key-filter.ts';
import { findListings, saveKeys } from './match-key-repository.ts';
import { saveOverride } from './match-overrides.ts';
import { listPossibleDuplicates } from './possible-duplicates.ts';
import { prepareEvent } from './prepare-batch.ts';
import { writeBatch, type WriteContext } from './write-batch.ts';
import { withTransaction } from './write-session.ts';
import { createWriterLock } from './writer-lock.ts';

/**
 * Creates the operator's manual corrections. Events are named by a current or former slug or id. Corrections survive later ingest runs. An
 * impossible correction throws an Error that states why.
 */
export function createCuration(database: Pick<Database, 'query' | 'openSession'>, matching: MatchStrategy) {
  const exclusively = <Result>(work: (run: WriteContext) => Promise<Result>) =>
    runExclusively(database, matching, work);
  return {
    merge: (into: string, from: string) => exclusively((run) => merge(run, into, from)),
    /** Moves one listing of an event into a new event. */
    split: (event: string, listing: SplitListing) => exclusively((run) => split(run, event, listing)),
    feature: (event: string, featured: boolean) => exclusively(({ query }) => feature(query, event, featured)),
    /** Pins the status `cancelled`, so that sources cannot change it. */
    cancel: (event: string) => exclusively(({ query }) => cancel(query, event)),
    /** Returns pairs without a decision, likeliest first. */
    possibleDuplicates: (limit: number) => listPossibleDuplicates(database.query, limit),
  };
}

export interface SplitListing {
  source: string;
  /** `source_event_id` of the listing. */
  id: string;
}

/** Runs `work` in a transaction while no ingest run writes. */
async function runExclusively<Result>(
  { openSession }: Pick<Database, 'openSession'>,
  matching: MatchStrategy,
  work: (run: WriteContext) => Promise<Result>,
): Promise<Result> {
  const session = await openSession();
  const { query } = session;
  const source = { id: 0, name: 'operator' };
  const run = {
    query,
    source,
    matching,
    entities: createEntityResolver(matching),
    search: createSearchIndex(),
    keyFilter: createMatchKeyFilter(),
  };
  const lock = createWriterLock(query, () => Promise.resolve());
  try {
    return await lock.run(() => withTransaction(session, () => work(run)));
  } finally {
    await lock.close();
    await session.close();
  }
}

async function merge(run: WriteContext, into: string, from: string) {
  const { query } = run;
  const [intoId, fromId] = [await findEventId(query, into), await findEventId(query, from)];
  if (intoId === fromId) throw new Error('Both names refer to the same event already.');
  const [listings, others] = [await findListings(query, [intoId]), await findListings(query, [fromId])];
  await saveOverride(query, [listings, others], true);
  const after = [...listings, ...others.map((listing) => ({ ...listing, event_id: intoId }))];
  await write(run, [toAffectedEvent(intoId, listings, after)], [{ from: fromId, into: intoId }]);
  await query(sql`
    UPDATE claim SET matched_by = coalesce(matched_by, 'joined by hand')
    WHERE event_id = ${intoId}::uuid AND (source_id, source_event_id) IN (
      SELECT * FROM unnest(${others.map(({ source_id }) => source_id)}::smallint[], ${others.map(({ source_event_id }) => source_event_id)}::text[]))`);
  return { id: intoId, merged: fromId };
}

async function split(run: WriteContext, event: string, { source, id }: SplitListing) {
  const { query, matching } = run;
  const currentId = await findEventId(query, event);
  const listings = await findListings(query, [currentId]);
  const [row] = await query<{ id: number }>(sql`SELECT id FROM source WHERE name = ${source}`);
  const selected = listings.find((listing) => listing.source_id === row?.id && listing.source_event_id === id);
  const remaining = listings.filter((listing) => listing !== selected);
  if (!selected) throw new Error(`The event has no listing "${id}" of the source "${source}".`);
  if (remaining.length === 0) throw new Error('The event has only one listing. Nothing can be split off.');
  const moved = { ...selected, event_id: newId() };
  await saveOverride(query, [[selected], remaining], false);
  await query(sql`
    UPDATE claim SET event_id = ${moved.event_id}::uuid, matched_by = NULL
    WHERE source_id = ${selected.source_id} AND source_event_id = ${selected.source_event_id}`);
  await write(
    run,
    [toAffectedEvent(currentId, listings, remaining), { ...toAffectedEvent(moved.event_id, [], [moved]), isNew: true }],
    [],
  );
  await saveKeys(query, matching.buildKeys, [{ ...moved, isNew: true }]);
  const [created] = await query<{ slug: string }>(sql`SELECT slug FROM event WHERE id = ${moved.event_id}::uuid`);
  return { id: moved.event_id, slug: created?.slug ?? '' };
}

async function feature(query: Query, event: string, featured: boolean) {
  const id = await findEventId(query, event);
  await query(sql`
    UPDATE event SET pinned_featured = ${featured}, featured = ${featured}, updated_at = now(), revision = revision + 1
    WHERE id = ${id}::uuid`);
  await query(sql`UPDATE event_search SET featured = ${featured} WHERE event_id = ${id}::uuid`);
  await appendChanges(query, [{ event_id: id, kind: 'updated' }]);
  return { id, featured };
}

async function cancel(query: Query, event: string): Promise<{ id: string; status: NormalisedEvent['status'] }> {
  const id = await findEventId(query, event);
  await query(sql`
    UPDATE event SET pinned_status = 'cancelled', status = 'cancelled', updated_at = now(), revision = revision + 1
    WHERE id = ${id}::uuid`);
  await query(sql`UPDATE event_search SET status = 'cancelled' WHERE event_id = ${id}::uuid`);
  await appendChanges(query, [{ event_id: id, kind: 'cancelled' }]);
  return { id, status: 'cancelled' };
}

const toAffectedEvent = (event_id: string, before: Listing[], after: Listing[]): AffectedEvent => ({
  event_id,
  isNew: false,
  isChanged: false,
  before,
  after,
});

async function write(
  run: WriteContext,
  events: AffectedEvent[],
  merges: { from: string; into: string }[],
): Promise<void> {
  const prepared = events.map((event) => prepareEvent(event, run.matching.merge)).filter((event) => event !== null);
  const noListings = { created: [], changed: [], unchanged: [], duplicateIds: [], possibleDuplicates: [] };
  await writeBatch(run, { ...noListings, events, merges, prepared });
}

/** Finds an event by a current or former id or slug. */
async function findEventId(query: Query, reference: string): Promise<string> {
  const [row] = await query<{ id: string }>(sql`
    SELECT id FROM event WHERE slug = ${reference} OR id::text = ${reference}
    UNION ALL SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${reference} LIMIT 1`);
  if (!row) throw new Error(`No event has the id or slug "${reference}".`);
  return row.id;
}
