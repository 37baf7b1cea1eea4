import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-sql.ts';
import type { Listing, Matching, UndecidedPair } from './matching.ts';
import { nameBefore } from './rulings.ts';

// Of a number that more events have, the nearest in time.
const MOST_LATER = 20;
const MOST_EARLIER = 12;

/** Events near in time that share a number with one of these facts. */
export async function findCandidates(query: Query, keysOf: Matching['keysOf'], facts: EventFacts[]): Promise<string[]> {
  const asked = facts
    .map(keysOf)
    .flatMap(({ day, around, keys }) => keys.map((key) => ({ key, day, first: day - around, last: day + around })));
  if (asked.length === 0) return [];
  const rows = await query<{ event_id: string }>(sql`
    SELECT DISTINCT m.event_id FROM ${rowsSql(asked, { key: 'int', day: 'int', first: 'int', last: 'int' })} k CROSS JOIN LATERAL (
      (SELECT event_id FROM match_key WHERE key = k.key AND day BETWEEN k.day AND k.last
        ORDER BY day LIMIT ${MOST_LATER}::int)
      UNION ALL
      (SELECT event_id FROM match_key WHERE key = k.key AND day BETWEEN k.first AND k.day - 1
        ORDER BY day DESC LIMIT ${MOST_EARLIER}::int)) m`);
  return rows.map(({ event_id }) => event_id);
}

// A source may list one event a thousand times: more than so many say nothing new.
const MOST_LISTINGS = 40;

/** What sources list of events; of many listings of one those that stand, and of these the newest. */
export async function listingsOf(query: Query, eventIds: string[]): Promise<Listing[]> {
  if (eventIds.length === 0) return [];
  return query<Listing>(sql`
    SELECT c.source_id, c.source_event_id, c.event_id, c.facts, s.trust, c.changed_at, c.status_said_at, c.withdrawn_at IS NOT NULL AS withdrawn
    FROM unnest(${eventIds}::uuid[]) AS e(id) CROSS JOIN LATERAL (
      SELECT * FROM claim WHERE event_id = e.id ORDER BY withdrawn_at NULLS FIRST, changed_at DESC, source_event_id LIMIT ${MOST_LISTINGS}::int) c
    JOIN source s ON s.id = c.source_id`);
}

export interface KeyedEvent {
  event_id: string;
  facts: EventFacts;
}

/** Keeps the numbers by which listings of events are found. Those of what a source said before, and of events that became part of others, stay: they cost a look. */
export async function storeKeys(query: Query, keysOf: Matching['keysOf'], events: KeyedEvent[]): Promise<void> {
  const rows = events.flatMap(({ event_id, facts }) => {
    const { day, keys } = keysOf(facts);
    return keys.map((key) => ({ key, day, event_id }));
  });
  if (rows.length === 0) return;
  await query(sql`
    INSERT INTO match_key (key, day, event_id) SELECT * FROM ${rowsSql(rows, { key: 'int', day: 'int', event_id: 'uuid' })} r
    ON CONFLICT DO NOTHING`);
}

export async function storeUndecided(query: Query, pairs: UndecidedPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ a, b, score, reasons }) => {
    const [one, other] = nameBefore(a, b) ? [a, b] : [b, a];
    return {
      source_a: one.source_id,
      id_a: one.source_event_id,
      source_b: other.source_id,
      id_b: other.source_event_id,
      score,
      reasons,
    };
  });
  const types = {
    source_a: 'smallint',
    id_a: 'text',
    source_b: 'smallint',
    id_b: 'text',
    score: 'real',
    reasons: 'text[]',
  };
  await query(sql`
    INSERT INTO undecided_pair (source_a, id_a, source_b, id_b, score, reasons) SELECT * FROM ${rowsSql(rows, types)} r
    ON CONFLICT DO NOTHING`);
}

const AT_ONCE = 500;

/** Makes the numbers of events that have none yet: what a migration left. */
export async function workOffMatchBacklog(query: Query, keysOf: Matching['keysOf']): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    const rows = await query<{ event_id: string }>(sql`SELECT event_id FROM match_backlog LIMIT ${AT_ONCE}`);
    taken = rows.length;
    const ids = rows.map(({ event_id }) => event_id);
    await storeKeys(query, keysOf, await listingsOf(query, ids));
    await query(sql`DELETE FROM match_backlog WHERE event_id = ANY(${ids}::uuid[])`);
  }
}
