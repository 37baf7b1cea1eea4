import { isId, type RequestedFields } from '@marquee/domain';
import type { Sql } from 'sql-template-tag';
import type { Database, Query } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import type { Circle, EventFilter, EventKey, EventPage } from './event-filter.ts';
import { findEventListings } from './event-listings.ts';
import {
  detailSql,
  feedSql,
  fullSql,
  hasId,
  hasSlug,
  isAmong,
  isNextAfter,
  listedSql,
  MIN_ID,
  otherFieldsSql,
  recordTextSql,
  relatedSql,
  removedSql,
  summariesSql,
  ticketsSql,
  wasCalled,
} from './event-records-sql.ts';
import {
  toEvent,
  toFeedEvent,
  toSources,
  toSummary,
  type DetailRow,
  type FullRow,
  type StoredEvent,
  type StoredFeedEvent,
  type StoredSummary,
  type SummaryRow,
  type TicketPage,
} from './event-rows.ts';
import { createTextReader, type RecordText, type RecordTextRow } from './event-texts.ts';
import { presentOtherFields } from './field-columns.ts';
import { countInCells } from './filter-sql.ts';
import { createListForms, orderedPage } from './ordered-list.ts';
import { toEventKey, withDistance, type PageRow } from './page-rows.ts';
import { pageSql, seriesCountsSql } from './page-sql.ts';

export type { StoredEvent, TicketPage } from './event-rows.ts';

/**
 * Of a row of a list by series: the number of matching events, and the local day on which the last
 * one begins.
 */
export interface Performances {
  performances?: number;
  last_date?: string;
}

export interface FoundEvents {
  events: (StoredSummary & Performances & { distance_km?: number })[];
  next: EventKey | null;
}

// Reading this many events is as fast as scanning the index on start times for one page.
const SPARSE_BELOW = 3_000;
const SMALLER_RADII_KM = [1, 4, 16, 60];

/** What is left of an event that no source lists any more. */
export interface RemovedEvent {
  title: string;
  city: string | null;
  region: string | null;
  country_code: string | null;
}

export interface EventInSeries {
  seriesId: string;
  startsAt: Date;
  /** `YYYY-MM-DD` at the venue. */
  day: string;
}

// eslint-disable-next-line max-lines-per-function -- a factory
export function createEventRepository({ query, prisma }: Pick<Database, 'query' | 'prisma'>) {
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
    const row = await findOne<FullRow>(idOrSlug, ['full', fullSql]);
    return row && toEvent(row);
  }

  /** Finds an event like `find`, as prepared texts of these forms. */
  async function findRecordText(
    idOrSlug: string,
    forms: { form: string; restForm: string },
  ): Promise<RecordText | null> {
    const select = (condition: Sql) => recordTextSql(condition, forms);
    const row = await findOne<RecordTextRow>(idOrSlug, ['text', select]);
    return row && { ...row, sources: toSources(row) };
  }

  /** Finds an event that was published and no longer is. */
  const findRemoved = (idOrSlug: string): Promise<RemovedEvent | null> =>
    findOne<RemovedEvent>(idOrSlug, ['removed', removedSql]);

  async function findAll(ids: string[]): Promise<Map<string, StoredEvent>> {
    if (ids.length === 0) return new Map();
    const rows = await query<FullRow>(prepared('event_records', fullSql(isAmong(ids))));
    return new Map(rows.map((row) => [row.id, toEvent(row)]));
  }

  /** Returns published events in the order of ids, after `afterId`. */
  async function listAfterId(afterId: string | null, limit: number): Promise<StoredEvent[]> {
    const statement = fullSql(isNextAfter(afterId ?? MIN_ID, limit));
    const rows = await query<FullRow>(prepared('events_after_id', statement));
    return rows.map(toEvent).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Returns the translations of events, and their other plain fields that lists leave out. */
  async function findTranslations(ids: string[]): Promise<Map<string, RequestedFields>> {
    if (ids.length === 0) return new Map();
    const rows = await query<{ id: string }>(prepared('event_fields', otherFieldsSql(ids)));
    return new Map(rows.map((row) => [row.id, presentOtherFields(row)]));
  }

  const findRelated = async (
    id: string,
    options: { now: Date; limit: number },
  ): Promise<StoredSummary[]> => findSummaries(query, await findRelatedIds(query, id, options));

  /** Finds an event like `find`, with the columns of feeds. */
  async function findForFeed(idOrSlug: string): Promise<StoredFeedEvent | null> {
    const row = await findOne<DetailRow>(idOrSlug, ['detail', detailSql]);
    return row && toFeedEvent(row);
  }

  /** Finds the ticket page by a current or former id or slug. */
  const findTickets = (idOrSlug: string): Promise<TicketPage | null> =>
    findOne(idOrSlug, ['tickets', ticketsSql]);

  /**
   * Returns summaries in the order of the ids, without events that were deleted in the meantime.
   */
  const summaries = async (
    ids: string[],
    filter: Pick<EventFilter, 'near'>,
  ): Promise<FoundEvents['events']> =>
    (await findSummaries(query, ids)).map((summary) => withDistance(summary, filter));

  /** Returns the series and the start of each event, without events that are in no series. */
  async function findSeriesOf(ids: string[]): Promise<Map<string, EventInSeries>> {
    if (ids.length === 0) return new Map();
    const rows = await prisma.event.findMany({
      where: { id: { in: ids }, seriesId: { not: null } },
      select: { id: true, seriesId: true, startsAt: true, startLocal: true },
    });
    return new Map(
      rows.map(({ id, seriesId, startsAt, startLocal }) => [
        id,
        { seriesId: seriesId ?? '', startsAt, day: startLocal.toISOString().slice(0, 10) },
      ]),
    );
  }

  return {
    findSeriesOf,
    list,
    feed,
    find,
    findListings: (id: string) => findEventListings(query, id),
    findRecordText,
    findAll,
    listAfterId,
    findForFeed,
    findRelated,
    findRemoved,
    findTranslations,
    findTickets,
    summaries,
    ...createTextReader(query, createListForms('event_texts')),
  };
}
export type EventRepository = ReturnType<typeof createEventRepository>;

const assessOn =
  (query: Query) =>
  async (near: Circle, { from, now }: EventFilter): Promise<Circle> => {
    const [row] = await query<{ events: number }>(
      countInCells(near, { from: from ?? now, max: SPARSE_BELOW }),
    );
    return { ...near, isSparse: (row?.events ?? 0) < SPARSE_BELOW };
  };

/** Returns one page. Distances are in kilometres, rounded to metres. */
const listNearOn = (query: Query) => {
  const listOnce = listOn(query);
  const assess = assessOn(query);
  return async (filter: EventFilter, page: EventPage): Promise<FoundEvents> => {
    if (!filter.near) return listOnce(filter, page);
    // The next event of a series within a smaller circle may be another one.
    if (page.sort !== 'distance' || filter.bySeries)
      return listOnce({ ...filter, near: await assess(filter.near, filter) }, page);
    // A small circle that fills the page has the same nearest events as the whole one.
    const { near } = filter;
    const reached = typeof page.after?.value === 'number' ? page.after.value : 0;
    for (const radiusKm of SMALLER_RADII_KM.filter(
      (radius) => radius > reached && radius < near.radiusKm,
    )) {
      const found = await listOnce({ ...filter, near: { ...near, radiusKm } }, page);
      if (found.next) return found;
    }
    return listOnce(filter, page);
  };
};

/**
 * Selects an ordered list in one statement, which is prepared if it is common or frequent. Of other
 * lists, selects ids first, so that the second statement can be prepared.
 */
const listOn = (query: Query) => {
  const asStatement = createListForms('events');

  async function listOrdered(
    filter: EventFilter,
    { limit }: EventPage,
    whole: EventPage,
  ): Promise<FoundEvents> {
    const rows = await query<SummaryRow & PageRow>(asStatement(filter, listedSql(filter, whole)));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const events = rows
      .slice(0, limit)
      .map(({ key: _key, is_ongoing: _isOngoing, ...row }) => toSummary(row));
    return { events, next: last ? toEventKey(last) : null };
  }

  return async (filter: EventFilter, page: EventPage): Promise<FoundEvents> => {
    const ordered = orderedPage(filter, page);
    if (ordered) return listOrdered(filter, page, ordered);
    const rows = await query<PageRow>(pageSql(filter, page));
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const next = last ? toEventKey(last) : null;
    const summaries = await findSummaries(
      query,
      shown.map(({ id }) => id),
    );
    const events = summaries.map((summary) => withDistance(summary, filter));
    return {
      events: filter.bySeries ? await withPerformances(query, events, filter) : events,
      next,
    };
  };
};

async function withPerformances(query: Query, events: FoundEvents['events'], filter: EventFilter) {
  const ids = events.flatMap(({ series }) => series?.id ?? []);
  const rows = ids.length > 0 ? await query<SeriesCount>(seriesCountsSql(filter, ids)) : [];
  const counts = new Map(rows.map(({ series_id, ...count }) => [series_id, count]));
  return events.map((event) => ({
    ...event,
    performances: 1,
    last_date: event.start_local.slice(0, 10),
    ...counts.get(event.series?.id ?? ''),
  }));
}

interface SeriesCount extends Required<Performances> {
  series_id: string;
}

async function findRelatedIds(
  query: Query,
  id: string,
  options: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await query<{ id: string }>(prepared('related_events', relatedSql(id, options)));
  return rows.map(({ id }) => id);
}

async function findSummaries(query: Query, ids: string[]): Promise<StoredSummary[]> {
  if (ids.length === 0) return [];
  const rows = await query<SummaryRow>(prepared('event_summaries', summariesSql(ids)));
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Looks up the current id or slug first, then former ones. Prepared, because the plan does not
 * depend on the values.
 */
const findOn =
  (query: Query) =>
  async <Row extends object>(
    idOrSlug: string,
    [name, select]: [string, (condition: Sql) => Sql],
  ): Promise<Row | null> => {
    const [by, condition] = isId(idOrSlug) ? ['id', hasId(idOrSlug)] : ['slug', hasSlug(idOrSlug)];
    const [row] = await query<Row>(prepared(`event_${name}_by_${by}`, select(condition)));
    if (row) return row;
    const [renamed] = await query<Row>(
      prepared(`event_${name}_by_alias`, select(wasCalled(idOrSlug))),
    );
    return renamed ?? null;
  };
