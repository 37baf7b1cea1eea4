import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { noteChanges, type ChangeNote } from './changes.ts';
import { storeClaims, touchClaims } from './claims.ts';
import { insertBillings, insertEvents, replaceBillings, updateEvents } from './events.ts';
import type { NameBook } from './name-book.ts';
import type { PreparedBatch, PreparedClaim } from './prepare-batch.ts';
import { together } from './run-session.ts';
import { chooseSlugs } from './slugs.ts';
import { restoreEvents } from './withdraw.ts';

export interface Run {
  query: Query;
  source: { id: number; name: string };
  names: NameBook;
  search: SearchIndex;
}

/** Writes a batch. Needs a transaction of its own. */
export async function writeBatch(run: Run, batch: PreparedBatch): Promise<void> {
  const { query, source, search } = run;
  const { inserted, updated } = await placeAll(run, batch);
  const updates = await updateEvents(query, updated.map(rowOf));

  // Sent in one go: PostgreSQL works through them while the next batch is made ready.
  await together([
    insertEvents(query, inserted.map(rowOf)),
    storeClaims(query, source.id, [...batch.created, ...batch.changed]),
    ...search.write(query, { created: batch.created.map(documentOf), changed: batch.changed.map(documentOf) }),
    insertBillings(query, inserted),
    replaceBillings(query, updated),
    touchClaims(query, source.id, batch.unchanged),
    markCities(query, batch.created),
    noteChanges(query, [...inserted.map(asCreated), ...updates]),
  ]);
  await restoreEvents(query, batch.unchanged);
}

/** Gives every claim its event's row: with its venue and artists by id, and a slug where it is new. */
async function placeAll({ query, source, names }: Run, { created, changed }: PreparedBatch) {
  const wishes = created.map(({ row, facts }) => ({ ...row, origin: `${source.name}|${facts.source_event_id}` }));
  const claims = [...created, ...changed];
  const [ids, slugs] = await together([
    names.ensure(
      query,
      claims.map(({ facts }) => facts),
    ),
    chooseSlugs(query, wishes),
  ]);
  const placed = claims.map(({ facts, row, event_id }) => ({
    event: { ...row, id: event_id, slug: slugs.get(event_id) ?? row.slug, venue_id: ids.venueOf(facts) },
    artist_ids: ids.artistsOf(facts),
  }));
  return { inserted: placed.slice(0, created.length), updated: placed.slice(created.length) };
}

type PlacedEvent = Awaited<ReturnType<typeof placeAll>>['inserted'][number];

const rowOf = ({ event }: PlacedEvent) => event;
const documentOf = ({ document }: PreparedClaim) => document;
const asCreated = ({ event }: PlacedEvent): ChangeNote => ({ event_id: event.id, kind: 'created' });

async function markCities(query: Query, claims: PreparedClaim[]): Promise<void> {
  const ids = [...new Set(claims.map(({ facts }) => facts.city_id))].filter((id) => id !== null);
  await query(sql`UPDATE city SET has_events = true WHERE id = ANY(${ids}::int[]) AND NOT has_events`);
}
