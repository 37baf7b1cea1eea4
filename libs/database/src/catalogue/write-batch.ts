import type { MatchStrategy } from '@marquee/domain';
import type { Query } from '../connect.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { insertDocuments, replaceDocuments } from '../search/store-documents.ts';
import type { AssignedBatch } from './assign-listings.ts';
import { appendChanges, type NewChange } from './changes.ts';
import type { EntityResolver } from './entity-resolver.ts';
import { insertLineups, insertEvents, markCities, replaceLineups, updateEvents } from './events.ts';
import { insertListings, replaceListings, markSeen } from './listing-repository.ts';
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
  entities: EntityResolver;
  search: SearchIndex;
  matching: MatchStrategy;
  keyFilter: MatchKeyFilter;
}

/** Needs a transaction of its own. */
export async function writeBatch(run: WriteContext, batch: PreparedBatch): Promise<void> {
  const merged = await mergeEvents(run.query, batch.merges);
  // PostgreSQL runs the statements of one while Node.js prepares those of the other.
  const [, written] = await allSettled([writeListings(run, batch), writeEvents(run, batch)]);
  await appendChanges(run.query, [...merged, ...written]);
  await relistEvents(run, batch.unchanged);
}

/** Writes what needs no venue id, artist id or event row. One statement at a time, so that `writeEvents` is not blocked. */
async function writeListings(run: WriteContext, batch: PreparedBatch): Promise<void> {
  const { query, source, search } = run;
  await insertListings(query, source.id, batch.created);
  await saveMatchKeys(run, listingsToIndex(batch));
  await insertDocuments(query, batch.prepared.filter(({ isNew }) => isNew).map(toDocument));
  await search.addWords(query, batch.prepared.map(toDocument));
  await savePossibleDuplicates(query, batch.possibleDuplicates);
}

/** Writes events with their venues and artists, and the rows that depend on them. Returns one change per event. */
async function writeEvents(run: WriteContext, batch: PreparedBatch): Promise<NewChange[]> {
  const { query, source } = run;
  const { inserted, updated } = await resolveReferences(run, batch.prepared);
  const updates = updateEvents(query, updated.map(toRow));
  await sendPipelined([
    () => updates,
    () => insertEvents(query, inserted.map(toRow)),
    () => replaceListings(query, source.id, batch.changed),
    () => replaceDocuments(query, updated.map(toDocument)),
    () => insertLineups(query, inserted),
    () => replaceLineups(query, updated),
    () => markSeen(query, source.id, batch.unchanged),
    () => markCities(query, [...inserted, ...updated].map(toRow)),
  ]);
  return [...inserted.map(toCreatedChange), ...(await updates), ...(await applyPinnedFields(query, batch.merges))];
}

async function saveMatchKeys(
  { query, matching: { buildKeys }, keyFilter }: WriteContext,
  listings: ListingKeys[],
): Promise<void> {
  for (const { facts } of listings) keyFilter.add(buildKeys(facts));
  await saveKeys(query, buildKeys, listings);
}

/** Returns the written listings, and every listing of an event that another was merged into. */
function listingsToIndex({ created, changed, merges, events }: AssignedBatch): ListingKeys[] {
  const mergedInto = new Set(merges.map(({ into }) => into));
  const newIds = new Set(events.filter(({ isNew }) => isNew).map(({ event_id }) => event_id));
  const listings = [
    ...created,
    ...changed,
    ...events.filter(({ event_id }) => mergedInto.has(event_id)).flatMap(({ after }) => after),
  ];
  return listings.map(({ event_id, facts }) => ({ event_id, facts, isNew: newIds.has(event_id) }));
}

/** Adds venue id, artist ids and, for new events, a free slug. */
async function resolveReferences({ query, source, entities }: WriteContext, events: PreparedEvent[]) {
  const slugRequests = events
    .filter(({ isNew }) => isNew)
    .map(({ row: { id, slug }, facts }) => ({ id, slug, origin: `${source.name}|${facts.source_event_id}` }));
  const [ids, slugs] = await allSettled([
    entities.resolve(
      query,
      events.map(({ facts }) => facts),
    ),
    chooseSlugs(query, slugRequests),
  ]);
  const resolved = events.map(({ facts, row, document, isNew }) => ({
    isNew,
    event: { ...row, slug: slugs.get(row.id) ?? row.slug, venue_id: ids.venueId(facts) },
    artist_ids: ids.artistIds(facts),
    document,
  }));
  return { inserted: resolved.filter(({ isNew }) => isNew), updated: resolved.filter(({ isNew }) => !isNew) };
}

type ResolvedEvent = Awaited<ReturnType<typeof resolveReferences>>['inserted'][number];

const toRow = ({ event }: ResolvedEvent) => event;
const toDocument = ({ document }: Pick<ResolvedEvent, 'document'>) => document;
const toCreatedChange = ({ event }: ResolvedEvent): NewChange => ({ event_id: event.id, kind: 'created' });
