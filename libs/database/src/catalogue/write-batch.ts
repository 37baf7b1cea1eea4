import type { Query } from '../connect.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { insertDocuments, replaceDocuments } from '../search/store-documents.ts';
import { noteChanges, type ChangeNote } from './changes.ts';
import { insertClaims, replaceClaims, touchClaims } from './claims.ts';
import { insertBillings, insertEvents, markCities, replaceBillings, updateEvents } from './events.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { storeKeys, storeUndecided, type KeyedListing } from './match-store.ts';
import type { Matching } from './matching.ts';
import { mergeEvents, obeyPins } from './merge-events.ts';
import type { NameBook } from './name-book.ts';
import type { PlacedBatch } from './place-claims.ts';
import type { PreparedBatch, PreparedEvent } from './prepare-batch.ts';
import { inSuccession, together } from './run-session.ts';
import { chooseSlugs } from './slugs.ts';
import { restoreEvents } from './withdraw.ts';

export interface Run {
  query: Query;
  source: { id: number; name: string };
  names: NameBook;
  search: SearchIndex;
  matching: Matching;
  numbers: KnownNumbers;
}

/** Writes a batch. Needs a transaction of its own. */
export async function writeBatch(run: Run, batch: PreparedBatch): Promise<void> {
  const merged = await mergeEvents(run.query, batch.merges);
  // While one of the two works out what to send next, PostgreSQL is at work on what the other one sent.
  const [, written] = await together([writeListings(run, batch), writeEvents(run, batch)]);
  await noteChanges(run.query, [...merged, ...written]);
  await restoreEvents(run, batch.unchanged);
}

/** Writes what listings say by words alone: nothing that needs an id of a venue or an artist, or an event's row. One statement at a time, so that others get in between. */
async function writeListings(run: Run, batch: PreparedBatch): Promise<void> {
  const { query, source, search } = run;
  await insertClaims(query, source.id, batch.created);
  await keepKeys(run, keyedBy(batch));
  await insertDocuments(query, batch.prepared.filter(({ isNew }) => isNew).map(documentOf));
  await search.addWords(query, batch.prepared.map(documentOf));
  await storeUndecided(query, batch.undecided);
}

/** Writes the events with their venues and artists, and what is replaced once they are written. Answers what happened to each. */
async function writeEvents(run: Run, batch: PreparedBatch): Promise<ChangeNote[]> {
  const { query, source } = run;
  const { inserted, updated } = await placeAll(run, batch.prepared);
  const updates = updateEvents(query, updated.map(rowOf));
  await inSuccession([
    () => updates,
    () => insertEvents(query, inserted.map(rowOf)),
    () => replaceClaims(query, source.id, batch.changed),
    () => replaceDocuments(query, updated.map(documentOf)),
    () => insertBillings(query, inserted),
    () => replaceBillings(query, updated),
    () => touchClaims(query, source.id, batch.unchanged),
    () => markCities(query, [...inserted, ...updated].map(rowOf)),
  ]);
  return [...inserted.map(asCreated), ...(await updates), ...(await obeyPins(query, batch.merges))];
}

async function keepKeys({ query, matching: { keysOf }, numbers }: Run, listings: KeyedListing[]): Promise<void> {
  for (const { facts } of listings) numbers.add(keysOf(facts));
  await storeKeys(query, keysOf, listings);
}

/** New listings by their own words; events that took others in by all of theirs. */
function keyedBy({ created, changed, merges, events }: PlacedBatch): KeyedListing[] {
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
async function placeAll({ query, source, names }: Run, events: PreparedEvent[]) {
  const wishes = events
    .filter(({ isNew }) => isNew)
    .map(({ row: { id, slug }, facts }) => ({ id, slug, origin: `${source.name}|${facts.source_event_id}` }));
  const [ids, slugs] = await together([
    names.ensure(
      query,
      events.map(({ facts }) => facts),
    ),
    chooseSlugs(query, wishes),
  ]);
  const placed = events.map(({ facts, row, document, isNew }) => ({
    isNew,
    event: { ...row, slug: slugs.get(row.id) ?? row.slug, venue_id: ids.venueOf(facts) },
    artist_ids: ids.artistsOf(facts),
    document,
  }));
  return { inserted: placed.filter(({ isNew }) => isNew), updated: placed.filter(({ isNew }) => !isNew) };
}

type PlacedEvent = Awaited<ReturnType<typeof placeAll>>['inserted'][number];

const rowOf = ({ event }: PlacedEvent) => event;
const documentOf = ({ document }: Pick<PlacedEvent, 'document'>) => document;
const asCreated = ({ event }: PlacedEvent): ChangeNote => ({ event_id: event.id, kind: 'created' });
