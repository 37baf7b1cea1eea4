import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { searchDocumentOf } from '../search/document.ts';
import { compareClaims, type Claim, type ClaimWork } from './claims.ts';
import { eventRowOf } from './event-row.ts';
import { inTurns } from './in-turns.ts';

type ComparedBatch = Awaited<ReturnType<typeof compareBatch>>;
export type PreparedBatch = Awaited<ReturnType<typeof prepareBatch>>;
export type PreparedClaim = ReturnType<typeof prepareClaim>;

/** Splits a batch by what is to be done with each claim. An id that stood before in the same run is left out. */
export async function compareBatch(query: Query, sourceId: number, batch: Claim[]) {
  const { fresh, repeated } = await separateRepeated(query, batch);
  return { repeated, ...(await compareClaims(query, sourceId, fresh)) };
}

async function separateRepeated(query: Query, batch: Claim[]) {
  const ids = batch.map(({ facts }) => facts.source_event_id);
  const rows = await query<{ source_event_id: string }>(sql`
    INSERT INTO seen SELECT unnest(${ids}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`);
  const unseen = new Set(rows.map(({ source_event_id }) => source_event_id));
  const fresh: Claim[] = [];
  const repeated: string[] = [];
  for (const claim of batch) {
    if (unseen.delete(claim.facts.source_event_id)) fresh.push(claim);
    else repeated.push(claim.facts.source_event_id);
  }
  return { fresh, repeated };
}

/** Makes the rows and search documents of what is new or changed: all that can be made before the transaction. */
export async function prepareBatch({ created, changed, ...rest }: ComparedBatch) {
  return {
    ...rest,
    created: await inTurns(created, prepareClaim),
    changed: await inTurns(changed, prepareClaim),
  };
}

function prepareClaim(claim: ClaimWork) {
  const row = eventRowOf(claim.facts);
  const event_id = claim.event_id ?? row.id;
  const document = { event_id, starts_at: row.starts_at, ...searchDocumentOf(claim.facts) };
  return { ...claim, event_id, row, document };
}
