import { hash } from 'node:crypto';
import type { NormalisedEvent } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { AssignedListing } from './assign-listings.ts';

/** What a source says of an event. */
export interface Claim {
  facts: NormalisedEvent;
  /** The facts as JSON, which is how they are kept. */
  json: string;
  /** SHA-256 of it, hexadecimal. */
  hash: string;
}

/** What is to be done with one claim of a batch. */
export interface ListingChange extends Claim {
  /** The event it belongs to; null for a claim never seen before. */
  event_id: string | null;
}

interface StoredClaim {
  source_event_id: string;
  event_id: string;
  facts_hash: string;
  is_withdrawn: boolean;
  /** Withdrawn, or last seen more than a day ago. */
  is_stale: boolean;
}

export function claimOf(facts: NormalisedEvent): Claim {
  const json = JSON.stringify(facts);
  return { facts, json, hash: hash('sha256', json) };
}

/** What we hold of a source's ids. */
export const findClaims = (query: Query, sourceId: number, ids: string[]): Promise<StoredClaim[]> =>
  query<StoredClaim>(sql`
    SELECT source_event_id, event_id, encode(facts_hash, 'hex') AS facts_hash,
      withdrawn_at IS NOT NULL AS is_withdrawn, withdrawn_at IS NOT NULL OR last_seen_at < now() - interval '1 day' AS is_stale
    FROM claim WHERE source_id = ${sourceId} AND source_event_id = ANY(${ids}::text[])`);

/** Splits claims by what we hold already. */
export function compareClaims(batch: Claim[], stored: StoredClaim[]) {
  const known = new Map(stored.map((claim) => [claim.source_event_id, claim]));
  const created: ListingChange[] = [];
  const changed: ListingChange[] = [];
  const unchanged: StoredClaim[] = [];
  for (const claim of batch) {
    const before = known.get(claim.facts.source_event_id);
    if (!before) created.push({ ...claim, event_id: null });
    else if (before.facts_hash !== claim.hash) changed.push({ ...claim, event_id: before.event_id });
    else unchanged.push(before);
  }
  return { created, changed, unchanged };
}

/** Writes claims that were never seen before, with the events they belong to. */
export async function insertClaims(query: Query, sourceId: number, claims: AssignedListing[]): Promise<void> {
  if (claims.length === 0) return;
  await query(copyRows('claim', CLAIM_COLUMNS, claims.map(claimRowOf(sourceId))));
}

/** Writes claims over those that stand. */
export async function replaceClaims(query: Query, sourceId: number, claims: AssignedListing[]): Promise<void> {
  if (claims.length === 0) return;
  const columns = raw(CLAIM_COLUMNS.join(', '));
  await query(sql`
    INSERT INTO claim (${columns}) SELECT ${columns} FROM ${rowsSql(claims.map(claimRowOf(sourceId)), CLAIM_TYPES)} r
    ON CONFLICT (source_id, source_event_id) DO UPDATE SET url = excluded.url, facts = excluded.facts,
      facts_hash = excluded.facts_hash, last_seen_at = now(), changed_at = now(), withdrawn_at = NULL,
      status_said_at = CASE WHEN claim.facts->>'status' <> excluded.facts->>'status' THEN now() ELSE claim.status_said_at END`);
}

const CLAIM_TYPES = {
  source_id: 'smallint',
  source_event_id: 'text',
  event_id: 'uuid',
  url: 'text',
  facts: 'json',
  facts_hash: 'bytea',
  matched_by: 'text',
  status_said_at: 'timestamptz',
};
const CLAIM_COLUMNS = Object.keys(CLAIM_TYPES);

const claimRowOf =
  (source_id: number) =>
  ({ facts, json, hash, event_id, matched_by }: AssignedListing) => ({
    source_id,
    source_event_id: facts.source_event_id,
    event_id,
    url: facts.url,
    facts: json,
    facts_hash: `\\x${hash}`,
    matched_by,
    status_said_at: facts.status === 'scheduled' ? null : 'now', // by the database's clock
  });

/** Notes that claims still stand, at most once a day each; one that was withdrawn is back. */
export async function markSeen(query: Query, sourceId: number, claims: StoredClaim[]): Promise<void> {
  const stale = claims.filter(({ is_stale }) => is_stale).map(({ source_event_id }) => source_event_id);
  if (stale.length === 0) return;
  await query(sql`
    UPDATE claim SET last_seen_at = now(), withdrawn_at = NULL
    WHERE source_id = ${sourceId} AND source_event_id = ANY(${stale}::text[])`);
}
