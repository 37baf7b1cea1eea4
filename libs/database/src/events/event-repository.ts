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
  /** Where the next page begins; null on the last one. */
  next: EventKey | null;
}

/** A full event as stored; links are the caller's to make. */
export type StoredEvent = Omit<StoredFeedEvent, 'revision'> & Omit<Event, keyof StoredFeedEvent | 'links'>;

/** An event with the seller's page of it, else the source's; null where there is neither. */
export interface TicketPage {
  id: string;
  slug: string;
  title: string;
  ticket_url: string | null;
}

// So many are read as fast as the calendar is walked until a page of them has come by.
const FEW_EVENTS = 3_000;
const MIN_ID = '00000000-0000-0000-0000-000000000000';
const SMALLER_RADII_KM = [1, 4, 16, 60];

export function createEventRepository({ query }: Pick<Database, 'query'>) {
  const assess = assessOn(query);
  const list = listNearOn(query);
  const findOne = findOn(query);

  /** The first events that pass a filter, with all that a feed tells of them, in one statement. */
  async function feed(
    filter: EventFilter,
    { sort, limit }: Pick<EventPage, 'sort' | 'limit'>,
  ): Promise<StoredFeedEvent[]> {
    const near = filter.near && (await assess(filter.near, filter));
    const page: EventPage = { sort, limit, offset: 0, after: null };
    const rows = await query<DetailRow>(feedSql({ ...filter, ...(near && { near }) }, page));
    return rows.map(toFeedEvent);
  }

  /** A published event by id or slug, also by those it had before it was renamed or merged. */
  async function find(idOrSlug: string): Promise<StoredEvent | null> {
    const row = await findOne<FullRow>(idOrSlug, fullSql);
    return row && toEvent(row);
  }

  /** The full records of those that are published, by id. */
  async function findAll(ids: string[]): Promise<Map<string, StoredEvent>> {
    if (ids.length === 0) return new Map();
    const { text, values } = fullSql(sql`e.id = ANY(${ids}::uuid[])`);
    const rows = await query<FullRow>({ name: 'event_records', text, values });
    return new Map(rows.map((row) => [row.id, toEvent(row)]));
  }

  /** The full records of the published events after an id, in the order of ids. */
  async function walk(afterId: string | null, most: number): Promise<StoredEvent[]> {
    const { text, values } = fullSql(sql`e.id = ANY(ARRAY(
      SELECT id FROM event WHERE id > ${afterId ?? MIN_ID}::uuid AND withdrawn_at IS NULL ORDER BY id LIMIT ${most}))`);
    const rows = await query<FullRow>({ name: 'walked_records', text, values });
    return rows.map(toEvent).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Events like one, that have not begun, the likest first. */
  const findRelated = async (id: string, bounds: { now: Date; most: number }): Promise<StoredSummary[]> =>
    summariesOf(query, await relatedIds(query, id, bounds));

  /** The same event as feeds tell of it. */
  async function findForFeed(idOrSlug: string): Promise<StoredFeedEvent | null> {
    const row = await findOne<DetailRow>(idOrSlug, detailSql);
    return row && toFeedEvent(row);
  }

  /** Where the tickets of an event are sold, also under its former ids and slugs. */
  const findTickets = (idOrSlug: string): Promise<TicketPage | null> => findOne(idOrSlug, ticketsSql);

  /** The list form of events in the order of their ids; one that is gone meanwhile is left out. */
  const summaries = async (ids: string[], filter: Pick<EventFilter, 'near'>): Promise<FoundEvents['events']> =>
    (await summariesOf(query, ids)).map((summary) => withDistance(summary, filter));

  return { list, feed, find, findAll, walk, findForFeed, findRelated, findTickets, summaries };
}
export type EventRepository = ReturnType<typeof createEventRepository>;

/** Tells a circle of few events from one of many. */
const assessOn =
  (query: Query) =>
  async (near: Circle, { from, now }: EventFilter): Promise<Circle> => {
    const [row] = await query<{ events: number }>(countInCells(near, { from: from ?? now, most: FEW_EVENTS }));
    return { ...near, isSparse: (row?.events ?? 0) < FEW_EVENTS };
  };

/** One page of the events that pass a filter. Distances are in kilometres, to the metre. */
const listNearOn = (query: Query) => {
  const listOnce = listOn(query);
  const assess = assessOn(query);
  return async (filter: EventFilter, page: EventPage): Promise<FoundEvents> => {
    if (!filter.near) return listOnce(filter, page);
    if (page.sort !== 'distance') return listOnce({ ...filter, near: await assess(filter.near, filter) }, page);
    // The nearest are usually near: a small circle that fills the page answers for the whole one.
    const { near } = filter;
    const reached = typeof page.after?.value === 'number' ? page.after.value : 0;
    for (const radiusKm of SMALLER_RADII_KM.filter((radius) => radius > reached && radius < near.radiusKm)) {
      const found = await listOnce({ ...filter, near: { ...near, radiusKm } }, page);
      if (found.next) return found;
    }
    return listOnce(filter, page);
  };
};

/** First which events, then what is shown of them: the second statement needs no planning of its own. */
const listOn =
  (query: Query) =>
  async (filter: EventFilter, page: EventPage): Promise<FoundEvents> => {
    const places = await query<{ id: string; key: Date | number }>(pageSql(filter, page));
    const shown = places.slice(0, page.limit);
    const last = places.length > page.limit ? shown.at(-1) : undefined;
    const next = last ? { value: keyText(last.key), id: last.id } : null;
    const summaries = await summariesOf(
      query,
      shown.map(({ id }) => id),
    );
    return { events: summaries.map((summary) => withDistance(summary, filter)), next };
  };

async function relatedIds(query: Query, id: string, bounds: { now: Date; most: number }): Promise<string[]> {
  const { text, values } = relatedSql(id, bounds);
  return (await query<{ id: string }>({ name: 'related_events', text, values })).map(({ id }) => id);
}

/** In the order of the ids; one that was deleted since they were chosen is left out. */
async function summariesOf(query: Query, ids: string[]): Promise<StoredSummary[]> {
  if (ids.length === 0) return [];
  const { text, values } = summariesSql(ids);
  const rows = await query<SummaryRow>({ name: 'event_summaries', text, values });
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
/** By the present id or slug, then by a former one. */
const findOn =
  (query: Query) =>
  async <Row extends object>(idOrSlug: string, select: (condition: Sql) => Sql): Promise<Row | null> => {
    const current = isId(idOrSlug) ? sql`e.id = ${idOrSlug}::uuid` : sql`e.slug = ${idOrSlug}`;
    const [row] = await query<Row>(select(current));
    if (row) return row;
    const former = sql`e.id = (SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${idOrSlug})`;
    const [survivor] = await query<Row>(select(former));
    return survivor ?? null;
  };

const ticketsSql = (condition: Sql): Sql => sql`
  SELECT e.id, e.slug, e.title, coalesce(e.ticket_url, e.url) AS ticket_url
  FROM event e WHERE ${condition} AND e.withdrawn_at IS NULL`;

const summariesSql = (ids: string[]): Sql =>
  sql`SELECT ${SUMMARY_COLUMNS} FROM event e ${SUMMARY_JOINS} WHERE e.id = ANY(${ids}::uuid[])`;

// An instant's key keeps its microseconds only as far as a Date does; created_at is stored in milliseconds for that.
const keyText = (key: Date | number) => (key instanceof Date ? key.toISOString() : key);

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
