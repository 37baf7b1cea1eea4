import { newId, type Listing, type MatchOverride, type MatchResult, type MatchStrategy } from '@marquee/domain';
import type { Query } from '../connect.ts';
import type { Claim, ListingChange } from './listing-repository.ts';
import type { MatchKeyFilter } from './match-key-filter.ts';
import { findCandidates, findListings } from './match-key-repository.ts';

/** A claim to be written, with the event it belongs to. */
export interface AssignedListing extends Claim {
  event_id: string;
  matched_by: string | null;
}

/** An event that a batch makes or touches, with everything that is listed of it afterwards. */
export interface AffectedEvent {
  event_id: string;
  isNew: boolean;
  /** A source moved or changed its own listing: a start that moves is news. Another source's word for it is not. */
  isChanged: boolean;
  before: Listing[];
  after: Listing[];
}

export interface PlacedBatch {
  created: AssignedListing[];
  changed: AssignedListing[];
  events: AffectedEvent[];
  merges: MatchResult['merges'];
  undecided: MatchResult['undecided'];
}

export interface AssignmentContext {
  query: Query;
  source: { id: number; trust: number };
  matching: MatchStrategy;
  numbers: MatchKeyFilter;
  rulings: MatchOverride[];
}

interface Compared {
  created: ListingChange[];
  changed: ListingChange[];
}

/** What is stored of the events that new claims may belong to, and that changed ones do. */
export async function findStoredListings(
  { query, matching: { keysOf, maxDistanceKm }, numbers }: AssignmentContext,
  { created, changed }: Compared,
): Promise<Listing[]> {
  const candidates = await findCandidates(
    query,
    { maxDistanceKm, numbers },
    created.map(({ facts }) => keysOf(facts)),
  );
  return findListings(query, [...new Set([...candidates, ...changed.flatMap(({ event_id }) => event_id ?? [])])]);
}

interface Surroundings {
  /** What `findStoredListings` returned. */
  stored: Listing[];
  /** The batch on its way to the database. */
  onItsWay: PlacedBatch | null;
}

/** Finds the event of each claim: among those stored, those of the batch on its way to the database, and the claims themselves. */
export function assignListings(
  run: AssignmentContext,
  { created, changed }: Compared,
  { stored, onItsWay }: Surroundings,
): PlacedBatch {
  const known = withPending(stored, onItsWay);
  const newcomers = created.map((claim) => listingOf(run, claim, newId()));
  const joined = run.matching.join(newcomers, known, run.rulings);
  const into = new Map(joined.merges.map((merge) => [merge.from, merge.into]));
  const pending = new Map((onItsWay?.merges ?? []).map((merge) => [merge.from, merge.into]));
  const placedCreated = created.map((claim, index) => placed(claim, joined.placements[index]));
  const placedChanged = changed.map(({ event_id, ...claim }) => {
    const id = event_id === null ? newId() : (pending.get(event_id) ?? event_id);
    return { ...claim, event_id: into.get(id) ?? id, matched_by: null };
  });
  const batch = { created: placedCreated, changed: placedChanged, merges: joined.merges, undecided: joined.undecided };
  return { ...batch, events: affectedEvents(run, batch, known) };
}

function placed(
  { facts, json, hash }: ListingChange,
  placement: MatchResult['placements'][number] | undefined,
): AssignedListing {
  if (!placement) throw new Error('Each newcomer has a place.');
  return { facts, json, hash, ...placement };
}

const listingOf = ({ source }: AssignmentContext, { facts }: Claim, event_id: string): Listing => ({
  source_id: source.id,
  source_event_id: facts.source_event_id,
  event_id,
  facts,
  trust: source.trust,
  changed_at: new Date(),
  status_said_at: facts.status === 'scheduled' ? null : new Date(),
  withdrawn: false,
});

/** A status that stays is said when it was said first; one that changes is said now. */
const withStatus = (listing: Listing, former: Listing | undefined): Listing =>
  former
    ? {
        ...listing,
        status_said_at: former.facts.status === listing.facts.status ? former.status_said_at : listing.changed_at,
      }
    : listing;

/** What will be listed once the batch on its way is written. */
function withPending(stored: Listing[], onItsWay: PlacedBatch | null): Listing[] {
  if (!onItsWay) return stored;
  const into = new Map(onItsWay.merges.map((merge) => [merge.from, merge.into]));
  const pending = onItsWay.events.flatMap(({ after }) => after);
  const isPending = new Set(pending.map(nameOf));
  const others = stored.filter((listing) => !isPending.has(nameOf(listing)));
  return [
    ...others.map((listing) => ({ ...listing, event_id: into.get(listing.event_id) ?? listing.event_id })),
    ...pending,
  ];
}

const nameOf = ({ source_id, source_event_id }: Listing) => `${String(source_id)}|${source_event_id}`;

/** The events of a batch's claims, and those that take others in. */
function affectedEvents(run: AssignmentContext, batch: Omit<PlacedBatch, 'events'>, known: Listing[]): AffectedEvent[] {
  const into = new Map(batch.merges.map((merge) => [merge.from, merge.into]));
  const before = Map.groupBy(known, ({ event_id }) => event_id);
  const after = Map.groupBy(known, ({ event_id }) => into.get(event_id) ?? event_id);
  const written = Map.groupBy([...batch.created, ...batch.changed], ({ event_id }) => event_id);
  const ids = new Set([...written.keys(), ...batch.merges.map((merge) => merge.into)]);
  const isChanged = new Set(batch.changed.map(({ event_id }) => event_id));
  const former = new Map(known.map((listing) => [nameOf(listing), listing]));
  return [...ids].map((event_id) => {
    const claims = (written.get(event_id) ?? []).map((claim) => {
      const listing = listingOf(run, claim, event_id);
      return withStatus(listing, former.get(nameOf(listing)));
    });
    const isWritten = new Set(claims.map(nameOf));
    const standing = (after.get(event_id) ?? []).filter((listing) => !isWritten.has(nameOf(listing)));
    return {
      event_id,
      isNew: !before.has(event_id),
      isChanged: isChanged.has(event_id),
      before: before.get(event_id) ?? [],
      after: [...standing.map((listing) => ({ ...listing, event_id })), ...claims],
    };
  });
}
