import type { MatchStrategy } from '@marquee/domain';
import type { Query } from '../connect.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { insertDocuments, replaceDocuments } from '../search/store-documents.ts';
import type { PlacedBatch } from './assign-listings.ts';
import { noteChanges, type ChangeNote } from './changes.ts';
import type { EntityResolver } from './entity-resolver.ts';
import { insertBillings, insertEvents, markCities, replaceBillings, updateEvents } from './events.ts';
import { insertClaims, replaceClaims, markSeen } from './listing-repository.ts';
import type { MatchKeyFilter } from './match-key-filter.ts';
import { saveKeys, savePossibleDuplicates, type ListingKeys } from './match-key-repository.ts';
import { mergeEvents, applyPinnedFields } from './merge-events.ts';
import type { PreparedBatch, PreparedEvent } from './prepare-batch.ts';
import { chooseSlugs } from './slugs.ts';
import { relistEvents } from './withdraw-listings.ts';
import { sendPipelined, allSettled } from './write-session.ts';

export interface WriteContext {
  query: Query;
  source: { id: number; name: string };
  names: EntityResolver;
  search: SearchIndex;
  matching: MatchStrategy;
  numbers: MatchKeyFilter;
}

/** Writes a batch. Needs a transaction of its own. */
export async function writeBatch(run: WriteContext, batch: PreparedBatch): Promise<void> {
  const merged = await mergeEvents(run.query, batch.merges);
  // While one of the two works out what to send next, PostgreSQL is at work on what the other one sent.
  const [, written] = await allSettled([writeListings(run, batch), writeEvents(run, batch)]);
  await noteChanges(run.query, [...merged, ...written]);
  await relistEvents(run, batch.unchanged);
}

/** Writes what listings say by words alone: nothing that needs an id of a venue or an artist, or an event's row. One statement at a time, so that others get in between. */
async function writeListings(run: WriteContext, batch: PreparedBatch): Promise<void> {
  const { query, source, search } = run;
  await insertClaims(query, source.id, batch.created);
  await saveMatchKeys(run, listingsToIndex(batch));
  await insertDocuments(query, batch.prepared.filter(({ isNew }) => isNew).map(documentOf));
  await search.addWords(query, batch.prepared.map(documentOf));
  await savePossibleDuplicates(query, batch.undecided);
}

/** Writes the events with their venues and artists, and what is replaced once they are written. Answers what happened to each. */
async function writeEvents(run: WriteContext, batch: PreparedBatch): Promise<ChangeNote[]> {
  const { query, source } = run;
  const { inserted, updated } = await resolveReferences(run, batch.prepared);
  const updates = updateEvents(query, updated.map(rowOf));
  await sendPipelined([
    () => updates,
    () => insertEvents(query, inserted.map(rowOf)),
    () => replaceClaims(query, source.id, batch.changed),
    () => replaceDocuments(query, updated.map(documentOf)),
    () => insertBillings(query, inserted),
    () => replaceBillings(query, updated),
    () => markSeen(query, source.id, batch.unchanged),
    () => markCities(query, [...inserted, ...updated].map(rowOf)),
  ]);
  return [...inserted.map(asCreated), ...(await updates), ...(await applyPinnedFields(query, batch.merges))];
}

async function saveMatchKeys(
  { query, matching: { keysOf }, numbers }: WriteContext,
  listings: ListingKeys[],
): Promise<void> {
  for (const { facts } of listings) numbers.add(keysOf(facts));
  await saveKeys(query, keysOf, listings);
}

/** New listings by their own words; events that took others in by all of theirs. */
function listingsToIndex({ created, changed, merges, events }: PlacedBatch): ListingKeys[] {
  const grown = new Set(merges.map(({ into }) => into));
  const fresh = new Set(events.filter(({ isNew }) => isNew).map(({ event_id }) => event_id));
  const listings = [
    ...created,
    ...changed,
    ...events.filter(({ event_id }) => grown.has(event_id)).flatMap(({ after }) => after),
  ];
  return listings.map(({ event_id, facts }) => ({ event_id, facts, isNew: fresh.has(event_id) }));
}

/** Gives every event its row: with its venue and artists by id, and a slug where it is new. */
async function resolveReferences({ query, source, names }: WriteContext, events: PreparedEvent[]) {
  const slugRequests = events
    .filter(({ isNew }) => isNew)
    .map(({ row: { id, slug }, facts }) => ({ id, slug, origin: `${source.name}|${facts.source_event_id}` }));
  const [ids, slugs] = await allSettled([
    names.ensure(
      query,
      events.map(({ facts }) => facts),
    ),
    chooseSlugs(query, slugRequests),
  ]);
  const placed = events.map(({ facts, row, document, isNew }) => ({
    isNew,
    event: { ...row, slug: slugs.get(row.id) ?? row.slug, venue_id: ids.venueOf(facts) },
    artist_ids: ids.artistsOf(facts),
    document,
  }));
  return { inserted: placed.filter(({ isNew }) => isNew), updated: placed.filter(({ isNew }) => !isNew) };
}

type PlacedEvent = Awaited<ReturnType<typeof resolveReferences>>['inserted'][number];

const rowOf = ({ event }: PlacedEvent) => event;
const documentOf = ({ document }: Pick<PlacedEvent, 'document'>) => document;
const asCreated = ({ event }: PlacedEvent): ChangeNote => ({ event_id: event.id, kind: 'created' });
