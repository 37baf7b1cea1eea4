import type { Query } from '@marquee/database';
import {
  addGenresToEvents,
  allSettled,
  appendChanges,
  applyPinnedFields,
  chooseSlugs,
  findFormerlyNamed,
  findGenresOfArtists,
  findPinned,
  insertDocuments,
  insertEvents,
  insertLineups,
  insertListings,
  markCities,
  markSeen,
  mergeEvents,
  refreshDocuments,
  removeDocuments,
  replaceDocuments,
  replaceLineups,
  replaceListings,
  saveGenres,
  saveKeys,
  savePossibleDuplicates,
  sendPipelined,
  updateDerived,
  updateEvents,
  type ListingKeys,
  type ListingState,
  type MatchKeyFilter,
  type NewChange,
  type SearchIndex,
} from '@marquee/database/catalogue';
import { buildMatchKeys } from '@marquee/matching';
import type { AssignedBatch } from './assign-listings.ts';
import type { EntityResolver } from './entity-resolver.ts';
import type { PreparedEvent } from './prepare-events.ts';
import { findAffectedSeries } from './series/find-affected-series.ts';
import { planSeries, type SeriesPlan } from './series/plan-series.ts';
import { saveSeries } from './series/save-series.ts';

export interface WriteContext {
  query: Query;
  source: { id: number; name: string };
  entities: EntityResolver;
  search: SearchIndex;
  keyFilter: MatchKeyFilter;
}

export interface PreparedBatch extends AssignedBatch {
  unchanged: ListingState[];
  prepared: PreparedEvent[];
}

/**
 * Writes a batch. Needs a transaction. Each statement is sent while PostgreSQL executes the ones
 * before it.
 */
export async function writeBatch(run: WriteContext, batch: PreparedBatch): Promise<void> {
  const { query, source } = run;
  const planned = findAffectedSeries(query, affectedBy(batch)).then((affected) =>
    planSeries(query, affected, toSeriesChange(batch)),
  );
  const [series, merged] = await allSettled([planned, mergeEvents(query, batch.merges)]);
  const { inserted, updated, enriched } = await resolveReferences(run, batch.prepared, series);
  const updates = updateEvents(query, updated.map(toUpdate));
  await sendPipelined([
    () => updates,
    () => insertEvents(query, inserted.map(toRow)),
    () => insertListings(query, source.id, batch.created),
    () => replaceListings(query, source.id, batch.changed),
    () => saveMatchKeys(run, batch),
    () => insertDocuments(query, inserted.map(toDocument)),
    () => replaceDocuments(query, updated.map(toDocument)),
    () => run.search.addWords(query, batch.prepared.map(toDocument)),
    () => insertLineups(query, inserted),
    () => replaceLineups(query, updated),
    () =>
      addGenresToEvents(
        query,
        updated.filter(hasArtists).map(({ event }) => event.id),
      ),
    () => saveGenres(query, batch.prepared.flatMap(statedGenres)),
    () => savePossibleDuplicates(query, batch.possibleDuplicates),
    () => markSeen(query, source.id, batch.unchanged),
    () => markCities(query, [...inserted, ...updated].map(toRow)),
  ]);
  const updateChanges = await updates;
  await removeDocuments(query, findHidden(updated, updateChanges));
  await refreshDocuments(query, await findCurated(query, inserted, updated));
  const written = batch.prepared.map(({ event_id }) => event_id);
  const regrouped = await saveSeries(query, series, written);
  const derived = await updateDerived(query, enriched, written);
  const pinned = await applyPinnedFields(query, batch.merges);
  await appendChanges(query, [
    ...merged,
    ...inserted.map(toCreatedChange),
    ...updateChanges,
    ...regrouped,
    ...derived,
    ...pinned,
  ]);
}

/**
 * Returns the events with facts or names of an operator. The documents of the batch are built from
 * listings, which do not have them.
 */
async function findCurated(
  query: Query,
  inserted: ResolvedEvent[],
  updated: ResolvedEvent[],
): Promise<string[]> {
  const events = [...inserted, ...updated];
  const entityIds = events.flatMap(({ event, artist_ids }) =>
    [event.venue_id ?? [], ...artist_ids].flat(),
  );
  const formerlyNamed = await findFormerlyNamed(query, [...new Set(entityIds)]);
  const isNamed = (id: string | null) => id !== null && formerlyNamed.has(id);
  const named = events.filter(
    ({ event, artist_ids }) => isNamed(event.venue_id) || artist_ids.some(isNamed),
  );
  const ids = named.map(({ event }) => event.id);
  const pinned = await findPinned(
    query,
    updated.map(({ event }) => event.id),
  );
  return [...new Set([...ids, ...pinned])];
}

/** Returns the updated events that stay withdrawn because an operator removed them. */
function findHidden(updated: ResolvedEvent[], changes: NewChange[]): string[] {
  const shown = new Set(
    changes.flatMap(({ event_id, kind }) => (kind === 'removed' ? [] : event_id)),
  );
  return updated.map(({ event }) => event.id).filter((id) => !shown.has(id));
}

const affectedBy = ({ prepared, merges }: PreparedBatch) => ({
  keys: prepared.map(({ series }) => series.key),
  eventIds: [
    ...prepared.flatMap(({ event_id, isNew }) => (isNew ? [] : event_id)),
    ...merges.map(({ from }) => from),
  ],
});

const toSeriesChange = ({ prepared, merges }: PreparedBatch) => ({
  goneIds: merges.map(({ from }) => from),
  events: prepared.map(({ event_id, series, row, event }) => ({
    event_id,
    series,
    starts_at: row.starts_at,
    title: event.title,
    city: event.city_name,
  })),
});

/** Adds the ids of venue, artists, organiser and series and, for new events, a free slug. */
async function resolveReferences(
  { query, source, entities }: WriteContext,
  events: PreparedEvent[],
  { idOf }: SeriesPlan,
) {
  const slugRequests = events
    .filter(({ isNew }) => isNew)
    .map(({ row: { id, slug }, event }) => ({
      id,
      slug,
      origin: `${source.name}|${event.source_event_id}`,
    }));
  const [ids, slugs] = await allSettled([
    entities.resolve(
      query,
      events.map(({ event }) => event),
    ),
    chooseSlugs(query, slugRequests),
  ]);
  const genres = await findGenresOfArtists(query, [
    ...new Set(events.flatMap(({ event, isNew }) => (isNew ? ids.artistIds(event) : []))),
  ]);
  const resolved = events.map(({ event, row, series, document, isNew }) => {
    const artist_ids = ids.artistIds(event);
    return {
      isNew,
      event: {
        ...row,
        slug: slugs.get(row.id) ?? row.slug,
        venue_id: ids.venueId(event),
        organizer_id: ids.organizerId(event),
        series_key: series.key,
        series_id: idOf(row.id),
        genres: isNew ? withGenres(row.genres, artist_ids, genres) : row.genres,
      },
      artist_ids,
      document,
    };
  });
  return {
    inserted: resolved.filter(({ isNew }) => isNew),
    updated: resolved.filter(({ isNew }) => !isNew),
    enriched: ids.enriched,
  };
}

/** Adds the genres of the artists, as the update of a stored event does. */
function withGenres(
  own: string[],
  artistIds: string[],
  genresOf: ReadonlyMap<string, string[]>,
): string[] {
  const added = artistIds.flatMap((id) => genresOf.get(id) ?? []);
  if (added.length === 0) return own;
  const others = new Set(added.filter((genre) => !own.includes(genre)));
  return [...own, ...[...others].sort()];
}

type ResolvedEvent = Awaited<ReturnType<typeof resolveReferences>>['inserted'][number];

const toRow = ({ event }: ResolvedEvent) => event;
const toUpdate = ({ event, artist_ids }: ResolvedEvent) => ({ ...event, artist_ids });
const toDocument = ({ document }: Pick<ResolvedEvent, 'document'>) => document;
const hasArtists = ({ artist_ids }: ResolvedEvent) => artist_ids.length > 0;
const statedGenres = ({ event: { genres = [], artist_ids = [] } }: PreparedEvent) => [
  ...genres,
  ...artist_ids.flatMap((artist) => artist.genres ?? []),
];
const toCreatedChange = ({ event }: ResolvedEvent): NewChange => ({
  event_id: event.id,
  kind: 'created',
});

async function saveMatchKeys(
  { query, keyFilter }: WriteContext,
  batch: AssignedBatch,
): Promise<void> {
  const listings = listingsToIndex(batch);
  for (const { keys } of listings) keyFilter.add(keys);
  await saveKeys(query, listings);
}

/**
 * Returns the keys of the written listings, and of every listing of an event that another was
 * merged into.
 */
function listingsToIndex({ created, changed, merges, events }: AssignedBatch): ListingKeys[] {
  const mergedInto = new Set(merges.map(({ into }) => into));
  const newIds = new Set(events.filter(({ isNew }) => isNew).map(({ event_id }) => event_id));
  const listings = [
    ...created,
    ...changed,
    ...events.filter(({ event_id }) => mergedInto.has(event_id)).flatMap(({ after }) => after),
  ];
  return listings.map(({ event_id, event }) => ({
    event_id,
    keys: buildMatchKeys(event),
    isNew: newIds.has(event_id),
  }));
}
