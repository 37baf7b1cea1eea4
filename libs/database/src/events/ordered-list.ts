import type { Sql } from 'sql-template-tag';
import { createFrequentForms, createPreparedForms } from '../connection/prepared-statement.ts';
import type { EventFilter, EventPage } from './event-filter.ts';

/** Filters by which one index returns the events in order of their start. */
const INDEXED: ReadonlySet<string> = new Set([
  '',
  'artistId',
  'categories',
  'categories,cityIds',
  'cityIds',
  'countryCode',
  'organizerId',
  'venueId',
]);

/** Sizes of pages to read. Few sizes have few statements. */
const SIZES = [10, 20, 50, 100];

/**
 * Returns the page to read if one index returns the list in order, whatever the values of the
 * filter are. PostgreSQL can then reuse the plan, which saves two thirds of the cost. Returns null
 * for other lists. The page can be larger than the requested one.
 */
export function orderedPage(filter: EventFilter, page: EventPage): EventPage | null {
  const {
    now: _now,
    from,
    to: _to,
    startsFrom: _startsFrom,
    startsBefore: _startsBefore,
    statuses,
    ...others
  } = filter;
  const isWalk =
    page.sort === 'start' &&
    page.offset === 0 &&
    from !== undefined &&
    statuses?.includes('scheduled');
  if (!isWalk || (filter.cityIds ?? [0]).length !== 1 || (filter.categories ?? [0]).length !== 1)
    return null;
  const names = Object.entries<unknown>(others).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : name,
  );
  const limit = SIZES.find((size) => size >= page.limit);
  return INDEXED.has(names.sort().join()) && limit !== undefined ? { ...page, limit } : null;
}

/**
 * Whether the text of the statement of an ordered list depends only on the filters of `INDEXED`,
 * the size of the page, and whether it is the first one: 64 texts. Other bounds in time would
 * multiply them.
 */
const isCommonList = ({ to, startsFrom, startsBefore }: EventFilter): boolean =>
  to === undefined && startsFrom === undefined && startsBefore === undefined;

/**
 * Returns a function that prepares the statement of an ordered list if it is common or frequent.
 */
export function createListForms(prefix: string) {
  const asForm = createPreparedForms(prefix);
  const asFrequent = createFrequentForms(prefix, 16);
  return (filter: EventFilter, statement: Sql) =>
    isCommonList(filter) ? asForm(statement) : asFrequent(statement);
}
