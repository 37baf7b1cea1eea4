import type { EventSummary } from '@marquee/domain';
import { splitLongRuns } from '@marquee/formats/display';
import { listEvents, type FindEventsDeps } from '@marquee/operations';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';
import { choosePopular, Posters } from './posters.tsx';
import { ListedRows } from './samples.tsx';
import { Section } from './section.tsx';

const MAX_EVENTS = '40';
const list = runner(listEvents);

/** Returns popular events of the city, else anywhere, for a page that has nothing else. */
export async function findPopular(
  deps: FindEventsDeps,
  city: string | undefined,
  context: PageContext,
): Promise<EventSummary[]> {
  const { events } = await list(deps, {
    city,
    sort: 'popular',
    group: 'series',
    limit: MAX_EVENTS,
  });
  if (events.length === 0 && city !== undefined) return findPopular(deps, undefined, context);
  return splitLongRuns(events, context).events;
}

/** Popular events, as flyers and rows. */
export function Popular({
  events,
  context,
}: {
  events: EventSummary[];
  context: PageContext;
}): ComponentChild {
  const { posters, rows } = choosePopular(events, { shown: [] });
  return (
    events.length > 0 && (
      <Section title={context.translator.t('popular')}>
        {posters.length > 0 && <Posters events={posters} context={context} />}
        <ListedRows events={rows} isByTime={false} context={context} />
      </Section>
    )
  );
}
