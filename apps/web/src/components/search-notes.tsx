import { Isolated, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';
import { listConditions, PLACE_FILTERS, toQuery, type Understood } from './conditions.ts';
import type { Condition, Query } from './filter-conditions.ts';
import { pageAddress } from './links.ts';

type Dropped = NonNullable<Understood['relaxed']>[number];

interface Props {
  found: Understood;
  /** The filters of the page, as its address names them. */
  query: Query;
  context: PageContext;
}

/**
 * What a search was understood to mean, as conditions to remove, and how its results differ from
 * that.
 */
export function SearchNotes({ found, query, context }: Props): ComponentChild {
  const { t } = context.translator;
  const conditions = listConditions(found, query, context);
  const [{ text, isDropped } = { text: '', isDropped: true }] = conditions;
  const isRepeated = conditions.length === 1 && !isDropped && text === query['q'];
  const difference = findDifference(found);
  return (
    <div class="found">
      {conditions.length > 0 && !isRepeated && (
        <Conditions conditions={conditions} found={found} query={query} context={context} />
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
function Conditions({ conditions, found, query, context }: ConditionsProps): ComponentChild {
  const { t } = context.translator;
  const words = found.interpretation?.words ?? query['q'] ?? '';
  const filters = withoutConditions(query, conditions);
  return (
    <ul class="chips conditions">
      {conditions.map((condition) => {
        const { text, name, isDropped } = condition;
        const others = conditions.filter((each) => each !== condition);
        return (
          <li key={`${name} ${text}`}>
            <a
              class="chip"
              href={pageAddress('/search', context, { ...filters, ...toQuery(words, others) })}
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
