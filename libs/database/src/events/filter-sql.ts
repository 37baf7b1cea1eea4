// SQL because Prisma cannot express it: distances, and conditions that match partial indexes.
import { cellsAround, cellsInBox, gridFor, type Box, type Grid } from '@marquee/domain';
import { type ClockSpan, type Daypart } from '@marquee/search';
import sql, { join, type Sql } from 'sql-template-tag';
import { phrasesQuery } from '../search/tsquery.ts';
import type { AreaFilter, Circle, EventFilter } from './event-filter.ts';
import { fieldConditions } from './field-conditions.ts';
import { allOf, localDayConditions } from './time-sql.ts';

const CELL_COLUMNS: Readonly<Record<Grid, Sql>> = {
  fine: sql`e.cell_fine`,
  medium: sql`e.cell_medium`,
  coarse: sql`e.cell_coarse`,
};

/** Returns the conditions on `event e`, except those on instants. */
export const filterConditions = (filter: EventFilter): Sql[] => [
  sql`e.withdrawn_at IS NULL`,
  ...ownConditions(filter),
  ...relationConditions(filter),
];

/** Returns the conditions on the columns of `event e`, which a withdrawn event still has. */
export const ownConditions = (filter: EventFilter): Sql[] => [
  ...placeConditions(filter),
  ...kindConditions(filter),
  ...genreConditions(filter),
  ...tagConditions(filter),
  ...fieldConditions(filter.fields),
  ...localDayConditions(filter),
];

function placeConditions({
  cityIds,
  countryCode,
  areas,
  excludedArea,
  venueId,
  organizerId,
  seriesId,
  online,
  near,
  box,
}: EventFilter): Sql[] {
  const conditions: Sql[] = [];
  if (cityIds) conditions.push(cityCondition(cityIds));
  if (countryCode) conditions.push(sql`e.country_code = ${countryCode}`);
  for (const area of areas ?? []) conditions.push(areaCondition(area, sql`e`));
  if (excludedArea) conditions.push(sql`${areaCondition(excludedArea, sql`e`)} IS NOT TRUE`);
  if (venueId) conditions.push(sql`e.venue_id = ${venueId}::uuid`);
  if (organizerId) conditions.push(sql`e.organizer_id = ${organizerId}::uuid`);
  if (seriesId) conditions.push(inSeries([seriesId]));
  if (online !== undefined) conditions.push(online ? sql`e.online` : sql`NOT e.online`);
  if (near) conditions.push(nearCondition(near));
  if (box) conditions.push(...boxConditions(box));
  return conditions;
}

/** Uses `=` for one city, because the index then returns its events in order of time. */
function cityCondition(ids: number[]): Sql {
  const [only, ...others] = ids;
  return only !== undefined && others.length === 0
    ? sql`e.city_id = ${only}::int`
    : sql`e.city_id = ANY(${ids}::int[])`;
}

/**
 * Returns the condition that a record is in an area. It is null if the place of the record is
 * unknown.
 */
export const areaCondition = ({ countryCodes, cityIds }: AreaFilter, record: Sql): Sql =>
  sql`(${record}.country_code = ANY(${countryCodes}::text[]) OR ${record}.city_id = ANY(${cityIds}::int[]))`;

/**
 * Returns the tables of a list: events as `e`, with an artist filter also `event_artist` as `b`.
 */
export const eventsSql = ({ artistId }: EventFilter, events: Sql = sql`event e`): Sql =>
  artistId ? sql`event_artist b JOIN ${events} ON e.id = b.event_id` : events;

/**
 * Selects the events of a circle's cells. OFFSET 0 enforces this plan, because the planner
 * misjudges how many there are.
 */
export const eventsInCells = (near: Circle, conditions: Sql[]): Sql =>
  sql`(SELECT * FROM event e WHERE ${allOf([cellCondition(near), ...conditions])} OFFSET 0) e`;

const nearCondition = (near: Circle) =>
  sql`${cellCondition(near)} AND ${distanceSql(near)} <= ${near.radiusKm}`;

function cellCondition(near: Circle): Sql {
  const grid = gridFor(near.radiusKm);
  return sql`${CELL_COLUMNS[grid]} = ANY(${cellsAround(grid, near, near.radiusKm)}::int[])`;
}

function boxConditions(box: Box): Sql[] {
  const found = cellsInBox(box);
  const spans = box.spans.map(
    ([west, east]) => sql`e.lng BETWEEN ${west}::float8 AND ${east}::float8`,
  );
  return [
    ...(found ? [sql`${CELL_COLUMNS[found.grid]} = ANY(${found.cells}::int[])`] : []),
    sql`e.lat BETWEEN ${box.south}::float8 AND ${box.north}::float8`,
    sql`(${join(spans, ' OR ')})`,
  ];
}

/** Counts the events of a circle's cells that begin after `from`, up to `max`. */
export const countInCells = (near: Circle, { from, max }: { from: Date; max: number }): Sql => sql`
  SELECT count(*)::int AS events FROM (
    SELECT FROM event e WHERE ${cellCondition(near)} AND e.starts_at >= ${from} LIMIT ${max}) counted`;

export const distanceSql = (near: Circle) =>
  sql`distance_km(e.lat, e.lng, ${near.lat}::float8, ${near.lng}::float8)`;

function kindConditions(filter: EventFilter): Sql[] {
  const {
    categories,
    excludedCategories,
    statuses,
    availabilities,
    featured,
    demo,
    free,
    priceMax,
    priceMin,
    updatedSince,
  } = filter;
  const conditions: Sql[] = [];
  if (categories) conditions.push(categoryCondition(categories));
  if (excludedCategories)
    conditions.push(sql`e.category <> ALL(${excludedCategories}::category[])`);
  if (statuses) conditions.push(statusCondition(statuses));
  if (availabilities) conditions.push(availabilityCondition(availabilities));
  if (featured !== undefined) conditions.push(featured ? sql`e.featured` : sql`NOT e.featured`);
  if (demo === false) conditions.push(sql`NOT e.demo`);
  if (free !== undefined) conditions.push(free ? sql`e.is_free` : sql`e.is_free IS NOT TRUE`);
  if (priceMax !== undefined) conditions.push(priceCondition(priceMax, filter.priceCurrencies));
  if (priceMin !== undefined) conditions.push(minPriceCondition(priceMin, filter.priceCurrencies));
  if (filter.forChildren)
    conditions.push(sql`(e.age_restriction IS NULL OR e.age_restriction !~ '1[2-8]|21')`);
  if (filter.daypart) conditions.push(hoursCondition(DAYPARTS[filter.daypart]));
  if (filter.hours) conditions.push(hoursCondition(filter.hours));
  if (filter.weekdays) conditions.push(weekdayCondition(filter.weekdays));
  if (updatedSince) conditions.push(sql`e.updated_at >= ${updatedSince}`);
  return conditions;
}

const priceCondition = (priceMax: number, currencies: string[] | undefined): Sql =>
  currencies
    ? sql`((e.price_min <= ${priceMax} AND e.currency = ANY(${currencies}::text[])) OR e.is_free)`
    : sql`(e.price_min <= ${priceMax} OR e.is_free)`;

const minPriceCondition = (priceMin: number, currencies: string[] | undefined): Sql =>
  currencies
    ? sql`(coalesce(e.price_max, e.price_min) >= ${priceMin} AND e.currency = ANY(${currencies}::text[]))`
    : sql`coalesce(e.price_max, e.price_min) >= ${priceMin}`;

// Hours in which the parts of a day begin and end. The night ends in the next day.
const DAYPARTS: Readonly<Record<Daypart | 'night', ClockSpan>> = {
  morning: { from: 5, before: 12 },
  afternoon: { from: 12, before: 17 },
  evening: { from: 17, before: 24 },
  night: { from: 21, before: 5 },
};

function hoursCondition({ from, before }: ClockSpan): Sql {
  const hour = sql`extract(hour FROM e.start_local)`;
  const within =
    from <= before
      ? sql`${hour} >= ${from} AND ${hour} < ${before}`
      : sql`(${hour} >= ${from} OR ${hour} < ${before})`;
  return sql`NOT e.all_day AND NOT e.time_tbd AND ${within}`;
}

const weekdayCondition = (weekdays: number[]): Sql => {
  const first = sql`extract(isodow FROM e.start_local)::int`;
  const later = sql`generate_series(1, least(6, ceil(extract(epoch FROM e.ends_at - e.starts_at) / 86400)::int - 1)) later`;
  return sql`(${first} = ANY(${weekdays}::int[]) OR (e.ends_at > e.starts_at + interval '1 day' AND EXISTS (
    SELECT FROM ${later} WHERE (${first} - 1 + later) % 7 + 1 = ANY(${weekdays}::int[]))))`;
};

// `=` lets the index return one category in order of time.
const categoryCondition = (categories: string[]): Sql =>
  categories.length === 1
    ? sql`e.category = ${categories[0]}::category`
    : sql`e.category = ANY(${categories}::category[])`;

// Partial indexes contain uncommon values. The planner uses one only if the query repeats its
// condition.
function statusCondition(statuses: string[]): Sql {
  const condition = sql`e.status = ANY(${statuses}::event_status[])`;
  return statuses.includes('scheduled') ? condition : sql`e.status <> 'scheduled' AND ${condition}`;
}

// Nothing is known about tickets of events that are off.
function availabilityCondition(availabilities: string[]): Sql {
  const condition = sql`e.availability = ANY(${availabilities}::availability[]) AND e.status NOT IN ('cancelled', 'postponed')`;
  return availabilities.includes('unknown')
    ? condition
    : sql`e.availability <> 'unknown' AND ${condition}`;
}

const genreConditions = ({ genres = [], excludedGenres, withGenre }: EventFilter): Sql[] => [
  ...(withGenre ? [sql`e.genres <> '{}'`] : []),
  ...genres.map((phrases) => sql`e.id IN (${eventsOfGenre(phrases)})`),
  ...(excludedGenres ? [sql`NOT ${isOfGenre(excludedGenres)}`] : []),
];

const genreNames = (phrases: string[]): Sql =>
  sql`ARRAY(SELECT name FROM genre WHERE key = ANY(${phrases}::text[]))`;

// Each part reads an index. The planner would read all events for a condition that joins them with
// OR.
const eventsOfGenre = (phrases: string[]): Sql => sql`
  SELECT id FROM event WHERE genres && ${genreNames(phrases)}
  UNION ALL SELECT event_id FROM event_search WHERE document @@ ${phrasesQuery(phrases)}::tsquery`;

const isOfGenre = (phrases: string[]): Sql => sql`(e.genres && ${genreNames(phrases)}
  OR EXISTS (SELECT FROM event_search g WHERE g.event_id = e.id AND g.document @@ ${phrasesQuery(phrases)}::tsquery))`;

// The index contains the tags in lower case, as the function `tag_keys` returns them.
function tagConditions({ tags, excludedTags }: EventFilter): Sql[] {
  const conditions: Sql[] = [];
  if (tags) conditions.push(sql`tag_keys(e.tags) && tag_keys(${tags}::text[])`);
  if (excludedTags) conditions.push(sql`NOT tag_keys(e.tags) && tag_keys(${excludedTags}::text[])`);
  return conditions;
}

function relationConditions({
  artistId,
  sourceIds,
  sourceEventId,
  excludedSourceIds,
}: EventFilter): Sql[] {
  const conditions: Sql[] = [];
  if (artistId) conditions.push(sql`b.artist_id = ${artistId}::uuid`);
  if (sourceIds && sourceEventId !== undefined) {
    conditions.push(
      sql`e.id IN (SELECT event_id FROM claim WHERE source_id = ${sourceIds[0]} AND source_event_id = ${sourceEventId})`,
    );
  } else if (sourceIds) {
    const isSource =
      sourceIds.length === 1 ? sql`= ${sourceIds[0]}` : sql`= ANY(${sourceIds}::smallint[])`;
    conditions.push(
      sql`EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.source_id ${isSource} AND c.withdrawn_at IS NULL)`,
    );
  }
  if (excludedSourceIds) {
    conditions.push(sql`
      EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.source_id <> ALL(${excludedSourceIds}::smallint[]) AND c.withdrawn_at IS NULL)`);
  }
  return conditions;
}

/** Matches the events of series. They have the key of the series, which is indexed. */
export const inSeries = (ids: string[]): Sql =>
  sql`e.series_key = ANY(ARRAY(SELECT key FROM series WHERE id = ANY(${ids}::uuid[]))) AND e.series_id = ANY(${ids}::uuid[])`;
