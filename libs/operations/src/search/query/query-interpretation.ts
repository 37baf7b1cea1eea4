import { CATEGORIES } from '@marquee/domain';
import type { PriceLimit } from '@marquee/search';
import { z } from 'zod';
import { toWeekdayNames, WEEKDAYS } from '../../events/weekdays.ts';
import { Interpretation, toInterpretation, toNamed } from '../../places/interpretation.ts';
import { joinTokens } from '../known-names.ts';
import type { Token } from './parse-query.ts';
import { RELAXABLE, type Condition } from './query-conditions.ts';
import type { UnderstoodQuery } from './understood-query.ts';

/** What a query was understood to mean. */
export const SearchInterpretation = Interpretation.partial()
  .extend({
    category: z
      .array(z.enum(CATEGORIES))
      .optional()
      .meta({ examples: [['comedy']] }),
    also_category: z
      .array(z.enum(CATEGORIES))
      .optional()
      .meta({
        description:
          'Another kind that has such events: festivals with music have concerts. They follow those of `category`.',
        examples: [['festival']],
      }),
    excluded_category: z
      .array(z.enum(CATEGORIES))
      .optional()
      .meta({ description: 'Kinds of events that the query excludes.', examples: [['sports']] }),
    excluded_place: Interpretation.shape.also.meta({
      description: 'Places that the query excludes.',
    }),
    excluded_genre: z
      .array(z.string())
      .optional()
      .meta({
        description: 'Genres and other topics that the query excludes.',
        examples: [['metal']],
      }),
    genre: z
      .array(z.string())
      .optional()
      .meta({ description: 'Genres and other topics.', examples: [['jazz']] }),
    on: z
      .string()
      .optional()
      .meta({
        description: 'The day, or the first and last day, at the place.',
        examples: ['2026-12-01..2026-12-31'],
      }),
    weekdays: z
      .array(z.enum(WEEKDAYS))
      .optional()
      .meta({ description: 'Days of every week.', examples: [['friday']] }),
    on_other: z
      .string()
      .optional()
      .meta({
        description: 'Another meaning of the days. Its events follow.',
        examples: ['weekend'],
      }),
    daypart: z.enum(['morning', 'afternoon', 'evening']).optional(),
    hours: z
      .object({ from: z.number(), before: z.number() })
      .optional()
      .meta({
        description: 'The local hours in which events begin: at or after `from`, before `before`.',
        examples: [{ from: 22, before: 24 }],
      }),
    price_max: z
      .number()
      .optional()
      .meta({ examples: [20] }),
    price_min: z
      .number()
      .optional()
      .meta({ examples: [10] }),
    currencies: z
      .array(z.string())
      .optional()
      .meta({ description: 'Currencies of `price_max`.', examples: [['EUR']] }),
    side: z
      .enum(['home', 'away'])
      .optional()
      .meta({ description: 'Only matches in which the named team is on this side.' }),
    sort: z.enum(['price', 'start']).optional().meta({
      description:
        'The query asks for low prices or for the next event first. The first 100 hits are sorted.',
    }),
    state: z
      .array(z.enum(['cancelled', 'postponed', 'sold_out']))
      .optional()
      .meta({ description: 'What happened to the events.', examples: [['cancelled']] }),
    free: z.boolean().optional(),
    online: z.boolean().optional(),
    audience: z.enum(['kids', 'family', 'seniors']).optional(),
    words: z
      .string()
      .meta({ description: 'The words that were searched as words.', examples: ['hamlet'] }),
    unrecorded: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'Attributes that the query asks for, but that sources do not state for most events. They exclude no event.',
        examples: [['wheelchair access']],
      }),
    ignored: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'Words that were dropped, because no event states them, or they name an unknown place.',
        examples: [['brunch']],
      }),
  })
  .meta({
    id: 'SearchInterpretation',
    description:
      'What the query was understood to mean. A condition that the query does not state is absent.',
  });
export type SearchInterpretation = z.infer<typeof SearchInterpretation>;

export const Relaxed = z.array(z.enum(RELAXABLE)).meta({
  description:
    'Conditions of the query that were dropped, because no event meets all of them. Absent if none was.',
  examples: [['on']],
});

export function toSearchInterpretation(query: UnderstoodQuery): SearchInterpretation {
  const {
    categories,
    topics,
    excluded,
    daypart,
    hours,
    price,
    free,
    online,
    audience,
    words,
    place,
    landmark,
  } = query;
  return {
    ...(place && toInterpretation(place.place)),
    ...(query.morePlaces.length > 0 && {
      also: query.morePlaces.map(({ place }) => toNamed(place)),
    }),
    ...(landmark && {
      near: {
        name: landmark.name,
        lat: landmark.lat,
        lng: landmark.lng,
        radius_km: landmark.radiusKm,
      },
    }),
    ...(query.excludedPlaces.length > 0 && {
      excluded_place: query.excludedPlaces.map(({ place }) => toNamed(place)),
    }),
    ...(categories.length > 0 && { category: categories }),
    ...(query.also.length > 0 && categories.length === 1 && { also_category: query.also }),
    ...(excluded.categories.length > 0 && { excluded_category: excluded.categories }),
    ...(excluded.topics.length > 0 && { excluded_genre: excluded.topics.map(({ name }) => name) }),
    ...(topics.length > 0 && { genre: topics.map(({ name }) => name) }),
    ...(query.dates !== null && { on: query.dates }),
    ...(query.weekdays && { weekdays: toWeekdayNames(query.weekdays) }),
    ...(query.onOther !== null && { on_other: query.onOther }),
    ...(query.isAnyWeek && {
      on_other: `the same ${query.dates?.includes('..') === true ? 'days' : 'day'} of later weeks`,
    }),
    ...(daypart !== null && { daypart }),
    ...(query.on === 'tonight' && { daypart: 'evening' as const }),
    ...(hours !== null && { hours }),
    ...(price && toPrices(price)),
    ...(query.side && { side: query.side }),
    ...(query.isSoonest && { sort: 'start' as const }),
    ...(query.isCheapest && { sort: 'price' as const }),
    ...(query.states.length > 0 && { state: query.states }),
    ...(free && { free }),
    ...(online && { online }),
    ...(audience !== null && { audience }),
    words: words.map(toText).join(' '),
    ...(query.unrecorded.length > 0 && { unrecorded: query.unrecorded }),
    ...(query.ignored.length > 0 && { ignored: query.ignored.map(toText) }),
  };
}

const toPrices = ({ amount, min, currencies }: PriceLimit) => ({
  ...(amount !== undefined && { price_max: amount }),
  ...(min !== undefined && { price_min: min }),
  ...(currencies && { currencies: [...currencies] }),
});

const toText = (token: Token) =>
  token.isQuoted ? `"${token.words.join(' ')}"` : joinTokens([token]);

const NAMES: Readonly<Record<Condition, string>> = {
  words: 'the words',
  category: 'the kind of event',
  genre: 'the topic',
  daypart: 'the time of day',
  audience: 'the audience',
  online: 'the word “online”',
  free: 'free admission',
  price_max: 'the price',
  on: 'the date',
  city: 'the place',
};

interface Dropped {
  isRelated: boolean;
  /** The events are around the place, near ones first. */
  isAround: boolean | undefined;
  ignored: string[];
}

/** Returns the sentence that reports what was dropped, if anything was. */
export const relaxedWarnings = (relaxed: Condition[], dropped: Dropped): string[] =>
  relaxed.length === 0 ? [] : [relaxedWarning(relaxed, dropped)];

function relaxedWarning(relaxed: Condition[], { isRelated, isAround, ignored }: Dropped): string {
  if (isRelated)
    return relaxed.includes('category')
      ? 'no event is of exactly this kind; these are of a similar one'
      : 'no event matches this topic; these match a related one';
  const conditions = relaxed.filter((condition) => condition !== 'words');
  const words = ignored.map((word) => `“${word}”`).join(', ');
  const without = relaxed.includes('words') ? `without the words ${words}` : '';
  if (conditions.includes('city')) {
    const also = without === '' ? '' : ` ${without}`;
    const order = isAround === true ? ', near ones first' : '';
    return `no event there matches; these events are elsewhere${also}${order}`;
  }
  const names = [...conditions.map((condition) => NAMES[condition])];
  if (without !== '') names.unshift(`the words ${words}`);
  return `no event matches everything; these match without ${names.join(' and ')}`;
}

/** Returns the sentences about what a query states and no filter can meet. */
export const unmetWarnings = ({ unknownPlace, unrecorded }: UnderstoodQuery): string[] => [
  ...(unknownPlace === null ? [] : [`there is no venue, city or landmark '${unknownPlace}'`]),
  ...(unrecorded.length > 0
    ? [
        `${unrecorded.join(', ')}: not recorded for most events, so no event was left out; these match the rest, ask the venue`,
      ]
    : []),
];
