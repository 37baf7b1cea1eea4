import type { EventFilter, NameRepository } from '@marquee/database';
import { EVENT_STATUSES, invalidParameters, startOfDay, type InputProblem } from '@marquee/domain';
import { z } from 'zod';
import type { Moment } from '../../parameters.ts';
import { cityHint, type EmptyList } from '../../places/city-hint.ts';
import { withNear } from '../../places/interpretation.ts';
import { findCircle } from '../../places/near-place.ts';
import { createPlaceFilter } from '../../places/place-filter.ts';
import type { Home, PlaceFinder } from '../../places/place-finder.ts';
import { latestEnd } from '../latest-end.ts';
import { isToCome, readLocalDay } from '../local-day.ts';
import { readWeeklyDays } from '../weekdays.ts';
import type { eventFilters } from './event-parameters.ts';
import { toFieldConditions } from './field-parameters.ts';
import { toGenreFilter } from './genre-filter.ts';
import { findSources } from './source-filter.ts';

/** The statuses of a list without `status`. */
export const DEFAULT_STATUSES = EVENT_STATUSES.filter((status) => status !== 'cancelled');

export interface FilterDeps {
  places: PlaceFinder;
  names: Pick<
    NameRepository,
    | 'findVenueId'
    | 'findArtistId'
    | 'findOrganizerId'
    | 'findSeriesId'
    | 'findSourceIds'
    | 'findGenres'
  >;
}

export type Filters = z.output<z.ZodObject<typeof eventFilters>>;

/**
 * Converts the filters of a caller to those of the repository: names to ids, days to instants. The
 * filter is null if no event can match, because a name is unknown or the span is over or empty, and
 * a warning states why. Throws if a filter needs another one that is missing.
 */
export const createEventFilter = (deps: FilterDeps, filters: Filters, now: Date) =>
  toFilter(deps, filters, { now, begin: defaultBegin(filters, now) });

/**
 * Like `createEventFilter`, but past events match unless `from` or `starts_after` excludes them.
 */
export const createFilterWithPast = (deps: FilterDeps, filters: Filters, now: Date) =>
  toFilter(deps, filters, { now, begin: {} });

/** When a list begins. */
type Begin = Pick<EventFilter, 'from' | 'startsFrom'>;

async function toFilter(
  deps: FilterDeps,
  filters: Filters,
  { now, begin }: { now: Date; begin: Begin },
) {
  rejectContradictions(filters);
  const [{ ids, isUnknown, warnings: unknownNames }, place, circle] = await Promise.all([
    findIds(deps, filters),
    createPlaceFilter(deps.places, filters),
    findCircle(deps.places, filters),
  ]);
  const home = await findHome(deps, filters, place.conditions);
  const days = filters.on === undefined ? undefined : readDays(filters.on, { now, ...home });
  const range = { ...begin, ...toTimeRange(filters), ...days };
  const requested: EventFilter = {
    ...ids,
    ...place.conditions,
    ...range,
    ...toAttributeFilter(filters),
    ...(circle.near && { near: circle.near }),
    now,
  };
  const overWarnings = [
    ...(days === null ? [unknownDays(filters)] : []),
    ...warnOfPast(filters, range),
    ...warnOfLaterStart(filters, range, now),
  ];
  const { cityIds, sourceIds } = requested;
  const isUnmatched =
    isUnknown || circle.isUnknown || [cityIds, sourceIds].some((found) => found?.length === 0);
  const isEmpty = isUnmatched || overWarnings.length > 0;
  const warnings = [...unknownNames, ...circle.warnings, ...overWarnings];
  const interpretation = withNear(place.interpretation, circle.read);
  const { city } = filters;
  return {
    filter: isEmpty ? null : requested,
    warnings,
    ...(interpretation && { interpretation }),
    /**
     * Returns the warnings of an empty list. They name cities with events if `city` is at fault.
     */
    emptyHints: async (hasMatches?: EmptyList['hasMatches']) =>
      city === undefined || warnings.length > 0
        ? []
        : cityHint(deps.places, { city, filter: requested, hasMatches }),
  };
}

const readDays = (on: string, zone: { now: Date } & Home) =>
  readWeeklyDays(on) ?? readLocalDay(on, zone);

const unknownDays = ({ on = '' }: Filters) =>
  `the holidays of this country are unknown, so '${on}' means no day; send dates, as in on=2026-12-31`;

/** Returns where words such as "friday" and "bank holiday" are read. */
async function findHome(
  { places }: FilterDeps,
  { on, tz }: Filters,
  { cityIds = [], countryCode }: Pick<EventFilter, 'cityIds' | 'countryCode'>,
): Promise<Home> {
  if (on === undefined || /^\d/.test(on)) return { tz };
  const home = await places.findHome(cityIds);
  return { tz: tz ?? home.tz, country: home.country ?? countryCode };
}

const contradiction = (name: string, detail: string): InputProblem => ({
  name,
  code: 'contradiction',
  detail,
});
const RADIUS_WITHOUT_CENTRE = contradiction('radius_km', 'needs near=lat,lng');

function rejectContradictions({ near, radius_km, source, source_id }: Filters): void {
  const problems: InputProblem[] = [];
  if (radius_km !== undefined && !near) problems.push(RADIUS_WITHOUT_CENTRE);
  if (source_id !== undefined && source?.included.length !== 1)
    problems.push(contradiction('source_id', 'needs source with one name'));
  if (problems.length > 0) throw invalidParameters(problems);
}

/** Throws if a radius is given without a centre. */
export function rejectRadiusWithoutCentre({
  near,
  radius_km,
}: Pick<Filters, 'near' | 'radius_km'>): void {
  if (radius_km !== undefined && !near) throw invalidParameters([RADIUS_WITHOUT_CENTRE]);
}

async function findIds(
  { names }: FilterDeps,
  { venue, artist, organizer, series, genre, source, source_id }: Filters,
) {
  const ids: Partial<EventFilter> = {};
  const warnings: string[] = [];
  const found = <Id>(id: Id | null, what: string, name: string): Id | undefined => {
    if (id === null) warnings.push(`there is no ${what} '${name}'`);
    return id ?? undefined;
  };
  const venueId = venue && found(await names.findVenueId(venue), 'venue', venue);
  const artistId = artist && found(await names.findArtistId(artist), 'artist', artist);
  const organizerId =
    organizer && found(await names.findOrganizerId(organizer), 'organizer', organizer);
  const seriesId = series && found(await names.findSeriesId(series), 'series', series);
  const isUnknown = warnings.length > 0;
  const sources = source && (await findSources(names, source));
  if (venueId) ids.venueId = venueId;
  if (artistId) ids.artistId = artistId;
  if (organizerId) ids.organizerId = organizerId;
  if (seriesId) ids.seriesId = seriesId;
  const genres = genre && (await toGenreFilter(names, genre));
  if (genres) {
    Object.assign(ids, genres.filter);
    warnings.push(...genres.unknown.map((name) => `there is no genre '${name}'`));
  }
  if (sources) {
    Object.assign(ids, sources.filter);
    warnings.push(...sources.unknown.map((name) => `there is no source '${name}'`));
  }
  if (source_id !== undefined) ids.sourceEventId = source_id;
  return { ids, isUnknown, warnings };
}

function toAttributeFilter(filters: Filters): Partial<EventFilter> {
  const {
    category,
    status,
    availability,
    featured,
    free,
    price_max,
    price_min,
    part_of_day,
    online,
    source_id,
  } = filters;
  const { bbox, tag } = filters;
  return {
    ...(category?.included.length && { categories: category.included }),
    ...(category?.excluded.length && { excludedCategories: category.excluded }),
    ...((status ?? source_id === undefined) && { statuses: status ?? DEFAULT_STATUSES }),
    ...(availability && { availabilities: availability }),
    ...(featured !== undefined && { featured }),
    ...(free !== undefined && { free }),
    ...(price_max !== undefined && { priceMax: price_max }),
    ...(price_min !== undefined && { priceMin: price_min }),
    ...(part_of_day && { daypart: part_of_day }),
    ...(online !== undefined && { online }),
    ...toFieldConditions(filters),
    ...(bbox && { box: bbox }),
    ...(tag && tag.included.length > 0 && { tags: tag.included }),
    ...(tag && tag.excluded.length > 0 && { excludedTags: tag.excluded }),
  };
}

/** Converts days to instants in `tz` or UTC, inclusive at both ends. */
function toTimeRange(filters: Filters): Partial<EventFilter> {
  const { from, to, tz = 'UTC', on, ongoing, updated_since, starts_after, starts_before } = filters;
  const range = {
    ...(from && { from: startOfMoment(from, tz) }),
    ...(to && { to: endOfMoment(to, tz) }),
    ...(starts_after && { startsFrom: startOfMoment(starts_after, tz) }),
    ...(starts_before && { startsBefore: endOfMoment(starts_before, tz) }),
    ...(updated_since && { updatedSince: startOfMoment(updated_since, tz) }),
  };
  const isReversed = (begin?: Date, end?: Date) =>
    begin !== undefined && end !== undefined && end <= begin;
  if (isReversed(range.from, range.to)) throw mustNotBeAfter('from', 'to');
  if (isReversed(range.startsFrom, range.startsBefore))
    throw mustNotBeAfter('starts_after', 'starts_before');
  if (isReversed(range.startsFrom, range.to)) throw mustNotBeAfter('starts_after', 'to');
  // Other events start less than a day before `from`.
  const isWithoutOngoing = ongoing === undefined && on === undefined;
  if (isWithoutOngoing && range.from && isReversed(dayBefore(range.from), range.startsBefore))
    throw mustNotBeAfter('from', 'starts_before without ongoing');
  return { ...range, ...(ongoing && { ongoing }) };
}

const mustNotBeAfter = (name: string, other: string) =>
  invalidParameters([contradiction(name, `must not be after ${other}`)]);

/** A list begins now, unless it selects by record, by one date, by former days or by start only. */
function defaultBegin(
  { from, on, tz, source_id, starts_after, starts_before }: Filters,
  now: Date,
): Begin {
  if (from || source_id !== undefined) return {};
  if (on !== undefined) return isToCome(on, { now, tz }) ? { from: now } : {};
  if (starts_after) return {};
  return starts_before ? { startsFrom: now } : { from: now };
}

/** Warns if the span ends before now because it has no begin. No event is in such a span. */
function warnOfPast(
  filters: Filters,
  { from, to, startsFrom, startsBefore }: Partial<EventFilter>,
): string[] {
  const isEmpty = (begin?: Date, end?: Date) =>
    begin !== undefined && end !== undefined && end < begin;
  return [
    ...(!filters.from && isEmpty(from, to)
      ? ['`to` is before now; set `from` to list past events']
      : []),
    ...(!filters.starts_after && isEmpty(startsFrom, startsBefore)
      ? ['`starts_before` is before now; set `starts_after` to list past events']
      : []),
  ];
}

/**
 * Warns if events must start after the day on which they run. It depends on the time of the request
 * whether they must.
 */
function warnOfLaterStart(
  { starts_after }: Filters,
  { on, startsFrom }: Partial<EventFilter>,
  now: Date,
): string[] {
  if (on === undefined || !starts_after || !startsFrom || startsFrom < latestEnd(on, now))
    return [];
  return ['`starts_after` is after the day of `on`, so no event matches'];
}

const dayBefore = (instant: Date) => new Date(instant.getTime() - 86_400_000);
const startOfMoment = (moment: Moment, zone: string) =>
  'date' in moment ? startOfDay(moment.date, zone) : moment.instant;
const endOfMoment = (moment: Moment, zone: string) =>
  'date' in moment ? startOfDay(moment.date, zone, 1) : moment.instant;
