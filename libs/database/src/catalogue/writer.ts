import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import { queryOn, type Database, type Query } from '../connect.ts';
import { noteChanges, type ChangeNote } from './changes.ts';
import { compareClaims, storeClaims, touchClaims, type ClaimWork } from './claims.ts';
import { eventRowOf } from './event-row.ts';
import { insertBillings, insertEvents, replaceBillings, updateEvents } from './events.ts';
import { createNameBook, type NameBook, type NameIds } from './name-book.ts';
import { restoreEvents, withdrawUnseen } from './withdraw.ts';

const RUN_LOCK = 7_276_503;

export interface BatchResult {
  created: number;
  changed: number;
  unchanged: number;
  /** Ids that stood before in the same run: of several records of an id the first counts. */
  repeated: string[];
}

export interface WrittenSource {
  id: number;
  name: string;
}

/**
 * Opens one run over a source. A run holds a connection of its own; a second one over the same source at the same time
 * is refused. Each batch is one transaction, so a run that is killed leaves whole batches and can simply be repeated.
 */
export async function openCatalogueWriter({ pool }: Pick<Database, 'pool'>, source: WrittenSource) {
  const client = await pool.connect();
  const query = queryOn(client);
  const release = () => {
    client.release(true); // the connection is closed, and with it go the lock and `seen`
  };
  try {
    // A batch that a power cut takes back is written again by the next run: no need to wait for the disk each time.
    await query(sql`SET statement_timeout = '120s'`);
    await query(sql`SET synchronous_commit = off`);
    const [lock] = await query<{ held: boolean }>(sql`SELECT pg_try_advisory_lock(${RUN_LOCK}, ${source.id}) AS held`);
    if (!lock?.held) throw new Error(`Another run over the source "${source.name}" is going on. Wait for it to end.`);
    await query(sql`CREATE TEMP TABLE seen (source_event_id text PRIMARY KEY)`);
  } catch (error) {
    release();
    throw error;
  }

  const names = createNameBook();

  async function atomically<Result>(work: () => Promise<Result>): Promise<Result> {
    await query(sql`BEGIN`);
    try {
      const result = await work();
      await query(sql`COMMIT`);
      return result;
    } catch (error) {
      await query(sql`ROLLBACK`).catch(() => undefined);
      throw error;
    }
  }

  return {
    write: async (batch: EventFacts[]) => {
      const result = await atomically(() => writeBatch({ query, source, names }, batch));
      names.keep();
      return result;
    },
    withdrawUnseen: () => atomically(() => withdrawUnseen(query, source.id)),
    /** Tells the planner what the catalogue now looks like. */
    analyze: () => query(sql`ANALYZE event, event_artist, claim, venue, artist`),
    close: release,
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;

interface Run {
  query: Query;
  source: WrittenSource;
  names: NameBook;
}

async function writeBatch({ query, source, names }: Run, batch: EventFacts[]): Promise<BatchResult> {
  const { fresh, repeated } = await separateRepeated(query, batch);
  const { created, changed, unchanged } = await compareClaims(query, source.id, fresh);
  const nameIds = await names.ensure(
    query,
    [...created, ...changed].map(({ facts }) => facts),
  );
  const placed = [...created, ...changed].map((claim) => place(claim, nameIds));
  const inserted = placed.slice(0, created.length);
  const updated = placed.slice(created.length);

  await insertEvents(
    query,
    inserted.map(({ row, facts }) => ({ row, origin: `${source.name}|${facts.source_event_id}` })),
  );
  await insertBillings(query, inserted.map(billingOf));
  const updates = await updateEvents(
    query,
    updated.map(({ row }) => row),
  );
  await replaceBillings(query, updated.map(billingOf));
  await storeClaims(
    query,
    source.id,
    placed.map(({ row, ...claim }) => ({ ...claim, event_id: row.id })),
  );
  await touchClaims(query, source.id, unchanged);
  await markCities(
    query,
    created.map(({ facts }) => facts.city_id),
  );
  await restoreEvents(
    query,
    unchanged.filter(({ is_stale }) => is_stale).map(({ event_id }) => event_id),
  );
  await noteChanges(query, [
    ...inserted.map(({ row }): ChangeNote => ({ event_id: row.id, kind: 'created' })),
    ...updates,
  ]);
  return { created: created.length, changed: changed.length, unchanged: unchanged.length, repeated };
}

async function separateRepeated(query: Query, batch: EventFacts[]) {
  const ids = batch.map(({ source_event_id }) => source_event_id);
  const rows = await query<{ source_event_id: string }>(sql`
    INSERT INTO seen SELECT unnest(${ids}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`);
  const unseen = new Set(rows.map(({ source_event_id }) => source_event_id));
  const fresh: EventFacts[] = [];
  const repeated: string[] = [];
  for (const facts of batch) {
    if (unseen.delete(facts.source_event_id)) fresh.push(facts);
    else repeated.push(facts.source_event_id);
  }
  return { fresh, repeated };
}

function place(claim: ClaimWork, ids: NameIds) {
  const row = eventRowOf(claim.facts);
  return {
    ...claim,
    row: { ...row, id: claim.event_id ?? row.id, venue_id: ids.venueOf(claim.facts) },
    artist_ids: ids.artistsOf(claim.facts),
  };
}

const billingOf = ({ row, artist_ids }: ReturnType<typeof place>) => ({ event_id: row.id, artist_ids });

async function markCities(query: Query, cityIds: (number | null)[]): Promise<void> {
  const ids = [...new Set(cityIds)].filter((id) => id !== null);
  await query(sql`UPDATE city SET has_events = true WHERE id = ANY(${ids}::int[]) AND NOT has_events`);
}
