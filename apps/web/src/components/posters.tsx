import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { eventPath, flyerAddress, pageAddress } from './links.ts';

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
  const dated = popular.filter(({ date_tbd }) => !date_tbd);
  const posters = takeFew(
    dated.filter(({ demo, status }) => !demo && status === 'scheduled'),
    { max: MAX_POSTERS_OF_A_KIND, by: ({ category }) => category },
  ).slice(0, MAX_POSTERS);
  const used = new Set([...posters, ...shown].map(({ id }) => id));
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

/** Events as flyers, which state title, day and place themselves. */
export const Posters = ({ events, context }: Props): ComponentChild => (
  <ul class="posters">
    {events.map((event) => (
      <Poster key={event.id} event={event} context={context} />
    ))}
  </ul>
);

function Poster({ event, context }: { event: EventSummary; context: PageContext }) {
  const { span, place } = describeEvent(event, context);
  const { title, slug, category } = event;
  return (
    <li>
      <a class="poster" href={pageAddress(eventPath(slug), context)}>
        <img
          class={`flyer c-${category}`}
          src={flyerAddress(slug, 'tall', context)}
          alt={[title, span.text, place].filter(Boolean).join(', ')}
          width={640}
          height={800}
        />
      </a>
    </li>
  );
}
