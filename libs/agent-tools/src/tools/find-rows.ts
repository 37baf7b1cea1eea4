import { DomainError, type EventSummary } from '@marquee/domain';
import { countEvents, listEvents, searchEvents } from '@marquee/operations';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { swappedDays, toSearchFilters, type SearchFilters } from './search-filters.ts';
import type { SearchArguments } from './search-input.ts';

/** Rows that are sorted in memory: a search has no order but relevance. */
const WINDOW = 100;
const CUT = `Sorted are the first ${String(WINDOW)} matches only. Narrow the place or the dates.`;

interface Slice {
  limit: number;
  offset: number;
}

/** Returns one page of the events that a call means, by the arguments in its own words. */
export async function findRows(deps: ToolDeps, args: SearchArguments, slice: Slice) {
  const read = await toSearchFilters(deps, args);
  const sort = args.sort ?? (read.isByDistance ? 'distance' : undefined);
  const isWindow = sort !== undefined && read.q !== undefined;
  if (sort === 'distance' && args.near === undefined) throw distanceWithoutCentre();
  const found = await find(deps, read, {
    ...(isWindow ? { limit: WINDOW, offset: 0 } : slice),
    ...(sort !== undefined && { sort }),
  }).catch((error: unknown) => {
    throw swappedDatesError(error, args) ?? error;
  });
  const { q, filters, notes } = read;
  const total = () =>
    deps.totals({ q, filters }, () =>
      runOperation(countEvents, deps, { ...filters, ...(q && { q }) }),
    );
  if (!isWindow) return { ...found, read, notes, countAll: total };
  const sorted = found.events.toSorted(ORDERS[sort]);
  const end = slice.offset + slice.limit;
  return {
    ...found,
    events: sorted.slice(slice.offset, end),
    has_more: end < sorted.length,
    read,
    notes: found.has_more ? [...notes, CUT] : notes,
    countAll: found.has_more
      ? total
      : () => Promise.resolve({ total: sorted.length, dates_total: countDates(sorted) }),
  };
}

export type FoundRows = Awaited<ReturnType<typeof findRows>>;

/** Returns how many dates rows stand for: a series has one row. */
export const countDates = (events: EventSummary[]): number =>
  events.reduce((sum, event) => sum + (event.performances ?? 1), 0);

/** Searches if there are words, otherwise lists. */
async function find(
  deps: ToolDeps,
  { q, filters }: SearchFilters,
  page: Slice & Pick<SearchArguments, 'sort'>,
) {
  const { sort, ...slice } = page;
  if (q !== undefined) return runOperation(searchEvents, deps, { q, ...filters, ...slice });
  const onlyOfSearches = {
    fuzzy: false,
    relaxed: undefined,
    cancelled: undefined,
    past: undefined,
    artist_without_dates: undefined,
  };
  const listed = await runOperation(listEvents, deps, {
    ...filters,
    ...slice,
    ...(sort && { sort }),
  });
  return { ...listed, ...onlyOfSearches };
}

const byStart = (a: EventSummary, b: EventSummary) => a.start_utc.localeCompare(b.start_utc);

/** The lowest price. Events without a known price come last. */
const price = ({ is_free, price_min, price_max }: EventSummary) =>
  is_free === true ? 0 : (price_min ?? price_max ?? Number.MAX_VALUE);

/** The highest price. Events without a known price come last, after free ones. */
const dearest = ({ is_free, price_min, price_max }: EventSummary) =>
  is_free === true ? 0 : (price_max ?? price_min ?? -1);

const ORDERS: Readonly<
  Record<NonNullable<SearchArguments['sort']>, (a: EventSummary, b: EventSummary) => number>
> = {
  start: byStart,
  '-start': (a, b) => byStart(b, a),
  price: (a, b) => price(a) - price(b) || byStart(a, b),
  '-price': (a, b) => dearest(b) - dearest(a) || byStart(a, b),
  popular: (a, b) => b.popularity - a.popularity || byStart(a, b),
  distance: (a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0) || byStart(a, b),
  added: (a, b) => b.id.localeCompare(a.id), // an id begins with the time at which it was created
};

const distanceWithoutCentre = () =>
  new DomainError(
    'invalid_parameter',
    '`sort` by distance needs `near`. Add near, or call search_events without sort.',
  );

function swappedDatesError(error: unknown, { from, to }: SearchArguments): DomainError | null {
  const isSwapped =
    error instanceof DomainError && error.problems.some(({ code }) => code === 'contradiction');
  return isSwapped && from !== undefined && to !== undefined ? swappedDays(from, to) : null;
}
