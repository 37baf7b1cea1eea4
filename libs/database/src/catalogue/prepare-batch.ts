import type { Listing, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { eventDocumentOf } from '../search/document.ts';
import type { PlacedBatch, AffectedEvent } from './assign-listings.ts';
import { eventRowOf } from './event-row.ts';
import { compareClaims, findClaims, type Claim } from './listing-repository.ts';
import { mapYielding } from './map-yielding.ts';
import { allSettled } from './write-session.ts';

/** An event as it is to be written. */
export type PreparedEvent = NonNullable<ReturnType<typeof prepareEvent>>;
export type PreparedBatch = Awaited<ReturnType<typeof prepareBatch>>;

/** Splits a batch by what is to be done with each claim. An id that stood before in the same run is left out. */
export async function compareBatch(query: Query, sourceId: number, batch: Claim[]) {
  const ids = batch.map(({ facts }) => facts.source_event_id);
  const [unseen, stored] = await allSettled([markSeenIds(query, ids), findClaims(query, sourceId, ids)]);
  const { fresh, repeated } = splitDuplicateIds(batch, unseen);
  return { repeated, ...compareClaims(fresh, stored) };
}
export type ComparedBatch = Awaited<ReturnType<typeof compareBatch>>;

/** Answers which ids did not stand in this run before. */
async function markSeenIds(query: Query, ids: string[]): Promise<Set<string>> {
  const rows = await query<{ source_event_id: string }>(sql`
    INSERT INTO seen SELECT unnest(${ids}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`);
  return new Set(rows.map(({ source_event_id }) => source_event_id));
}

/** The first of each id that is unseen, and the ids of the others. */
function splitDuplicateIds(batch: Claim[], unseen: Set<string>) {
  const fresh: Claim[] = [];
  const repeated: string[] = [];
  for (const claim of batch) {
    if (unseen.delete(claim.facts.source_event_id)) fresh.push(claim);
    else repeated.push(claim.facts.source_event_id);
  }
  return { fresh, repeated };
}

type Merge = MatchStrategy['merge'];

/** Makes the rows and search documents of what is new or changed: all that can be made before the transaction. */
export async function prepareBatch(placed: PlacedBatch, { unchanged, repeated }: ComparedBatch, merge: Merge) {
  const events = await mapYielding(placed.events, (event) => prepareEvent(event, merge));
  return { ...placed, unchanged, repeated, prepared: events.filter((event) => event !== null) };
}

/** Null where another source's listing changes nothing of what is shown. */
export function prepareEvent({ event_id, isNew, isChanged, before, after }: AffectedEvent, merge: Merge) {
  const facts = merge(after);
  if (!isNew && isUnchanged(before, facts, merge)) return null;
  const row = eventRowOf(facts, { id: event_id, may_move: isChanged });
  const document = eventDocumentOf(event_id, row, facts);
  return { event_id, isNew, facts, row, document };
}

function isUnchanged(before: Listing[], facts: Listing['facts'], merge: Merge): boolean {
  // None of them listed: the event had left the lists, and is back.
  if (before.every(({ withdrawn }) => withdrawn)) return false;
  const shown = (fact: Listing['facts']) => JSON.stringify({ ...fact, source_event_id: '' });
  return shown(merge(before)) === shown(facts);
}
