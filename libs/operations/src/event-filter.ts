import type { CityRepository, EventFilter, NameRepository } from '@marquee/database';
import { EVENT_STATUSES, invalidParameters, startOfDay, type InputProblem } from '@marquee/domain';
import { z } from 'zod';
import type { eventFilters } from './event-parameters.ts';
import type { Moment } from './parameters.ts';
import { findSources } from './source-filter.ts';

export const DEFAULT_RADIUS_KM = 50;
const DEFAULT_STATUSES = EVENT_STATUSES.filter((status) => status !== 'cancelled');

export interface FilterDeps {
  cities: Pick<CityRepository, 'findIdsByPrefix'>;
  names: Pick<NameRepository, 'findVenueId' | 'findArtistId' | 'findSourceIds'>;
}

export type Filters = z.output<z.ZodObject<typeof eventFilters>>;

/**
 * Converts the filters of a caller to those of the repository: names to ids, days to instants. The filter is null if a name is
 * unknown, and a warning states which. Throws if a filter needs another one that is missing.
 */
export async function createEventFilter(deps: FilterDeps, filters: Filters, now: Date) {
  rejectContradictions(filters);
  const { ids, isUnknown, warnings } = await findIds(deps, filters);
  const filter: EventFilter = { ...ids, ...toTimeRange(filters, now), ...toAttributeFilter(filters), now };
  const isEmpty = isUnknown || filter.cityIds?.length === 0 || filter.sourceIds?.length === 0;
  return { filter: isEmpty ? null : filter, warnings };
}

const contradiction = (name: string, detail: string): InputProblem => ({ name, code: 'contradiction', detail });
const RADIUS_WITHOUT_CENTRE = contradiction('radius_km', 'needs near=lat,lng');

function rejectContradictions({ near, radius_km, source, source_id }: Filters): void {
  const problems: InputProblem[] = [];
  if (radius_km !== undefined && !near) problems.push(RADIUS_WITHOUT_CENTRE);
  if (source_id !== undefined && source?.included.length !== 1)
    problems.push(contradiction('source_id', 'needs source with one name'));
  if (problems.length > 0) throw invalidParameters(problems);
}

/** Throws if a radius is given without a centre. */
export function rejectRadiusWithoutCentre({ near, radius_km }: Pick<Filters, 'near' | 'radius_km'>): void {
  if (radius_km !== undefined && !near) throw invalidParameters([RADIUS_WITHOUT_CENTRE]);
}

async function findIds({ cities, names }: FilterDeps, { city, venue, artist, source, source_id }: Filters) {
  const ids: Partial<EventFilter> = {};
  const warnings: string[] = [];
  const found = <Id>(id: Id | null, what: string, name: string): Id | undefined => {
    if (id === null) warnings.push(`there is no ${what} '${name}'`);
    return id ?? undefined;
  };
  if (city !== undefined) ids.cityIds = await cities.findIdsByPrefix(city);
  const venueId = venue && found(await names.findVenueId(venue), 'venue', venue);
  const artistId = artist && found(await names.findArtistId(artist), 'artist', artist);
  const isUnknown = warnings.length > 0;
  const sources = source && (await findSources(names, source));
  if (venueId) ids.venueId = venueId;
  if (artistId) ids.artistId = artistId;
  if (sources) {
    Object.assign(ids, sources.filter);
    warnings.push(...sources.unknown.map((name) => `there is no source '${name}'`));
  }
  if (source_id !== undefined) ids.sourceEventId = source_id;
  return { ids, isUnknown, warnings };
}

function toAttributeFilter(filters: Filters): Partial<EventFilter> {
  const { category, status, availability, featured, free, price_max, online, country, near, radius_km, source_id } =
    filters;
  return {
    ...(category?.included.length && { categories: category.included }),
    ...(category?.excluded.length && { excludedCategories: category.excluded }),
    ...((status ?? source_id === undefined) && { statuses: status ?? DEFAULT_STATUSES }),
    ...(availability && { availabilities: availability }),
    ...(featured && { featured }),
    ...(free && { free }),
    ...(price_max !== undefined && { priceMax: price_max }),
    ...(online !== undefined && { online }),
    ...(country && { countryCode: country }),
    ...(near && { near: { ...near, radiusKm: radius_km ?? DEFAULT_RADIUS_KM } }),
  };
}

/** Converts days to instants in `tz` or UTC, inclusive at both ends. `on` with a date needs no `from`. */
function toTimeRange({ from, to, tz = 'UTC', on, source_id, updated_since }: Filters, now: Date): Partial<EventFilter> {
  const isUnbounded = source_id !== undefined || (on !== undefined && /^\d/.test(on));
  const begin = from ? startOfMoment(from, tz) : isUnbounded ? undefined : now;
  const end = to && endOfMoment(to, tz);
  if (from && begin && end && end <= begin)
    throw invalidParameters([{ name: 'from', code: 'contradiction', detail: 'must not be after to' }]);
  return {
    ...(begin && { from: begin }),
    ...(end && { to: end }),
    ...(on !== undefined && { on }),
    ...(updated_since && { updatedSince: startOfMoment(updated_since, tz) }),
  };
}

const startOfMoment = (moment: Moment, zone: string) =>
  'date' in moment ? startOfDay(moment.date, zone) : moment.instant;
const endOfMoment = (moment: Moment, zone: string) =>
  'date' in moment ? startOfDay(moment.date, zone, 1) : moment.instant;
