import { Isolated, type ComponentChild } from '@marquee/pages';
import { asksForNearby } from '@marquee/search';
import type { PageContext } from '../page-context.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';
import type { Chip } from './chips.tsx';
import { listConditions, PLACE_FILTERS, toQuery, type Understood } from './conditions.ts';
import type { Condition, Query } from './filter-conditions.ts';
import { formatDays } from './format-day.ts';
import { pageAddress } from './links.ts';

type Dropped = NonNullable<Understood['relaxed']>[number];

interface Props {
  found: Understood;
  /** The filters of the page, as its address names them. */
  query: Query;
  context: PageContext;
}

/**
 * What a search was understood to mean and the filters do not show, as conditions to remove, and how
 * its results differ from that.
 */
export function SearchNotes({ found, query, context }: Props): ComponentChild {
  const { t } = context.translator;
  const conditions = listConditions(found, query, context);
  const inBar = understoodQuery(found, query, context).shown;
  const isOrdered = ADDED_ORDER.test(query['q'] ?? ''); // by a link of the filter bar
  const shown = conditions.filter(
    (each) => !isInBar(each, inBar, context) && !(each.name === 'sort' && isOrdered),
  );
  const [{ text, isDropped } = { text: '', isDropped: true }] = conditions;
  const isRepeated = conditions.length === 1 && !isDropped && text === query['q'];
  const difference = findDifference(found) ?? findMissingPlace(found, query, conditions);
  if (difference === null && (shown.length === 0 || isRepeated)) return null;
  return (
    <div class="found">
      {shown.length > 0 && !isRepeated && (
        <Conditions {...{ conditions, shown, found, query, context }} />
      )}
      {difference !== null && (
        <p class="notice" role="status">
          {t(difference)}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the filters of a page with those that its words were read as: all of them for links, and
 * those that events meet to show.
 */
export function understoodQuery(
  found: Understood,
  query: Query,
  context: PageContext,
): { query: Query; shown: Query } {
  if (query['q'] === undefined) return { query, shown: query };
  const conditions = listConditions(found, query, context);
  const words = found.interpretation?.words ?? query['q'];
  const filters = withoutConditions(query, conditions);
  const met = conditions.filter(({ isDropped }) => !isDropped);
  return {
    query: { ...filters, ...toQuery(words, conditions) },
    shown: { ...filters, ...toQuery(words, met) },
  };
}

/**
 * Filters whose values the filter bar shows: one value, the value `true`, or all. A city is shown
 * as the address names it.
 */
const IN_BAR = {
  one: ['on', 'category', 'kind'],
  flag: ['free', 'outdoor', 'dogs_allowed'],
  all: ['audience', 'accessibility'],
};

/**
 * Whether the filter bar shows a condition: not if it is one of several, means two ranges of days,
 * or excludes something.
 */
function isInBar(
  { name, text, filter = {}, isDropped }: Condition,
  query: Query,
  { translator }: PageContext,
): boolean {
  const isOfTwo = name === 'on' && formatDays(filter['on'] ?? '', translator) !== text;
  const isShown = ([name, value]: readonly [string, string]) =>
    (name === 'city' && query['city'] !== undefined && !query['city'].startsWith('!')) ||
    (IN_BAR.one.includes(name) && query[name] === value && !value.startsWith('!')) ||
    (IN_BAR.flag.includes(name) && value === 'true') ||
    (IN_BAR.all.includes(name) && !value.startsWith('!'));
  const entries = Object.entries(filter);
  return !isDropped && !isOfTwo && entries.length > 0 && entries.every(isShown);
}

interface ConditionsProps extends Props {
  conditions: Condition[];
  /** Those to show. */
  shown: Condition[];
}

/** Each condition leads to the search without it. One that no event meets is struck out. */
function Conditions({ conditions, shown, found, query, context }: ConditionsProps): ComponentChild {
  const { t } = context.translator;
  const words = found.interpretation?.words ?? query['q'] ?? '';
  const filters = withoutConditions(query, conditions);
  return (
    <ul class="chips conditions">
      {shown.map((condition) => {
        const { text, name, isDropped } = condition;
        const others = conditions.filter((each) => each !== condition);
        return (
          <li key={`${name} ${text}`}>
            <a
              class="chip"
              href={pageAddress('/search', context, { ...filters, ...toQuery(words, others) })}
              rel="nofollow"
            >
              <span class="heard">{t('remove')}</span>
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

/** Words that a search reads as an order, whatever else it names. */
const ORDERS = [
  [undefined, undefined, 'byRelevance'],
  ['start', 'soonest', 'byDate'],
  ['price', 'cheapest', 'byPrice'],
] as const;
const ADDED_ORDER = / (?:soonest|cheapest)$/;

/** The words of a search without the order that a link added. */
export const withoutOrder = (words: string): string => words.replace(ADDED_ORDER, '');

/** The orders of a search by words, each as a link to the same search in this order. */
export function searchOrders(
  { interpretation }: Understood,
  query: Query,
  context: PageContext,
): Chip[] {
  const words = withoutOrder(query['q'] ?? '');
  return ORDERS.map(([sort, order, text]) => ({
    href: pageAddress('/search', context, {
      ...query,
      q: [words, order].filter(Boolean).join(' '),
    }),
    text: context.translator.t(text),
    isCurrent: sort === interpretation?.sort,
  }));
}

/** What the address states and no condition has, such as the order. */
const withoutConditions = (query: Query, conditions: readonly Condition[]): Query => {
  const stated = new Set(['q', ...conditions.flatMap(({ filter = {} }) => Object.keys(filter))]);
  const isPlaceStated = conditions.some(({ name }) => name === 'city');
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name]) => !stated.has(name) && !(isPlaceStated && PLACE_FILTERS.includes(name)),
    ),
  );
};

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

/** A search for what is nearby needs a place. */
function findMissingPlace(
  { events }: Understood,
  query: Query,
  conditions: readonly Condition[],
): SiteMessageName | null {
  const isPlaced =
    [...PLACE_FILTERS, 'bbox', 'venue'].some((name) => query[name] !== undefined) ||
    conditions.some(({ name }) => name === 'city' || name === 'near');
  return events.length > 0 && !isPlaced && asksForNearby(query['q'] ?? '') ? 'nowhere' : null;
}
