import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import {
  decideAll,
  keyKey,
  marksOf,
  personKey,
  speakingKey,
  type Decision,
  type Ledger,
  type NewDemand,
} from './decide.ts';
import { addToFigures, artistTotals } from './figures.ts';

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
  const decisions = decideAll(demands, await openLedger(query, demands));
  const counted = decisions.filter(({ isNew }) => isNew);
  if (counted.length > 0) await store(query, counted);
  return withTotals(decisions, await artistTotals(query, demands));
}

async function openLedger(query: Query, demands: NewDemand[]): Promise<Ledger> {
  const targetIds = [...new Set(demands.map(({ targetId }) => targetId))];
  const targets = await query<{ id: string; demands: number }>(sql`
    SELECT id::text, demands FROM demand_target WHERE id = ANY(${targetIds}::bigint[]) ORDER BY demand_target.id FOR UPDATE`);
  const people = await readPeople(query, demands);
  return {
    demands: new Map(targets.map((row) => [row.id, row.demands])),
    people,
    keys: await readKeys(query, demands),
  };
}

async function readPeople(query: Query, demands: NewDemand[]): Promise<Map<string, number>> {
  const asked = demands.flatMap(({ targetId, person }) => marksOf(person).map((mark) => ({ targetId, mark })));
  const rows = await query<{ target_id: string; person_hash: Buffer; ordinal: number }>(sql`
    SELECT p.target_id::text, p.person_hash, p.ordinal
    FROM (SELECT DISTINCT * FROM unnest(${asked.map(({ targetId }) => targetId)}::bigint[], ${asked.map(({ mark }) => mark)}::bytea[]) AS u(t, h)) a
    JOIN demand_person p ON p.target_id = a.t AND p.person_hash = a.h
    WHERE p.counted_at > now() - interval '24 hours'`);
  return new Map(rows.map(({ target_id, person_hash, ordinal }) => [personKey(target_id, person_hash), ordinal]));
}

async function readKeys(query: Query, demands: NewDemand[]): Promise<Ledger['keys']> {
  const asked = demands.flatMap(({ targetId, person }) => {
    const keyId = speakingKey(person);
    return keyId === null ? [] : { targetId, keyId };
  });
  if (asked.length === 0) return new Map();
  const rows = await query<{ target_id: string; key_id: string; demands: number; ordinal: number }>(sql`
    SELECT target_id::text, key_id, demands, ordinal FROM demand_key
    WHERE (target_id, key_id) IN (
      SELECT * FROM unnest(${asked.map(({ targetId }) => targetId)}::bigint[], ${asked.map(({ keyId }) => keyId)}::uuid[]))
      AND began_at > now() - interval '24 hours'`);
  return new Map(rows.map(({ target_id, key_id, ...spoken }) => [keyKey(target_id, key_id), spoken]));
}

async function store(query: Query, counted: Decision[]): Promise<void> {
  const rows = counted.map(({ demand: { targetId, person }, ordinal }) => ({
    target_id: targetId,
    ordinal,
    key_id: speakingKey(person),
    marks: marksOf(person).map((mark) => mark.toString('hex')),
  }));
  await query(sql`
    WITH counted AS (
      SELECT *, now() AS counted_at
      FROM json_to_recordset(${JSON.stringify(rows)}) AS r(target_id bigint, ordinal int, key_id uuid, marks text[])),
    added AS (INSERT INTO demand (target_id, ordinal, counted_at) SELECT target_id, ordinal, counted_at FROM counted),
    seen AS (
      INSERT INTO demand_person (target_id, person_hash, ordinal, counted_at)
      SELECT target_id, decode(mark, 'hex'), ordinal, counted_at FROM counted, unnest(marks) AS mark
      ON CONFLICT (target_id, person_hash) DO UPDATE SET ordinal = excluded.ordinal, counted_at = excluded.counted_at),
    spoken AS (
      INSERT INTO demand_key AS k (target_id, key_id, demands, ordinal, began_at)
      SELECT target_id, key_id, count(*), max(ordinal), max(counted_at) FROM counted WHERE key_id IS NOT NULL GROUP BY 1, 2
      ON CONFLICT (target_id, key_id) DO UPDATE SET ordinal = excluded.ordinal,
        demands = CASE WHEN k.began_at > now() - interval '24 hours' THEN k.demands ELSE 0 END + excluded.demands,
        began_at = CASE WHEN k.began_at > now() - interval '24 hours' THEN k.began_at ELSE excluded.began_at END)
    UPDATE demand_target t SET demands = t.demands + c.demands, last_demand_at = c.counted_at
    FROM (SELECT target_id, count(*)::int AS demands, max(counted_at) AS counted_at FROM counted GROUP BY 1) c
    WHERE t.id = c.target_id`);
  await addToFigures(query, counted);
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
