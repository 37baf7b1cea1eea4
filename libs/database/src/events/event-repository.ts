import { distanceKm, isId, formatInstant, publicUrlOrNull, type Event, type EventSource } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import type { Circle, EventFilter, EventKey, EventPage } from './event-filter.ts';
import { DETAIL_COLUMNS, feedSql, toFeedEvent, type DetailRow, type StoredFeedEvent } from './feed-sql.ts';
import { countInCells } from './filter-sql.ts';
import { pageSql } from './page-sql.ts';
import { relatedSql } from './related-sql.ts';
import { SUMMARY_COLUMNS, SUMMARY_JOINS, toSummary, type StoredSummary, type SummaryRow } from './summary-sql.ts';

export interface FoundEvents {
  events: (StoredSummary & { distance_km?: number })[];
  next: EventKey | null;
}

/** A full event as stored. The caller adds links. */
export type StoredEvent = Omit<StoredFeedEvent, 'revision'> & Omit<Event, keyof StoredFeedEvent | 'links'>;

/** `ticket_url` is the seller's page, otherwise the source's, otherwise null. */
export interface TicketPage {
  id: string;
  slug: string;
  title: string;
  ticket_url: string | null;
}

// Reading this many events is as fast as scanning the index on start times for one page.
const SPARSE_BELOW = 3_000;
const MIN_ID = '00000000-0000-0000-0000-000000000000';
const SMALLER_RADII_KM = [1, 4, 16, 60];

export function createEventRepository({ query }: Pick<Database, 'query'>) {
  const assess = assessOn(query);
  const list = listNearOn(query);
  const findOne = findOn(query);

  /** Returns the first matching events with the columns of feeds, in one statement. */
  async function feed(
    filter: EventFilter,
    { sort, limit }: Pick<EventPage, 'sort' | 'limit'>,
  ): Promise<StoredFeedEvent[]> {
    const near = filter.near && (await assess(filter.near, filter));
    const page: EventPage = { sort, limit, offset: 0, after: null };
    const rows = await query<DetailRow>(feedSql({ ...filter, ...(near && { near }) }, page));
    return rows.map(toFeedEvent);
  }

  /** Finds a published event by a current or former id or slug. */
  async function find(idOrSlug: string): Promise<StoredEvent | null> {
    const row = await findOne<FullRow>(idOrSlug, fullSql);
    return row && toEvent(row);
  }

  async function findAll(ids: string[]): Promise<Map<string, StoredEvent>> {
    if (ids.length === 0) return new Map();
    const { text, values } = fullSql(sql`e.id = ANY(${ids}::uuid[])`);
    const rows = await query<FullRow>({ name: 'event_records', text, values });
    return new Map(rows.map((row) => [row.id, toEvent(row)]));
  }

  /** Returns published events in the order of ids, after `afterId`. */
  async function listAfterId(afterId: string | null, limit: number): Promise<StoredEvent[]> {
    const { text, values } = fullSql(sql`e.id = ANY(ARRAY(
      SELECT id FROM event WHERE id > ${afterId ?? MIN_ID}::uuid AND withdrawn_at IS NULL ORDER BY id LIMIT ${limit}))`);
    const rows = await query<FullRow>({ name: 'events_after_id', text, values });
    return rows.map(toEvent).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  const findRelated = async (id: string, options: { now: Date; limit: number }): Promise<StoredSummary[]> =>
    findSummaries(query, await findRelatedIds(query, id, options));

  /** Finds an event like `find`, with the columns of feeds. */
  async function findForFeed(idOrSlug: string): Promise<StoredFeedEvent | null> {
    const row = await findOne<DetailRow>(idOrSlug, detailSql);
    return row && toFeedEvent(row);
  }

  /** Finds the ticket page by a current or former id or slug. */
  const findTickets = (idOrSlug: string): Promise<TicketPage | null> => findOne(idOrSlug, ticketsSql);

  /** Returns summaries in the order of the ids, without events that were deleted in the meantime. */
  const summaries = async (ids: string[], filter: Pick<EventFilter, 'near'>): Promise<FoundEvents['events']> =>
    (await findSummaries(query, ids)).map((summary) => withDistance(summary, filter));

  return { list, feed, find, findAll, listAfterId, findForFeed, findRelated, findTickets, summaries };
}
export type EventRepository = ReturnType<typeof createEventRepository>;

const assessOn =
  (query: Query) =>
  async (near: Circle, { from, now }: EventFilter): Promise<Circle> => {
    const [row] = await query<{ events: number }>(countInCells(near, { from: from ?? now, max: SPARSE_BELOW }));
    return { ...near, isSparse: (row?.events ?? 0) < SPARSE_BELOW };
  };

/** Returns one page. Distances are in kilometres, rounded to metres. */
const listNearOn = (query: Query) => {
  const listOnce = listOn(query);
  const assess = assessOn(query);
  return async (filter: EventFilter, page: EventPage): Promise<FoundEvents> => {
    if (!filter.near) return listOnce(filter, page);
    if (page.sort !== 'distance') return listOnce({ ...filter, near: await assess(filter.near, filter) }, page);
    // A small circle that fills the page has the same nearest events as the whole one.
    const { near } = filter;
    const reached = typeof page.after?.value === 'number' ? page.after.value : 0;
    for (const radiusKm of SMALLER_RADII_KM.filter((radius) => radius > reached && radius < near.radiusKm)) {
      const found = await listOnce({ ...filter, near: { ...near, radiusKm } }, page);
      if (found.next) return found;
    }
    return listOnce(filter, page);
  };
};

/** Selects ids first, so that the second statement can be prepared. */
const listOn =
  (query: Query) =>
  async (filter: EventFilter, page: EventPage): Promise<FoundEvents> => {
    const rows = await query<{ id: string; key: Date | number }>(pageSql(filter, page));
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const next = last ? { value: toKeyValue(last.key), id: last.id } : null;
    const summaries = await findSummaries(
      query,
      shown.map(({ id }) => id),
    );
    return { events: summaries.map((summary) => withDistance(summary, filter)), next };
  };

async function findRelatedIds(query: Query, id: string, options: { now: Date; limit: number }): Promise<string[]> {
  const { text, values } = relatedSql(id, options);
  return (await query<{ id: string }>({ name: 'related_events', text, values })).map(({ id }) => id);
}

async function findSummaries(query: Query, ids: string[]): Promise<StoredSummary[]> {
  if (ids.length === 0) return [];
  const { text, values } = summariesSql(ids);
  const rows = await query<SummaryRow>({ name: 'event_summaries', text, values });
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Looks up the current id or slug first, then former ones. */
const findOn =
  (query: Query) =>
  async <Row extends object>(idOrSlug: string, select: (condition: Sql) => Sql): Promise<Row | null> => {
    const current = isId(idOrSlug) ? sql`e.id = ${idOrSlug}::uuid` : sql`e.slug = ${idOrSlug}`;
    const [row] = await query<Row>(select(current));
    if (row) return row;
    const former = sql`e.id = (SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${idOrSlug})`;
    const [renamed] = await query<Row>(select(former));
    return renamed ?? null;
  };

const ticketsSql = (condition: Sql): Sql => sql`
  SELECT e.id, e.slug, e.title, coalesce(e.ticket_url, e.url) AS ticket_url
  FROM event e WHERE ${condition} AND e.withdrawn_at IS NULL`;

const summariesSql = (ids: string[]): Sql =>
  sql`SELECT ${SUMMARY_COLUMNS} FROM event e ${SUMMARY_JOINS} WHERE e.id = ANY(${ids}::uuid[])`;

// A Date has no microseconds, so `created_at` is stored in milliseconds.
const toKeyValue = (key: Date | number) => (key instanceof Date ? key.toISOString() : key);

function withDistance(
  event: StoredSummary,
  { near }: Pick<EventFilter, 'near'>,
): StoredSummary & { distance_km?: number } {
  if (!near || event.lat === null || event.lng === null) return event;
  const distance_km = Math.round(distanceKm(near, { lat: event.lat, lng: event.lng }) * 1000) / 1000;
  return { ...event, distance_km };
}

const detailSql = (condition: Sql) => sql`
  SELECT ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS} FROM event e ${SUMMARY_JOINS} WHERE ${condition} AND e.withdrawn_at IS NULL`;

const fullSql = (condition: Sql) => sql`
  SELECT ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS},
    coalesce((SELECT demands FROM demand_target WHERE event_id = e.id), 0) AS wants,
    (SELECT coalesce(json_agg(json_build_object('source', s.name, 'source_id', cl.source_event_id, 'url', cl.url,
        'licence', s.licence, 'attribution', s.attribution, 'matched_by', cl.matched_by,
        'first_seen_at', extract(epoch FROM cl.first_seen_at), 'last_seen_at', extract(epoch FROM cl.last_seen_at))
        ORDER BY s.trust DESC, cl.first_seen_at, s.name, cl.source_event_id), '[]'::json)
      FROM claim cl JOIN source s ON s.id = cl.source_id WHERE cl.event_id = e.id AND cl.withdrawn_at IS NULL) AS sources,
    (SELECT coalesce(json_agg(alias ORDER BY alias), '[]'::json) FROM alias
      WHERE kind = 'event' AND record_id = e.id AND alias ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$') AS merged_ids
  FROM event e ${SUMMARY_JOINS} WHERE ${condition} AND e.withdrawn_at IS NULL`;

type StoredSource = Omit<EventSource, 'first_seen_at' | 'last_seen_at'> & {
  first_seen_at: number;
  last_seen_at: number;
};

type FullRow = DetailRow & Pick<Event, 'wants' | 'merged_ids'> & { sources: StoredSource[] };

function toEvent(row: FullRow): StoredEvent {
  const { wants, merged_ids } = row;
  const shown = toFeedEvent(row);
  return {
    ...shown,
    wants,
    merged_ids,
    images: shown.image_url ? [shown.image_url] : [],
    canonical_slug: row.slug,
    sources: row.sources.map((source) => ({
      ...source,
      url: publicUrlOrNull(source.url),
      first_seen_at: fromEpoch(source.first_seen_at),
      last_seen_at: fromEpoch(source.last_seen_at),
    })),
  };
}

const fromEpoch = (seconds: number) => formatInstant(new Date(seconds * 1000));
