import { newId, type NormalisedEvent, type Listing, type MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex } from '../search/search-index.ts';
import type { AffectedEvent } from './assign-listings.ts';
import { noteChanges } from './changes.ts';
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
 * What an operator decides about events by hand, each by slug or id (also an old one). A decision outlives later runs over the sources. What
 * cannot be done throws an Error with a sentence.
 */
export function createCuration(database: Pick<Database, 'query' | 'openSession'>, matching: MatchStrategy) {
  const inTurn = <Result>(work: (run: WriteContext) => Promise<Result>) => doInTurn(database, matching, work);
  return {
    /** Lets the second event become part of the first. */
    merge: (into: string, from: string) => inTurn((run) => merge(run, into, from)),
    /** Takes one source's listing out of an event and makes it an event of its own. */
    split: (event: string, listing: SplitListing) => inTurn((run) => split(run, event, listing)),
    /** Shows an event first, or no longer. */
    feature: (event: string, featured: boolean) => inTurn(({ query }) => feature(query, event, featured)),
    /** Calls an event off, whatever its sources say. */
    cancel: (event: string) => inTurn(({ query }) => cancel(query, event)),
    /** The likeliest of the pairs that were left undecided. */
    questions: (most: number) => listPossibleDuplicates(database.query, most),
  };
}

export interface SplitListing {
  /** The source's name. */
  source: string;
  /** The source's own id of the listing. */
  id: string;
}

/** Does `work` in a transaction, in a turn of its own between the runs over sources. */
async function doInTurn<Result>(
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
    names: createEntityResolver(matching),
    search: createSearchIndex(),
    numbers: createMatchKeyFilter(),
  };
  const turns = createWriterLock(query, () => Promise.resolve());
  try {
    return await turns.work(() => withTransaction(session, () => work(run)));
  } finally {
    await turns.end();
    await session.close();
  }
}

async function merge(run: WriteContext, into: string, from: string) {
  const { query } = run;
  const [stays, gone] = [await eventId(query, into), await eventId(query, from)];
  if (stays === gone) throw new Error('Both are the same event already.');
  const [listings, others] = [await findListings(query, [stays]), await findListings(query, [gone])];
  await saveOverride(query, [listings, others], true);
  const after = [...listings, ...others.map((listing) => ({ ...listing, event_id: stays }))];
  await write(run, [touched(stays, listings, after)], [{ from: gone, into: stays }]);
  await query(sql`
    UPDATE claim SET matched_by = coalesce(matched_by, 'joined by hand')
    WHERE event_id = ${stays}::uuid AND (source_id, source_event_id) IN (
      SELECT * FROM unnest(${others.map(({ source_id }) => source_id)}::smallint[], ${others.map(({ source_event_id }) => source_event_id)}::text[]))`);
  return { id: stays, merged: gone };
}

async function split(run: WriteContext, event: string, { source, id }: SplitListing) {
  const { query, matching } = run;
  const eventIdNow = await eventId(query, event);
  const listings = await findListings(query, [eventIdNow]);
  const [row] = await query<{ id: number }>(sql`SELECT id FROM source WHERE name = ${source}`);
  const leaves = listings.find((listing) => listing.source_id === row?.id && listing.source_event_id === id);
  const stay = listings.filter((listing) => listing !== leaves);
  if (!leaves) throw new Error(`The event has no listing "${id}" of the source "${source}".`);
  if (stay.length === 0) throw new Error('It is the only listing of its event.');
  const moved = { ...leaves, event_id: newId() };
  await saveOverride(query, [[leaves], stay], false);
  await query(sql`
    UPDATE claim SET event_id = ${moved.event_id}::uuid, matched_by = NULL
    WHERE source_id = ${leaves.source_id} AND source_event_id = ${leaves.source_event_id}`);
  await write(run, [touched(eventIdNow, listings, stay), { ...touched(moved.event_id, [], [moved]), isNew: true }], []);
  await saveKeys(query, matching.keysOf, [{ ...moved, isNew: true }]);
  const [made] = await query<{ slug: string }>(sql`SELECT slug FROM event WHERE id = ${moved.event_id}::uuid`);
  return { id: moved.event_id, slug: made?.slug ?? '' };
}

async function feature(query: Query, event: string, featured: boolean) {
  const id = await eventId(query, event);
  await query(sql`
    UPDATE event SET pinned_featured = ${featured}, featured = ${featured}, updated_at = now(), revision = revision + 1
    WHERE id = ${id}::uuid`);
  await query(sql`UPDATE event_search SET featured = ${featured} WHERE event_id = ${id}::uuid`);
  await noteChanges(query, [{ event_id: id, kind: 'updated' }]);
  return { id, featured };
}

async function cancel(query: Query, event: string): Promise<{ id: string; status: NormalisedEvent['status'] }> {
  const id = await eventId(query, event);
  await query(sql`
    UPDATE event SET pinned_status = 'cancelled', status = 'cancelled', updated_at = now(), revision = revision + 1
    WHERE id = ${id}::uuid`);
  await query(sql`UPDATE event_search SET status = 'cancelled' WHERE event_id = ${id}::uuid`);
  await noteChanges(query, [{ event_id: id, kind: 'cancelled' }]);
  return { id, status: 'cancelled' };
}

const touched = (event_id: string, before: Listing[], after: Listing[]): AffectedEvent => ({
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
  const nothing = { created: [], changed: [], unchanged: [], repeated: [], undecided: [] };
  await writeBatch(run, { ...nothing, events, merges, prepared });
}

/** An event's id by id, slug, or one that it had before. */
async function eventId(query: Query, reference: string): Promise<string> {
  const [row] = await query<{ id: string }>(sql`
    SELECT id FROM event WHERE slug = ${reference} OR id::text = ${reference}
    UNION ALL SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${reference} LIMIT 1`);
  if (!row) throw new Error(`There is no event "${reference}".`);
  return row.id;
}
