import type { Query } from '../connection/connect.ts';
import { countedPeopleSql, keyCountersSql, lockTargetsSql } from './counting-sql.ts';
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
import { readTotals, storeDemands } from './store-demands.ts';

export interface CountedDemand extends Omit<Decision, 'demand'> {
  /**
   * Demands for the artist in all cities, including this one; null if the demand is for an event.
   */
  artistDemands: number | null;
}

/**
 * Counts demands in the caller's transaction, in their order. Locks the targets in a fixed order
 * before it reads, so that concurrent counts stay exact and do not deadlock.
 */
export async function countDemands(query: Query, demands: NewDemand[]): Promise<CountedDemand[]> {
  const decisions = deduplicate(demands, await lockState(query, demands));
  const counted = decisions.filter(({ isNew }) => isNew);
  const totals =
    counted.length > 0 ? await storeDemands(query, counted) : new Map<string, number>();
  const others = demands.filter(({ artistId }) => artistId !== null && !totals.has(artistId));
  return withTotals(decisions, new Map([...totals, ...(await readTotals(query, others))]));
}

async function lockState(query: Query, demands: NewDemand[]): Promise<DemandState> {
  const targetIds = [...new Set(demands.map(({ targetId }) => targetId))];
  const targets = await query<{ id: string; demands: number }>(lockTargetsSql(targetIds));
  const people = await readPeople(query, demands);
  return {
    demands: new Map(targets.map((row) => [row.id, row.demands])),
    people,
    keys: await readKeys(query, demands),
  };
}

interface CountedPerson {
  target_id: string;
  person_hash: Buffer;
  ordinal: number;
}

interface KeyCounter {
  target_id: string;
  key_id: string;
  demands: number;
  ordinal: number;
}

async function readPeople(query: Query, demands: NewDemand[]): Promise<Map<string, number>> {
  const lookups = demands.flatMap(({ targetId, person }) =>
    identityKeys(person).map((hash) => ({ targetId, hash })),
  );
  const targetIds = lookups.map(({ targetId }) => targetId);
  const hashes = lookups.map(({ hash }) => hash);
  const rows = await query<CountedPerson>(countedPeopleSql(targetIds, hashes));
  return new Map(
    rows.map(({ target_id, person_hash, ordinal }) => [personKey(target_id, person_hash), ordinal]),
  );
}

async function readKeys(query: Query, demands: NewDemand[]): Promise<DemandState['keys']> {
  const lookups = demands.flatMap(({ targetId, person }) => {
    const keyId = delegatingKey(person);
    return keyId === null ? [] : { targetId, keyId };
  });
  if (lookups.length === 0) return new Map();
  const targetIds = lookups.map(({ targetId }) => targetId);
  const keyIds = lookups.map(({ keyId }) => keyId);
  const rows = await query<KeyCounter>(keyCountersSql(targetIds, keyIds));
  return new Map(
    rows.map(({ target_id, key_id, ...counter }) => [apiKeyCounter(target_id, key_id), counter]),
  );
}

/** Adds to each demand the artist's total at that point, without the later demands of the batch. */
function withTotals(decisions: Decision[], totals: Map<string, number>): CountedDemand[] {
  const running = new Map(totals);
  const results = decisions.toReversed().map(({ demand: { artistId }, ...decision }) => {
    if (artistId === null) return { ...decision, artistDemands: null };
    const artistDemands = running.get(artistId) ?? 0;
    if (decision.isNew) running.set(artistId, artistDemands - 1);
    return { ...decision, artistDemands };
  });
  return results.reverse();
}
