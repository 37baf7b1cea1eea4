import { categoryName } from '@marquee/formats/display';
import type { searchEvents } from '@marquee/operations';
import { Isolated, type ComponentChild } from '@marquee/pages';
import type { z } from 'zod';
import type { PageContext } from '../page-context.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';
import { localCityName, localCountryName } from './country-name.ts';
import { pageAddress } from './links.ts';

type Found = z.output<typeof searchEvents.output>;
export type Understood = Pick<Found, 'fuzzy' | 'relaxed' | 'interpretation' | 'events'>;
type Dropped = NonNullable<Found['relaxed']>[number];

interface Props {
  found: Understood;
  context: PageContext;
}

/** What a search was understood to mean, as conditions to remove, and how its results differ from that. */
export function SearchNotes({ found, context }: Props): ComponentChild {
  const { t } = context.translator;
  const conditions = listConditions(found, context);
  const difference = findDifference(found);
  return (
    <div class="found">
      {conditions.length > 0 && (
        <Conditions conditions={conditions} found={found} context={context} />
      )}
      {difference !== null && (
        <p class="notice" role="status">
          {t(difference)}
        </p>
      )}
    </div>
  );
}

interface ConditionsProps extends Props {
  conditions: Condition[];
}

/** Each condition leads to the search without it. One that no event meets is struck out. */
function Conditions({ conditions, found, context }: ConditionsProps): ComponentChild {
  const { t } = context.translator;
  return (
    <ul class="chips conditions">
      {conditions.map((condition) => {
        const { text, name, isDropped } = condition;
        const others = conditions.filter((each) => each !== condition);
        const words = found.interpretation?.words ?? '';
        return (
          <li key={name}>
            <a
              class="chip"
              href={pageAddress('/search', context, toQuery(words, others))}
              aria-label={t('removeCondition', { name: text })}
              rel="nofollow"
            >
              {isDropped ? (
                <>
                  <s>
                    <Isolated text={text} />
                  </s>
                  <small>{t('notMet')}</small>
                </>
              ) : (
                <Isolated text={text} />
              )}
              <span aria-hidden>✕</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The words that are no condition, and the conditions as filters. */
const toQuery = (words: string, conditions: Condition[]) => ({
  q: words === '' ? undefined : words,
  ...Object.fromEntries(conditions.flatMap(({ filter }) => Object.entries(filter))),
});

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

interface Condition {
  name: string;
  text: string;
  /** The same condition as a filter of the search page. */
  filter: Readonly<Record<string, string>>;
  isDropped: boolean;
}

/** The conditions that were understood: "Paris, France", "Music", "Dec 4 – 6, 2026", "≤ €20". */
function listConditions(
  { interpretation: read, relaxed = [] }: Understood,
  context: PageContext,
): Condition[] {
  if (!read) return [];
  const { t, locale } = context.translator;
  const [currency] = read.currencies ?? [];
  const days = formatReadings([read.on, read.on_other], context);
  const candidates: (Omit<Condition, 'isDropped'> | false)[] = [
    ...[read, ...(read.also ?? [])].map((place) => toPlaceCondition(place, context)),
    read.near !== undefined && { name: 'near', text: read.near.name, filter: {} },
    ...(read.category ?? []).map((category) => ({
      name: 'category',
      text: categoryName(category, locale),
      filter: { category },
    })),
    ...(read.genre ?? []).map((genre) => ({ name: 'genre', text: genre, filter: { genre } })),
    days !== '' && { name: 'on', text: days, filter: { on: read.on ?? '' } },
    read.free === true && { name: 'free', text: t('freeOnly'), filter: { free: 'true' } },
    read.price_max !== undefined && {
      name: 'price_max',
      text: `≤ ${formatAmount(read.price_max, { currency, locale })}`,
      filter: { price_max: String(read.price_max) },
    },
    (read.audience === 'kids' || read.audience === 'family') && {
      name: 'audience',
      text: t('forFamilies'),
      filter: {},
    },
  ];
  return candidates
    .filter((condition) => condition !== false)
    .map((condition) => ({
      ...condition,
      isDropped: relaxed.some((dropped) => dropped === condition.name),
    }));
}

interface NamedPlace {
  city?: string | null | undefined;
  region?: string | null | undefined;
  country_code?: string | null | undefined;
}

function toPlaceCondition(
  { city, region = null, country_code = null }: NamedPlace,
  context: PageContext,
): Omit<Condition, 'isDropped'> | false {
  if (city) {
    const value = context.nameCity({ name: city, region, country_code }).join(', ');
    const text = localCityName({ city, region, country_code }, context);
    return { name: 'city', text, filter: { city: value } };
  }
  const text = region ?? (country_code && localCountryName(country_code, context));
  if (!text) return false;
  const filter: Record<string, string> = country_code === null ? {} : { country: country_code };
  return { name: 'city', text, filter: region === null ? filter : { ...filter, region } };
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
