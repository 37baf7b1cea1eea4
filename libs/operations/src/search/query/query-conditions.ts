import type { EventFilter, LocalDay } from '@marquee/database';
import type { Category, EventStatus } from '@marquee/domain';
import type { State } from '@marquee/search';
import { DEFAULT_STATUSES } from '../../events/filters/event-filter.ts';
import { joinTokens } from '../known-names.ts';
import type { Token } from './parse-query.ts';
import type { UnderstoodQuery } from './understood-query.ts';

/** What a search can drop, in this order: words that no event states, then conditions. */
export const RELAXABLE = [
  'words',
  'category',
  'genre',
  'daypart',
  'audience',
  'online',
  'free',
  'price_max',
  'on',
  'city',
] as const;
export type Condition = (typeof RELAXABLE)[number];

export type PlaceCondition = Pick<
  EventFilter,
  'cityIds' | 'countryCode' | 'areas' | 'near' | 'excludedArea'
>;

/**
 * Adds the conditions of a query to a filter. A parameter outweighs the same condition in the
 * query.
 */
export function addConditions(
  filter: EventFilter,
  query: UnderstoodQuery,
  { place, without }: { place: PlaceCondition | null; without: Condition | null },
): EventFilter {
  const { categories, daypart, hours, free, online, price, on, audience } = query;
  const excludedCategories = excludedFor(query);
  const isAdded = (condition: Condition, isStated: boolean, isGiven: boolean) =>
    isStated && !isGiven && without !== condition;
  const isOnAdded = on !== null && isAdded('on', true, filter.on !== undefined);
  return {
    ...(isOnAdded ? withoutDefaultFrom(filter, on) : filter),
    ...(excludedCategories.length > 0 && {
      excludedCategories: [...(filter.excludedCategories ?? []), ...excludedCategories],
    }),
    ...(query.excluded.topics.length > 0 && {
      excludedGenres: [
        ...(filter.excludedGenres ?? []),
        ...query.excluded.topics.flatMap(({ phrases }) => phrases),
      ],
    }),
    ...(isAdded(
      'category',
      categories.length === 1 || isAnyCategory(query),
      filter.categories !== undefined,
    ) && {
      categories,
    }),
    ...(daypart !== null && !filter.daypart && without !== 'daypart' && { daypart }),
    ...(hours !== null && without !== 'daypart' && { hours }),
    ...(query.weekdays !== null &&
      isAdded('on', true, filter.on !== undefined) && { weekdays: query.weekdays }),
    ...(audience !== null &&
      audience !== 'seniors' &&
      without !== 'audience' && { forChildren: true }),
    ...(isAdded('free', free, filter.free !== undefined) && { free }),
    ...stateConditions(filter, query.states),
    ...(query.excluded.free && filter.free === undefined && { free: false }),
    ...(query.excluded.online && filter.online === undefined && { online: false }),
    ...(isAdded('online', online, filter.online !== undefined) && { online }),
    ...(price !== null &&
      isAdded('price_max', true, (filter.priceMax ?? filter.priceMin) !== undefined) && {
        ...(price.amount !== undefined && { priceMax: price.amount }),
        ...(price.min !== undefined && { priceMin: price.min }),
        ...(price.currencies && { priceCurrencies: [...price.currencies] }),
      }),
    ...(isOnAdded && { on: on === 'tonight' && without === 'daypart' ? 'today' : on }),
    ...(place !== null && isAdded('city', true, hasPlace(filter)) && place),
    ...excludedArea(filter, place),
  };
}

/** "cancelled concerts". It is never dropped: other events are the opposite. */
function stateConditions(filter: EventFilter, states: State[]) {
  const statuses = states.flatMap((state) => STATUSES[state]);
  const isDefault = filter.statuses?.join() === DEFAULT_STATUSES.join();
  const isSoldOut = states.includes('sold_out') && filter.availabilities === undefined;
  return {
    ...(statuses.length > 0 && isDefault && { statuses }),
    ...(isSoldOut && { availabilities: ['sold_out' as const] }),
  };
}

const STATUSES: Readonly<Record<State, readonly EventStatus[]>> = {
  cancelled: ['cancelled'],
  postponed: ['postponed', 'rescheduled'],
  sold_out: [],
};

/** What the query and the filter exclude. It is never dropped. */
const excludedArea = (filter: EventFilter, place: PlaceCondition | null) => {
  const areas = [filter.excludedArea, place?.excludedArea].filter((area) => area !== undefined);
  return areas.length === 0
    ? {}
    : {
        excludedArea: {
          countryCodes: areas.flatMap(({ countryCodes }) => countryCodes),
          cityIds: areas.flatMap(({ cityIds }) => cityIds),
        },
      };
};

/** "football in 2018": events of past days are past. */
function withoutDefaultFrom({ from, ...filter }: EventFilter, on: LocalDay): EventFilter {
  const isDefault = from?.getTime() === filter.now.getTime();
  return from === undefined || (isDefault && isPast(on, filter.now)) ? filter : { ...filter, from };
}

const DAY_MS = 86_400_000;

/** Whether the last of the days is over in every zone. */
function isPast(on: LocalDay, now: Date): boolean {
  const last = on.match(/\d{4}-\d\d-\d\d/g)?.at(-1);
  return last !== undefined && last < new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** Nightlife is not for children, unless the query names it. */
const excludedFor = ({ categories, excluded, audience }: UnderstoodQuery): Category[] =>
  audience === null || audience === 'seniors' || categories.includes('nightlife')
    ? excluded.categories
    : [...excluded.categories, 'nightlife'];

const CONJUNCTIONS = new Set(
  'and or und oder et ou y o u e of en i lub albo oraz 和 或 و أو'.split(' '),
);

const ALTERNATIVES = new Set('or oder ou o lub albo или 或 أو'.split(' '));

/** "opera or ballet" */
export const hasAlternatives = ({ topics, tokens }: UnderstoodQuery): boolean =>
  topics.length > 1 && statesOne(tokens, ALTERNATIVES);

/** "comedy or jazz": a kind or a topic. */
export const isKindOrTopic = ({ categories, topics, tokens }: UnderstoodQuery): boolean =>
  categories.length > 0 && topics.length > 0 && statesOne(tokens, ALTERNATIVES);

const statesOne = (tokens: Token[], words: ReadonlySet<string>): boolean =>
  tokens.some((token) => !token.isQuoted && words.has(token.words.join(' ')));

/** "theater and film" are events of either kind, a "film festival" is of both. */
export const isAnyCategory = ({ categories, tokens }: UnderstoodQuery): boolean =>
  categories.length > 1 && statesOne(tokens, CONJUNCTIONS);

export const hasPlace = ({ cityIds, countryCode, areas, near }: EventFilter) =>
  (cityIds ?? countryCode ?? areas ?? near) !== undefined;

export const isAboutSomething = ({ words, topics, audience }: UnderstoodQuery): boolean =>
  words.length > 0 || topics.length > 0 || audience !== null;

/** Returns the conditions that can be dropped one at a time so that something specific remains. */
export function relaxableConditions(query: UnderstoodQuery): Condition[] {
  const {
    categories,
    topics,
    words,
    audience,
    daypart,
    hours,
    online,
    free,
    price,
    on,
    place,
    landmark,
  } = query;
  const isAbout = isAboutSomething(query);
  const isCity = landmark !== null || (place !== null && 'city' in place.place);
  const isStated: Record<Condition, boolean> = {
    words: false, // They are dropped elsewhere: all that no event states, or all.
    // On a day in a place, events of any kind help.
    category: categories.length > 0 && (isAbout || (place !== null && on !== null)),
    genre: topics.length > 1 || (topics.length > 0 && (categories.length > 0 || isNamed(words))),
    daypart: (daypart ?? hours) !== null || on === 'tonight',
    audience:
      audience !== null &&
      (categories.length + topics.length + words.length > 0 || (place ?? landmark ?? on) !== null),
    online,
    free,
    price_max: price !== null,
    on: (on ?? query.weekdays) !== null,
    // Around a city, events of any kind help.
    city: (place ?? landmark) !== null && (isCity || isAbout || categories.length > 0),
  };
  const stated = RELAXABLE.filter((condition) => isStated[condition]);
  // Without a place, the topic outweighs the day.
  return place === null && landmark === null && isStated.on && isStated.genre
    ? stated.toSorted((a, b) => Number(a === 'genre') - Number(b === 'genre'))
    : stated;
}

/** A year alone names nothing. */
const isNamed = (words: Token[]): boolean =>
  words.some((token) => !/^\d+$/.test(joinTokens([token])));

/** Returns the query as if it did not state some conditions other than words, place and days. */
export function withoutConditions(
  query: UnderstoodQuery,
  dropped: readonly Condition[],
): UnderstoodQuery {
  const is = (condition: Condition) => dropped.includes(condition);
  return {
    ...query,
    ...(is('category') && { categories: [], kindTokens: [] }),
    ...(is('genre') && { topics: [] }),
    ...(is('daypart') && { daypart: null, hours: null }),
    ...(is('audience') && { audience: null }),
    ...(is('online') && { online: false }),
    ...(is('free') && { free: false }),
    ...(is('price_max') && { price: null }),
    ...(is('on') && { on: null, onOther: null, ofWeek: null, weekdays: null }),
  };
}

/** Returns whether a query states more than words. */
export const hasConditions = (query: UnderstoodQuery): boolean =>
  query.free ||
  query.states.length > 0 ||
  query.online ||
  query.categories.length + query.topics.length > 0 ||
  [query.place, query.landmark, query.on, query.weekdays, query.price].some(
    (stated) => stated !== null,
  ) ||
  [query.audience, query.daypart, query.hours].some((stated) => stated !== null);
