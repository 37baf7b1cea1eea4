import { countryName } from '@marquee/domain';
import {
  categoryName,
  formatPriceRange,
  wordsFor,
  type EventWords,
} from '@marquee/formats/display';
import type { searchEvents } from '@marquee/operations';
import type { z } from 'zod';
import type { PageContext } from '../page-context.ts';
import { localCityName, localCountryName } from './country-name.ts';
import { listFilters, type Condition, type Query } from './filter-conditions.ts';
import { formatDays } from './format-day.ts';

type Found = z.output<typeof searchEvents.output>;
type Interpretation = Partial<NonNullable<Found['interpretation']>>;
/** What a search or a list found, and as what it read its input. */
export type Understood = Pick<Found, 'fuzzy' | 'relaxed' | 'events'> & {
  interpretation?: Interpretation | undefined;
};

export const PLACE_FILTERS = ['city', 'region', 'country'];
type Stated = Omit<Condition, 'isDropped'>;

/** Returns the filters of the page and the conditions that were understood: "Paris, France". */
export function listConditions(
  { interpretation: read, relaxed = [] }: Understood,
  query: Query,
  context: PageContext,
): Condition[] {
  if (!read) return listFilters(query, context);
  const stated = [
    ...placeConditions(read, context),
    ...subjectConditions(read, context),
    ...timeConditions(read, context),
    ...priceConditions(read, context),
    ...audienceConditions(read, context),
    ...(relaxed.includes('words') ? droppedWords(read) : []),
  ];
  const isPlaceRead = stated.some(({ name }) => name === 'city');
  const filters = listFilters(query, context).filter(
    ({ name }) => !(isPlaceRead && PLACE_FILTERS.includes(name)),
  );
  const understood = stated.filter((each) => !filters.some((filter) => outweighs(filter, each)));
  return [
    ...filters,
    ...understood.map((condition) => ({
      ...condition,
      isDropped: relaxed.some((dropped) => dropped === condition.name),
    })),
  ];
}

/** A filter outweighs the same condition in the words. */
const outweighs = (filter: Condition, stated: Stated): boolean =>
  filter.name === stated.name ||
  (filter.name === 'part_of_day' && stated.filter?.['part_of_day'] !== undefined);

const droppedWords = ({ ignored = [] }: Interpretation): Stated[] =>
  ignored.map((word) => ({ name: 'words', text: word, words: word }));

/** Returns the search page's parameters for the words and some of the conditions. */
export function toQuery(words: string, conditions: readonly Condition[]): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of conditions.flatMap(({ filter = {} }) => Object.entries(filter)))
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  const q = [words, ...conditions.map((condition) => condition.words ?? '')].filter(Boolean);
  return q.length === 0 ? query : { ...query, q: q.join(' ') };
}

function placeConditions(read: Interpretation, context: PageContext): Stated[] {
  const { also = [], excluded_place = [], near } = read;
  const places = [read, ...also].flatMap((place) => toPlaceCondition(place, context) ?? []);
  // A filter selects one place. Words can state several.
  const named =
    also.length === 0 ? places : places.map((place, at) => asWords(place, at === 0 ? 'in' : 'or'));
  const excluded = excluded_place
    .flatMap((place) => toPlaceCondition(place, context) ?? [])
    .map((place) => ({
      ...asWords(place, 'not in'),
      name: 'excluded_place',
      text: context.translator.t('without', { name: place.text }),
    }));
  return [
    ...named,
    ...excluded,
    ...(near === undefined ? [] : [{ name: 'near', text: near.name, words: `near ${near.name}` }]),
  ];
}

/** Names of places in other languages than English are not all understood. */
function asWords({ name, text, filter = {} }: Stated, before: 'in' | 'or' | 'not in'): Stated {
  const { city, region, country = '' } = filter;
  return { name, text, words: `${before} ${city ?? region ?? countryName(country)}` };
}

interface NamedPlace {
  city?: string | null | undefined;
  region?: string | null | undefined;
  country_code?: string | null | undefined;
}

function toPlaceCondition(
  { city, region = null, country_code = null }: NamedPlace,
  context: PageContext,
): Stated | null {
  if (city) {
    const value = context.nameCity({ name: city, region, country_code }).join(', ');
    const text = localCityName({ city, region, country_code }, context);
    return { name: 'city', text, filter: { city: value } };
  }
  const text = region ?? (country_code && localCountryName(country_code, context));
  if (!text) return null;
  const filter: Record<string, string> = country_code === null ? {} : { country: country_code };
  return { name: 'city', text, filter: region === null ? filter : { ...filter, region } };
}

function subjectConditions(read: Interpretation, { translator }: PageContext): Stated[] {
  const { locale, t } = translator;
  const {
    category = [],
    genre = [],
    excluded_category = [],
    excluded_genre = [],
    online,
    state = [],
  } = read;
  const without = (name: string) => t('without', { name });
  return [
    ...category.map((each) => ({
      name: 'category',
      text: categoryName(each, locale),
      filter: { category: each },
    })),
    ...excluded_category.map((each) => ({
      name: 'excluded_category',
      text: without(categoryName(each, locale)),
      filter: { category: `!${each}` },
    })),
    ...genre.map((each) => ({ name: 'genre', text: each, filter: { genre: each } })),
    ...excluded_genre.map((each) => ({
      name: 'excluded_genre',
      text: without(each),
      filter: { genre: `!${each}` },
    })),
    ...state.map((each) => ({ name: 'state', ...STATES[each](wordsFor(locale)) })),
    ...(online === true ? [{ name: 'online', text: 'Online', filter: { online: 'true' } }] : []),
  ];
}

const STATES = {
  cancelled: ({ cancelled }: EventWords) => ({ text: cancelled, words: 'cancelled' }),
  postponed: ({ postponed }: EventWords) => ({ text: postponed, words: 'postponed' }),
  sold_out: ({ soldOut }: EventWords) => ({ text: soldOut, words: 'sold out' }),
};

function timeConditions(read: Interpretation, context: PageContext): Stated[] {
  const { t, locale } = context.translator;
  const { on, on_other, daypart, hours, sort } = read;
  const days = [on, on_other].flatMap(
    (each) => (each && formatDays(each, context.translator)) ?? [],
  );
  const text = new Intl.ListFormat(locale, { type: 'disjunction' }).format(days);
  return [
    ...(text === '' ? [] : [{ name: 'on', text, filter: { on: on ?? '' } }]),
    ...(daypart === undefined
      ? []
      : [{ name: 'daypart', text: t(daypart), filter: { part_of_day: daypart } }]),
    ...(hours === undefined
      ? []
      : [{ name: 'daypart', text: formatHours(hours, locale), words: hoursInWords(hours) }]),
    ...(sort === 'start' ? [{ name: 'sort', text: t('byDate'), words: 'soonest' }] : []),
    ...(sort === 'price' ? [{ name: 'sort', text: t('byPrice'), words: 'cheapest' }] : []),
  ];
}

interface Hours {
  from: number;
  before: number;
}
const MIDNIGHT = 24;

const hoursInWords = ({ from, before }: Hours): string => {
  if (before === MIDNIGHT) return `after ${String(from)}:00`;
  return before === from + 1 ? `at ${String(from)}:00` : `before ${String(before)}:00`;
};

/** "10 PM – 12 AM". */
function formatHours({ from, before }: Hours, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  const [first, last] = [from, before].map((hour) => format.format(Date.UTC(2000, 0, 1, hour)));
  return `${first ?? ''} – ${last ?? ''}`;
}

function priceConditions(read: Interpretation, { translator }: PageContext): Stated[] {
  const { free, price_min, price_max, currencies: [currency] = [] } = read;
  const range = { min: price_min, max: price_max };
  const text = formatPrices(range, { currency, locale: translator.locale });
  return [
    ...(free === true
      ? [{ name: 'free', text: translator.t('freeOnly'), filter: { free: 'true' } }]
      : []),
    ...(text === null ? [] : [{ name: 'price_max', text, ...toPriceQuery(range, currency) }]),
  ];
}

interface PriceRange {
  min: number | undefined;
  max: number | undefined;
}

/** "€20–30", "≤ €20", "≥ €20"; null without a limit. */
function formatPrices(
  { min, max }: PriceRange,
  { currency, locale }: { currency: string | undefined; locale: string },
): string | null {
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    ...(currency !== undefined && {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
  });
  if (min !== undefined && max !== undefined)
    return currency === undefined
      ? format.formatRange(min, max)
      : formatPriceRange(min, max, format);
  if (max !== undefined) return `≤ ${format.format(max)}`;
  return min === undefined ? null : `≥ ${format.format(min)}`;
}

/** No filter states the currency. */
function toPriceQuery(
  { min, max }: PriceRange,
  currency: string | undefined,
): Pick<Stated, 'filter' | 'words'> {
  if (currency === undefined)
    return {
      filter: {
        ...(min !== undefined && { price_min: String(min) }),
        ...(max !== undefined && { price_max: String(max) }),
      },
    };
  if (min === undefined) return { words: `under ${String(max)} ${currency}` };
  return {
    words: `${max === undefined ? 'over ' : ''}${[min, max].filter((each) => each !== undefined).join('-')} ${currency}`,
  };
}

/** The words find more than the filter does: few sources state an audience. */
function audienceConditions({ audience }: Interpretation, { translator }: PageContext): Stated[] {
  if (audience === undefined) return [];
  const text = translator.t(audience === 'seniors' ? 'forSeniors' : 'forFamilies');
  return [{ name: 'audience', text, words: AUDIENCE_WORDS[audience] }];
}

const AUDIENCE_WORDS = {
  kids: 'for kids',
  family: 'for families',
  seniors: 'for seniors',
} as const;
