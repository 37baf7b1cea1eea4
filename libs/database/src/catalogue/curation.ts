import { newId, type EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { noteChanges } from './changes.ts';
import { listingsOf, storeKeys } from './match-store.ts';
import type { Listing, Matching } from './matching.ts';
import { openQuestions, type OpenQuestion } from './open-questions.ts';
import { createNameBook } from './name-book.ts';
import { prepareEvent } from './prepare-batch.ts';
import type { TouchedEvent } from './place-claims.ts';
import { atomically } from './run-session.ts';
import { createTurns } from './turns.ts';
import { writeBatch, type Run } from './write-batch.ts';

/** What an operator decides about events by hand. Each decision outlives later runs over the sources. */
export function createCuration(database: Pick<Database, 'query' | 'openSession'>, matching: Matching) {
  /** Does `work` in a transaction, in a turn of its own between the runs over sources. */
  async function inTurn<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    const session = await database.openSession();
    const run = {
      query: session.query,
      matching,
      names: createNameBook(),
      search: createSearchIndex(),
      source: { id: 0, name: 'operator' },
    };
    const turns = createTurns(session.query, () => Promise.resolve());
    try {
      return await turns.work(() => atomically(session, () => work(run)));
    } finally {
      await turns.end();
      await session.close();
    }
  }

  /** Lets the second event become part of the first. */
  const merge = (into: string, from: string): Promise<{ id: string; merged: string }> =>
    inTurn(async (run) => {
      const [stays, gone] = [await eventId(run.query, into), await eventId(run.query, from)];
      if (stays === gone) throw new Error('Both are the same event already.');
      const [listings, others] = [await listingsOf(run.query, [stays]), await listingsOf(run.query, [gone])];
      await rule(run.query, listings, others, true);
      const after = [...listings, ...others.map((listing) => ({ ...listing, event_id: stays }))];
      await write(run, [touched(stays, listings, after)], [{ from: gone, into: stays }]);
      return { id: stays, merged: gone };
    });

  /** Takes one source's listing out of an event and makes it an event of its own. */
  const split = (event: string, source: string, sourceEventId: string): Promise<{ id: string; slug: string }> =>
    inTurn(async (run) => {
      const id = await eventId(run.query, event);
      const listings = await listingsOf(run.query, [id]);
      const [row] = await run.query<{ id: number }>(sql`SELECT id FROM source WHERE name = ${source}`);
      const leaves = listings.find(
        (listing) => listing.source_id === row?.id && listing.source_event_id === sourceEventId,
      );
      const stay = listings.filter((listing) => listing !== leaves);
      if (!leaves) throw new Error(`The event has no listing "${sourceEventId}" of the source "${source}".`);
      if (stay.length === 0) throw new Error('It is the only listing of its event.');
      const moved = { ...leaves, event_id: newId() };
      await rule(run.query, [leaves], stay, false);
      await run.query(sql`
        UPDATE claim SET event_id = ${moved.event_id}::uuid, matched_by = NULL
        WHERE source_id = ${leaves.source_id} AND source_event_id = ${leaves.source_event_id}`);
      await write(run, [touched(id, listings, stay), { ...touched(moved.event_id, [], [moved]), isNew: true }], []);
      await storeKeys(run.query, matching.keysOf, [moved]);
      const [made] = await run.query<{ slug: string }>(sql`SELECT slug FROM event WHERE id = ${moved.event_id}::uuid`);
      return { id: moved.event_id, slug: made?.slug ?? '' };
    });

  /** Shows an event first, or no longer. */
  const feature = (event: string, featured: boolean): Promise<{ id: string; featured: boolean }> =>
    inTurn(async ({ query }) => {
      const id = await eventId(query, event);
      await query(sql`
        UPDATE event SET pinned_featured = ${featured}, featured = ${featured}, updated_at = now(), revision = revision + 1
        WHERE id = ${id}::uuid`);
      await noteChanges(query, [{ event_id: id, kind: 'updated' }]);
      return { id, featured };
    });

  /** Calls an event off, whatever its sources say. */
  const cancel = (event: string): Promise<{ id: string; status: EventFacts['status'] }> =>
    inTurn(async ({ query }) => {
      const id = await eventId(query, event);
      await query(sql`
        UPDATE event SET pinned_status = 'cancelled', status = 'cancelled', updated_at = now(), revision = revision + 1
        WHERE id = ${id}::uuid`);
      await noteChanges(query, [{ event_id: id, kind: 'cancelled' }]);
      return { id, status: 'cancelled' };
    });

  const questions = (most: number): Promise<OpenQuestion[]> => openQuestions(database.query, most);

  return { merge, split, feature, cancel, questions };
}
export type Curation = ReturnType<typeof createCuration>;

const touched = (event_id: string, before: Listing[], after: Listing[]): TouchedEvent => ({
  event_id,
  isNew: false,
  isChanged: false,
  before,
  after,
});

async function write(run: Run, events: TouchedEvent[], merges: { from: string; into: string }[]): Promise<void> {
  const prepared = events.map((event) => prepareEvent(event, run.matching.merge)).filter((event) => event !== null);
  const nothing = { created: [], changed: [], unchanged: [], repeated: [], undecided: [] };
  await writeBatch(run, { ...nothing, events, merges, prepared });
}

/** An event's id by id, slug, or one that it had before. */
async function eventId(query: Query, reference: string): Promise<string> {
  const [row] = await query<{ id: string }>(sql`
    SELECT id FROM event WHERE slug = ${reference} OR id::text = ${reference}
    UNION ALL SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${reference} LIMIT 1`);
  if (!row) throw new Error(`There is no event "${reference}".`);
  return row.id;
}

async function rule(query: Query, some: Listing[], others: Listing[], isSame: boolean): Promise<void> {
  for (const a of some)
    for (const b of others) {
      await query(sql`
        DELETE FROM ruling WHERE (source_a, id_a, source_b, id_b) = (${b.source_id}, ${b.source_event_id}, ${a.source_id}, ${a.source_event_id})`);
      await query(sql`
        INSERT INTO ruling (source_a, id_a, source_b, id_b, is_same)
        VALUES (${a.source_id}, ${a.source_event_id}, ${b.source_id}, ${b.source_event_id}, ${isSame})
        ON CONFLICT (source_a, id_a, source_b, id_b) DO UPDATE SET is_same = excluded.is_same, ruled_at = now()`);
    }
}
