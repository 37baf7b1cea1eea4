import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { Rows } from './event-rows.tsx';

const MAX_POSTERS = 6;
const MAX_POSTERS_OF_A_KIND = 2;
const MAX_ROWS = 8;
const MAX_OF_A_CITY = 2;

/**
 * Chooses from popular events. The most popular real ones are flyers, few of one category. Others
 * are rows, few of one of several cities: sessions of one race, days of one fair. What is shown
 * elsewhere and what has no date is left out.
 */
export function choosePopular(
  popular: EventSummary[],
  { shown }: { shown: EventSummary[] },
): { posters: EventSummary[]; rows: EventSummary[] } {
  const elsewhere = new Set(shown.map(({ id }) => id));
  const dated = popular.filter(({ id, date_tbd }) => !date_tbd && !elsewhere.has(id));
  const posters = takeFew(
    dated.filter(({ demo, status }) => !demo && status === 'scheduled'),
    { max: MAX_POSTERS_OF_A_KIND, by: ({ category }) => category },
  )
    .slice(0, MAX_POSTERS)
    .toSorted((one, other) => one.start_utc.localeCompare(other.start_utc));
  const used = new Set(posters.map(({ id }) => id));
  const others = dated.filter(({ id }) => !used.has(id));
  const isOneCity = new Set(dated.map(nameCity)).size < 2;
  const rows = isOneCity ? others : takeFew(others, { max: MAX_OF_A_CITY, by: nameCity });
  return { posters, rows: rows.slice(0, MAX_ROWS) };
}

const nameCity = ({ city, country_code }: EventSummary) => `${city} ${country_code ?? ''}`;

/** The first events of each key, in the order of the list. */
function takeFew(
  events: EventSummary[],
  { max, by }: { max: number; by: (event: EventSummary) => string },
): EventSummary[] {
  const few = new Set([...Map.groupBy(events, by).values()].flatMap((each) => each.slice(0, max)));
  return events.filter((event) => few.has(event));
}

interface Props {
  events: EventSummary[];
  context: PageContext;
}

/** Events as a strip of flyers. */
export const Posters = (props: Props): ComponentChild => <Rows {...props} isPosters />;
