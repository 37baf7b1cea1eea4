import { newId, type Listing, type MatchOverride, type MatchResult, type MatchStrategy } from '@marquee/domain';
import type { Query } from '../connect.ts';
import type { IncomingListing, ListingChange } from './listing-repository.ts';
import type { MatchKeyFilter } from './match-key-filter.ts';
import { findCandidates, findListings } from './match-key-repository.ts';

export interface AssignedListing extends IncomingListing {
  event_id: string;
  matched_by: string | null;
}

/** An event that a batch creates or changes, with its listings before and after. */
export interface AffectedEvent {
  event_id: string;
  isNew: boolean;
  /** A source changed its own listing. Only then does a different start mean that the event was rescheduled. */
  isChanged: boolean;
  before: Listing[];
  after: Listing[];
}

export interface AssignedBatch {
  created: AssignedListing[];
  changed: AssignedListing[];
  events: AffectedEvent[];
  merges: MatchResult['merges'];
  possibleDuplicates: MatchResult['possibleDuplicates'];
}

export interface AssignmentContext {
  query: Query;
  source: { id: number; trust: number };
  matching: MatchStrategy;
  keyFilter: MatchKeyFilter;
  overrides: MatchOverride[];
}

interface Compared {
  created: ListingChange[];
  changed: ListingChange[];
}

/** Returns the stored listings of candidates for new listings, and of the events of changed listings. */
export async function findStoredListings(
  { query, matching: { buildKeys, maxDistanceKm }, keyFilter }: AssignmentContext,
  { created, changed }: Compared,
): Promise<Listing[]> {
  const candidates = await findCandidates(
    query,
    { maxDistanceKm, keyFilter },
    created.map(({ facts }) => buildKeys(facts)),
  );
  return findListings(query, [...new Set([...candidates, ...changed.flatMap(({ event_id }) => event_id ?? [])])]);
}

interface KnownListings {
  /** The result of `findStoredListings`. */
  stored: Listing[];
  /** The batch that is being written. */
  inFlight: AssignedBatch | null;
}

/** Assigns each listing to a stored event, an event of the batch in flight, an event of the same batch, or a new event. */
export function assignListings(
  run: AssignmentContext,
  { created, changed }: Compared,
  { stored, inFlight }: KnownListings,
): AssignedBatch {
  const known = withPending(stored, inFlight);
  const incoming = created.map((listing) => toListing(run, listing, newId()));
  const result = run.matching.cluster(incoming, known, run.overrides);
  const into = new Map(result.merges.map((merge) => [merge.from, merge.into]));
  const pending = new Map((inFlight?.merges ?? []).map((merge) => [merge.from, merge.into]));
  const assignedCreated = created.map((listing, index) => withPlacement(listing, result.placements[index]));
  const assignedChanged = changed.map(({ event_id, ...listing }) => {
    const id = event_id === null ? newId() : (pending.get(event_id) ?? event_id);
    return { ...listing, event_id: into.get(id) ?? id, matched_by: null };
  });
  const { merges, possibleDuplicates } = result;
  const batch = { created: assignedCreated, changed: assignedChanged, merges, possibleDuplicates };
  return { ...batch, events: affectedEvents(run, batch, known) };
}

function withPlacement(
  { facts, json, hash }: ListingChange,
  placement: MatchResult['placements'][number] | undefined,
): AssignedListing {
  if (!placement) throw new Error('The match strategy returned no placement for a listing.');
  return { facts, json, hash, ...placement };
}

const toListing = ({ source }: AssignmentContext, { facts }: IncomingListing, event_id: string): Listing => ({
  source_id: source.id,
  source_event_id: facts.source_event_id,
  event_id,
  facts,
  trust: source.trust,
  changed_at: new Date(),
  status_said_at: facts.status === 'scheduled' ? null : new Date(),
  withdrawn: false,
});

/** Retains the time of the status if the status did not change. */
const withStatus = (listing: Listing, former: Listing | undefined): Listing =>
  former
    ? {
        ...listing,
        status_said_at: former.facts.status === listing.facts.status ? former.status_said_at : listing.changed_at,
      }
    : listing;

/** Returns the listings as they will be stored after the batch in flight. */
function withPending(stored: Listing[], inFlight: AssignedBatch | null): Listing[] {
  if (!inFlight) return stored;
  const into = new Map(inFlight.merges.map((merge) => [merge.from, merge.into]));
  const pending = inFlight.events.flatMap(({ after }) => after);
  const isPending = new Set(pending.map(listingKey));
  const others = stored.filter((listing) => !isPending.has(listingKey(listing)));
  return [
    ...others.map((listing) => ({ ...listing, event_id: into.get(listing.event_id) ?? listing.event_id })),
    ...pending,
  ];
}

const listingKey = ({ source_id, source_event_id }: Listing) => `${String(source_id)}|${source_event_id}`;

/** Returns the events of the batch's listings, and the events that others are merged into. */
function affectedEvents(
  run: AssignmentContext,
  batch: Omit<AssignedBatch, 'events'>,
  known: Listing[],
): AffectedEvent[] {
  const into = new Map(batch.merges.map((merge) => [merge.from, merge.into]));
  const before = Map.groupBy(known, ({ event_id }) => event_id);
  const after = Map.groupBy(known, ({ event_id }) => into.get(event_id) ?? event_id);
  const written = Map.groupBy([...batch.created, ...batch.changed], ({ event_id }) => event_id);
  const ids = new Set([...written.keys(), ...batch.merges.map((merge) => merge.into)]);
  const isChanged = new Set(batch.changed.map(({ event_id }) => event_id));
  const former = new Map(known.map((listing) => [listingKey(listing), listing]));
  return [...ids].map((event_id) => {
    const current = (written.get(event_id) ?? []).map((incoming) => {
      const listing = toListing(run, incoming, event_id);
      return withStatus(listing, former.get(listingKey(listing)));
    });
    const isWritten = new Set(current.map(listingKey));
    const others = (after.get(event_id) ?? []).filter((listing) => !isWritten.has(listingKey(listing)));
    return {
      event_id,
      isNew: !before.has(event_id),
      isChanged: isChanged.has(event_id),
      before: before.get(event_id) ?? [],
      after: [...others.map((listing) => ({ ...listing, event_id })), ...current],
    };
  });
}
