import { parseCategory } from '@marquee/domain';
import {
  categoryName,
  fieldValueName,
  languageName,
  type NamedField,
} from '@marquee/formats/display';
import type { PageContext } from '../page-context.ts';
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

/** The filters that are shown as conditions, in the order of the page, and their texts. */
const TEXTS: Readonly<Record<string, Describe>> = {
  venue: String,
  city: String,
  region: String,
  country: String,
  category: (value, { translator: { locale } }) => {
    const known = parseCategory(value);
    return known ? categoryName(known, locale) : value;
  },
  genre: String,
  online: () => 'Online',
  on: (value, { translator }) => formatDays(value, translator) ?? value,
  kind: named('kind'),
  audience: named('audience'),
  accessibility: named('accessibility'),
  language: (value, { translator: { locale } }) => languageName(value, locale),
  outdoor: (_, { translator: { t } }) => t('openAir'),
  dogs_allowed: (_, { translator: { t } }) => t('dogsWelcome'),
  free: (_, { translator: { t } }) => t('freeOnly'),
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

const WITH_LISTS = ['category', 'genre', 'kind', 'audience', 'accessibility'];

/** Names of venues and places contain commas. */
const splitValues = (name: string, value: string | undefined): string[] => {
  if (value === undefined) return [];
  return WITH_LISTS.includes(name) ? value.split(',').filter(Boolean) : [value];
};

function describeValue(value: string, describe: Describe, context: PageContext): string {
  if (!value.startsWith('!')) return describe(value, context);
  return context.translator.t('without', { name: describe(value.slice(1), context) });
}
