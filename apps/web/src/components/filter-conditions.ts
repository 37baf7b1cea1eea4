import { languageTag, parseCategory } from '@marquee/domain';
import {
  categoryName,
  fieldValueName,
  languageName,
  type NamedField,
} from '@marquee/formats/display';
import type { PageContext } from '../page-context.ts';
import type { SiteTranslator } from '../texts/site-translator.ts';
import { localCountryName } from './country-name.ts';
import { formatDays } from './format-day.ts';

/** A condition of a list, from its address or as a search was understood. */
export interface Condition {
  name: string;
  text: string;
  /** The same condition as filters of the search page. */
  filter?: Readonly<Record<string, string>>;
  /** The same condition as words of a query, if no filter has its meaning. */
  words?: string;
  isDropped: boolean;
}

export type Query = Readonly<Record<string, string | undefined>>;
type Describe = (value: string, context: PageContext) => string;

function named(field: NamedField): Describe {
  return (value, { translator: { locale } }) => fieldValueName(field, value, locale) ?? value;
}

/** What is not chosen is excluded. */
function flag(describe: (translator: SiteTranslator) => string): Describe {
  return (value, { translator }) => {
    const name = describe(translator);
    return value === 'true' || value === '1' ? name : translator.t('without', { name });
  };
}

const DAYPARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
const isDaypart = (value: string): value is (typeof DAYPARTS)[number] =>
  DAYPARTS.some((daypart) => daypart === value);

/** The filters that are shown as conditions, in the order of the page, and their texts. */
const TEXTS: Readonly<Record<string, Describe>> = {
  bbox: (_, { translator }) => translator.t('mapArea'),
  venue: String,
  city: String,
  region: String,
  country: (value, context) =>
    /^[a-z]{2}$/i.test(value) ? localCountryName(value.toUpperCase(), context) : value,
  category: (value, { translator: { locale } }) => {
    const known = parseCategory(value);
    return known ? categoryName(known, locale) : value;
  },
  genre: String,
  online: flag(() => 'Online'),
  on: (value, { translator }) => formatDays(value, translator) ?? value,
  part_of_day: (value, { translator: { t } }) => (isDaypart(value) ? t(value) : value),
  kind: named('kind'),
  audience: named('audience'),
  accessibility: named('accessibility'),
  language: (value, { translator: { locale } }) => {
    const tag = languageTag(value);
    return tag === null ? value : languageName(tag, locale);
  },
  outdoor: flag(({ t }) => t('openAir')),
  dogs_allowed: flag(({ t }) => t('dogsWelcome')),
  free: flag(({ t }) => t('freeOnly')),
  price_min: (value) => `≥ ${value}`,
  price_max: (value) => `≤ ${value}`,
};

/** Returns the filters that the address of a page states, each value as one condition. */
export const listFilters = (query: Query, context: PageContext): Condition[] =>
  Object.entries(TEXTS).flatMap(([name, describe]) =>
    splitValues(name, query[name]).map((value) => ({
      name,
      text: describeValue(value, describe, context),
      filter: { [name]: value },
      isDropped: false,
    })),
  );

const WITH_LISTS = ['category', 'genre', 'kind', 'audience', 'accessibility', 'language'];

/** Names of venues and places contain commas. */
const splitValues = (name: string, value: string | undefined): string[] => {
  if (value === undefined) return [];
  return WITH_LISTS.includes(name) ? value.split(',').filter(Boolean) : [value];
};

function describeValue(value: string, describe: Describe, context: PageContext): string {
  if (!value.startsWith('!')) return describe(value, context);
  return context.translator.t('without', { name: describe(value.slice(1), context) });
}
