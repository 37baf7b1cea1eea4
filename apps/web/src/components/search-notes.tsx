import { categoryName } from '@marquee/formats/display';
import type { searchEvents } from '@marquee/operations';
import { Isolated, type ComponentChild } from '@marquee/pages';
import type { z } from 'zod';
import type { PageContext } from '../page-context.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';
import { localCityName, localCountryName } from './country-name.ts';
import { cityPath, pageAddress } from './links.ts';

type Found = z.output<typeof searchEvents.output>;
export type Understood = Pick<Found, 'fuzzy' | 'relaxed' | 'interpretation' | 'events'>;
type Dropped = NonNullable<Found['relaxed']>[number];

interface Props {
  found: Understood;
  context: PageContext;
}

/** What a search was understood to mean, and how its results differ from that. */
export function SearchNotes({ found, context }: Props): ComponentChild {
  const { t } = context.translator;
  const conditions = describeConditions(found, context);
  const difference = findDifference(found);
  return (
    <div class="found">
      {conditions.length > 0 && (
        <p class="hint">{conditions.map((condition, index) => [index > 0 && ' · ', condition])}</p>
      )}
      {difference !== null && (
        <p class="notice" role="status">
          {t(difference)}
        </p>
      )}
    </div>
  );
}

const DIFFERENCES: Partial<Record<Dropped, SiteMessageName>> = {
  on: 'onOtherDates',
  city: 'elsewhere',
  price_max: 'atOtherPrices',
  free: 'atOtherPrices',
};

function findDifference({ events, relaxed = [], fuzzy }: Understood): SiteMessageName | null {
  if (events.length === 0) return null;
  const [dropped] = relaxed;
  if (dropped !== undefined) return DIFFERENCES[dropped] ?? 'closest';
  return fuzzy ? 'similar' : null;
}

/** The conditions that the results meet: "Paris, France", "Music", "Dec 4 – 6, 2026", "≤ €20". */
function describeConditions(
  { interpretation: read, relaxed = [] }: Understood,
  context: PageContext,
): ComponentChild[] {
  if (!read) return [];
  const { locale } = context.translator;
  const isMet = (condition: Dropped) => !relaxed.includes(condition);
  const [currency] = read.currencies ?? [];
  return [
    ...(isMet('city')
      ? [read, ...(read.also ?? [])].map((place) => linkPlace(place, context))
      : []),
    isMet('city') && read.near?.name,
    ...(isMet('category') ? (read.category ?? []).map((name) => categoryName(name, locale)) : []),
    ...(isMet('genre') ? (read.genre ?? []) : []),
    isMet('on') && formatReadings([read.on, read.on_other], context),
    isMet('price_max') &&
      read.price_max !== undefined &&
      `≤ ${formatAmount(read.price_max, { currency, locale })}`,
  ].filter(Boolean);
}

interface NamedPlace {
  city?: string | null | undefined;
  region?: string | null | undefined;
  country_code?: string | null | undefined;
}

function linkPlace(
  { city, region = null, country_code = null }: NamedPlace,
  context: PageContext,
): ComponentChild {
  if (!city) return region ?? (country_code && localCountryName(country_code, context));
  const text = localCityName({ city, region, country_code }, context);
  const href = pageAddress(cityPath({ city, region, country_code }, context), context);
  return (
    <a href={href}>
      <Isolated text={text} />
    </a>
  );
}

/** Returns the days that a search can mean: "Dec 4 – 6, 2026 or This weekend". */
const formatReadings = (readings: (string | undefined)[], context: PageContext): string =>
  new Intl.ListFormat(context.translator.locale, { type: 'disjunction' }).format(
    readings.flatMap((days) => (days && formatDays(days, context)) ?? []),
  );

/** Returns days in the reader's language: "tomorrow", "This weekend", "Dec 4 – 6, 2026". */
function formatDays(days: string, { translator: { t, locale } }: PageContext): string | null {
  if (days === 'tonight' || days === 'weekend') return t(days);
  if (days === 'today' || days === 'tomorrow')
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
      days === 'today' ? 0 : 1,
      'day',
    );
  const [first, last = first] = days.split('..').map((day) => new Date(`${day}T00:00:00Z`));
  if (first === undefined || last === undefined || Number.isNaN(first.getTime() + last.getTime()))
    return null;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return format.formatRange(first, last);
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
