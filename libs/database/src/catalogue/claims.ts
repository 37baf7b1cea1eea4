import { createHash } from 'node:crypto';
import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** What is to be done with one claim of a batch. */
export interface ClaimWork {
  facts: EventFacts;
  /** The facts as JSON, which is how they are kept. */
  json: string;
  /** SHA-256 of it, hexadecimal. */
  hash: string;
  /** The event it belongs to; null for a claim never seen before. */
  event_id: string | null;
}

interface StoredClaim {
  source_event_id: string;
  event_id: string;
  facts_hash: string;
  /** Withdrawn, or last seen more than a day ago. */
  is_stale: boolean;
}

/** Splits a batch by what we hold already. */
export async function compareClaims(query: Query, sourceId: number, batch: EventFacts[]) {
  const ids = batch.map(({ source_event_id }) => source_event_id);
  const stored = await query<StoredClaim>(sql`
    SELECT source_event_id, event_id, encode(facts_hash, 'hex') AS facts_hash,
      withdrawn_at IS NOT NULL OR last_seen_at < now() - interval '1 day' AS is_stale
    FROM claim WHERE source_id = ${sourceId} AND source_event_id = ANY(${ids}::text[])`);
  const known = new Map(stored.map((claim) => [claim.source_event_id, claim]));
  const created: ClaimWork[] = [];
  const changed: ClaimWork[] = [];
  const unchanged: StoredClaim[] = [];
  for (const facts of batch) {
    const json = JSON.stringify(facts);
    const hash = createHash('sha256').update(json).digest('hex');
    const claim = known.get(facts.source_event_id);
    if (!claim) created.push({ facts, json, hash, event_id: null });
    else if (claim.facts_hash !== hash) changed.push({ facts, json, hash, event_id: claim.event_id });
    else unchanged.push(claim);
  }
  return { created, changed, unchanged };
}

/** Writes claims with the events they belong to; one that stands is replaced. */
export async function storeClaims(
  query: Query,
  sourceId: number,
  claims: (ClaimWork & { event_id: string })[],
): Promise<void> {
  if (claims.length === 0) return;
  await query(sql`
    INSERT INTO claim (source_id, source_event_id, event_id, url, facts, facts_hash)
    SELECT ${sourceId}, id, event_id, url, facts, decode(hash, 'hex')
    FROM json_to_recordset(${`[${claims.map(claimJson).join(',')}]`})
      AS r(id text, event_id uuid, url text, facts json, hash text)
    ON CONFLICT (source_id, source_event_id) DO UPDATE SET url = excluded.url, facts = excluded.facts,
      facts_hash = excluded.facts_hash, last_seen_at = now(), withdrawn_at = NULL`);
}

// The facts are JSON already: they go in as they are.
const claimJson = ({ facts, json, hash, event_id }: ClaimWork & { event_id: string }) =>
  `{"id":${JSON.stringify(facts.source_event_id)},"event_id":"${event_id}","url":${JSON.stringify(facts.url)},"hash":"${hash}","facts":${json}}`;

/** Notes that claims still stand, at most once a day each; one that was withdrawn is back. */
export async function touchClaims(query: Query, sourceId: number, claims: StoredClaim[]): Promise<void> {
  const stale = claims.filter(({ is_stale }) => is_stale).map(({ source_event_id }) => source_event_id);
  if (stale.length === 0) return;
  await query(sql`
    UPDATE claim SET last_seen_at = now(), withdrawn_at = NULL
    WHERE source_id = ${sourceId} AND source_event_id = ANY(${stale}::text[])`);
}
