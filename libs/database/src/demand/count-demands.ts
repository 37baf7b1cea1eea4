import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import {
  deduplicate,
  apiKeyCounter,
  identityKeys,
  personKey,
  delegatingKey,
  type Decision,
  type DemandState,
  type NewDemand,
} from './deduplicate-demands.ts';
import { prepared } from './prepared-statement.ts';
import { readTotals, storeDemands } from './store-demands.ts';

/** A demand after it was counted, or recognised. */
export interface CountedDemand extends Omit<Decision, 'demand'> {
  /** Demands for the artist anywhere, this one included; null where an event is wanted. */
  artistDemands: number | null;
}

/**
 * Counts demands in the caller's transaction, exactly, however many do so at once: the rows of the targets are locked in one order
 * before anything is read. All figures move with them. In the order of the demands.
 */
export async function countDemands(query: Query, demands: NewDemand[]): Promise<CountedDemand[]> {
  const decisions = deduplicate(demands, await openLedger(query, demands));
  const counted = decisions.filter(({ isNew }) => isNew);
  const totals = counted.length > 0 ? await storeDemands(query, counted) : new Map<string, number>();
  const others = demands.filter(({ artistId }) => artistId !== null && !totals.has(artistId));
  return withTotals(decisions, new Map([...totals, ...(await readTotals(query, others))]));
}

async function openLedger(query: Query, demands: NewDemand[]): Promise<DemandState> {
  const targetIds = [...new Set(demands.map(({ targetId }) => targetId))];
  const targets = await query<{ id: string; demands: number }>(
    prepared(
      'lock_demand_targets',
      sql`
    SELECT id::text, demands FROM demand_target WHERE id = ANY(${targetIds}::bigint[]) ORDER BY demand_target.id FOR UPDATE`,
    ),
  );
  const people = await readPeople(query, demands);
  return {
    demands: new Map(targets.map((row) => [row.id, row.demands])),
    people,
    keys: await readKeys(query, demands),
  };
}

async function readPeople(query: Query, demands: NewDemand[]): Promise<Map<string, number>> {
  const asked = demands.flatMap(({ targetId, person }) => identityKeys(person).map((mark) => ({ targetId, mark })));
  const rows = await query<{ target_id: string; person_hash: Buffer; ordinal: number }>(
    prepared(
      'demand_people',
      sql`
    SELECT p.target_id::text, p.person_hash, p.ordinal
    FROM (SELECT DISTINCT * FROM unnest(${asked.map(({ targetId }) => targetId)}::bigint[], ${asked.map(({ mark }) => mark)}::bytea[]) AS u(t, h)) a
    JOIN demand_person p ON p.target_id = a.t AND p.person_hash = a.h
    WHERE p.counted_at > now() - interval '24 hours'`,
    ),
  );
  return new Map(rows.map(({ target_id, person_hash, ordinal }) => [personKey(target_id, person_hash), ordinal]));
}

async function readKeys(query: Query, demands: NewDemand[]): Promise<DemandState['keys']> {
  const asked = demands.flatMap(({ targetId, person }) => {
    const keyId = delegatingKey(person);
    return keyId === null ? [] : { targetId, keyId };
  });
  if (asked.length === 0) return new Map();
  const rows = await query<{ target_id: string; key_id: string; demands: number; ordinal: number }>(sql`
    SELECT target_id::text, key_id, demands, ordinal FROM demand_key
    WHERE (target_id, key_id) IN (
      SELECT * FROM unnest(${asked.map(({ targetId }) => targetId)}::bigint[], ${asked.map(({ keyId }) => keyId)}::uuid[]))
      AND began_at > now() - interval '24 hours'`);
  return new Map(rows.map(({ target_id, key_id, ...spoken }) => [apiKeyCounter(target_id, key_id), spoken]));
}

/** Each total as it stood when the demand was counted: the later ones of the batch are taken off again. */
function withTotals(decisions: Decision[], totals: Map<string, number>): CountedDemand[] {
  const running = new Map(totals);
  const answered = decisions.toReversed().map(({ demand: { artistId }, ...decision }) => {
    if (artistId === null) return { ...decision, artistDemands: null };
    const artistDemands = running.get(artistId) ?? 0;
    if (decision.isNew) running.set(artistId, artistDemands - 1);
    return { ...decision, artistDemands };
  });
  return answered.reverse();
}
