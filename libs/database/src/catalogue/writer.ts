import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex, settleSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { noteChanges, type ChangeNote } from './changes.ts';
import { compareClaims, storeClaims, touchClaims, type ClaimWork } from './claims.ts';
import { eventRowOf } from './event-row.ts';
import { insertBillings, insertEvents, replaceBillings, updateEvents } from './events.ts';
import { createNameBook, type NameBook } from './name-book.ts';
import { atomically, openRunSession, together } from './run-session.ts';
import { chooseSlugs } from './slugs.ts';
import { restoreEvents, withdrawUnseen } from './withdraw.ts';

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
export async function openCatalogueWriter(database: Pick<Database, 'openSession'>, source: WrittenSource) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  const names = createNameBook();
  const search = createSearchIndex();
  return {
    write: async (batch: EventFacts[]) => {
      const result = await atomically(session, () => writeBatch({ query, source, names, search }, batch));
      names.keep();
      search.keep();
      return result;
    },
    withdrawUnseen: () => atomically(session, () => withdrawUnseen(query, source.id)),
    /** Tells the planner what the catalogue now looks like. */
    analyze: async () => {
      await query(sql`ANALYZE event, event_artist, event_search, claim, venue, artist, city`);
      await settleSearchIndex(query);
    },
    close,
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;

interface Run {
  query: Query;
  source: WrittenSource;
  names: NameBook;
  search: SearchIndex;
}

async function writeBatch(run: Run, batch: EventFacts[]): Promise<BatchResult> {
  const { query, source, search } = run;
  const { fresh, repeated } = await separateRepeated(query, batch);
  const { created, changed, unchanged } = await compareClaims(query, source.id, fresh);
  const { inserted, updated } = await placeAll(run, created, changed);
  const updates = await updateEvents(query, updated.map(rowOf));
  const isCreated = ({ row }: PlacedClaim): ChangeNote => ({ event_id: row.id, kind: 'created' });

  // Sent in one go: PostgreSQL works through them while the next batch is normalised.
  await together([
    insertEvents(query, inserted.map(rowOf)),
    insertBillings(query, inserted.map(billingOf)),
    replaceBillings(query, updated.map(billingOf)),
    storeClaims(query, source.id, [...inserted, ...updated].map(claimOf)),
    touchClaims(query, source.id, unchanged),
    ...search.write(query, { inserted, updated }),
    markCities(query, created),
    noteChanges(query, [...inserted.map(isCreated), ...updates]),
  ]);
  await restoreEvents(query, unchanged);
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

type PlacedClaim = Awaited<ReturnType<typeof placeAll>>['inserted'][number];

/** Gives every claim its event's row: with its venue and artists by id, and a slug where it is new. */
async function placeAll({ query, source, names }: Run, created: ClaimWork[], changed: ClaimWork[]) {
  const claims = [...created, ...changed];
  const ids = await names.ensure(
    query,
    claims.map(({ facts }) => facts),
  );
  const placed = claims.map((claim) => {
    const row = eventRowOf(claim.facts);
    const identified = { ...row, id: claim.event_id ?? row.id, venue_id: ids.venueOf(claim.facts) };
    return { ...claim, row: identified, artist_ids: ids.artistsOf(claim.facts) };
  });
  const inserted = placed.slice(0, created.length);
  const wishes = inserted.map(({ row, facts }) => ({ ...row, origin: `${source.name}|${facts.source_event_id}` }));
  const slugs = await chooseSlugs(query, wishes);
  for (const { row } of inserted) row.slug = slugs.get(row.id) ?? row.slug;
  return { inserted, updated: placed.slice(created.length) };
}

const rowOf = ({ row }: PlacedClaim) => row;
const billingOf = ({ row, artist_ids }: PlacedClaim) => ({ event: row, artist_ids });
const claimOf = ({ row, ...claim }: PlacedClaim) => ({ ...claim, event_id: row.id });

async function markCities(query: Query, claims: ClaimWork[]): Promise<void> {
  const ids = [...new Set(claims.map(({ facts }) => facts.city_id))].filter((id) => id !== null);
  await query(sql`UPDATE city SET has_events = true WHERE id = ANY(${ids}::int[]) AND NOT has_events`);
}
