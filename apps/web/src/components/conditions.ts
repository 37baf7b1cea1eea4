import { categoryName } from '@marquee/formats/display';
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

/** Returns the filters of the page and the conditions that were understood: "Paris, France", "Music", "≤ €20". */
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
  ];
  const isPlaceRead = stated.some(({ name }) => name === 'city');
  const filters = listFilters(query, context).filter(
    ({ name }) => !(isPlaceRead && PLACE_FILTERS.includes(name)),
  );
  // A filter outweighs the same condition in the words.
  const understood = stated.filter(({ name }) => !filters.some((filter) => filter.name === name));
  return [
    ...filters,
    ...understood.map((condition) => ({
      ...condition,
      isDropped: relaxed.some((dropped) => dropped === condition.name),
    })),
  ];
}

/** Returns the search page's parameters for some of the conditions, next to the words that are no condition. */
export function toQuery(words: string, conditions: readonly Condition[]): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of conditions.flatMap(({ filter = {} }) => Object.entries(filter)))
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  const q = [words, ...conditions.map((condition) => condition.words ?? '')].filter(Boolean);
  return q.length === 0 ? query : { ...query, q: q.join(' ') };
}

function placeConditions(read: Interpretation, context: PageContext): Stated[] {
  const { also = [], near } = read;
  const places = [read, ...also].flatMap((place) => toPlaceCondition(place, context) ?? []);
  // A filter selects one place. Words can state several.
  const named = also.length === 0 ? places : places.map(asWords);
  return [
    ...named,
    ...(near === undefined ? [] : [{ name: 'near', text: near.name, words: `near ${near.name}` }]),
  ];
}

const asWords = ({ filter: _, ...place }: Stated, at: number): Stated => ({
  ...place,
  words: at === 0 ? `in ${place.text}` : `or ${place.text}`,
});

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
  const { category = [], genre = [], excluded_category = [], excluded_genre = [], online } = read;
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
    ...(online === true ? [{ name: 'online', text: 'Online', filter: { online: 'true' } }] : []),
  ];
}

function timeConditions(read: Interpretation, context: PageContext): Stated[] {
  const { t, locale } = context.translator;
  const { on, on_other, daypart, hours, sort } = read;
  const days = [on, on_other].flatMap(
    (each) => (each && formatDays(each, context.translator)) ?? [],
  );
  const text = new Intl.ListFormat(locale, { type: 'disjunction' }).format(days);
  // `tonight` as a filter contains the evening.
  const isStated = daypart !== undefined && !(daypart === 'evening' && on === 'tonight');
  return [
    ...(text === '' ? [] : [{ name: 'on', text, filter: { on: on ?? '' } }]),
    ...(isStated ? [{ name: 'daypart', text: t(daypart), words: DAYPART_WORDS[daypart] }] : []),
    ...(hours === undefined
      ? []
      : [{ name: 'hours', text: formatHours(hours, locale), words: hoursInWords(hours) }]),
    ...(sort === 'start' ? [{ name: 'sort', text: t('byDate'), words: 'next' }] : []),
    ...(sort === 'price' ? [{ name: 'sort', text: t('byPrice'), words: 'cheapest' }] : []),
  ];
}

const DAYPART_WORDS = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
} as const;

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
  const { t, locale } = translator;
  const { free, price_max, currencies: [currency] = [] } = read;
  return [
    ...(free === true ? [{ name: 'free', text: t('freeOnly'), filter: { free: 'true' } }] : []),
    ...(price_max === undefined
      ? []
      : [
          {
            name: 'price_max',
            text: `≤ ${formatAmount(price_max, { currency, locale })}`,
            // No filter states the currency.
            ...(currency === undefined
              ? { filter: { price_max: String(price_max) } }
              : { words: `under ${String(price_max)} ${currency}` }),
          },
        ]),
  ];
}

const formatAmount = (
  amount: number,
  { currency, locale }: { currency: string | undefined; locale: string },
): string =>
  new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    ...(currency !== undefined && {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
  }).format(amount);

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
