import { toLocalTime, type EventSummary } from '@marquee/domain';
import { listEvents, type FindEventsDeps } from '@marquee/operations';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';

const MAX_EVENTS = '12';
const FIRST_DAY = '1900-01-01';
const list = runner(listEvents);

interface Listed {
  events: EventSummary[];
}

/** Returns the last events of an artist, a venue or an organiser that has none ahead. */
export async function findEarlierDates(
  deps: FindEventsDeps,
  filter: Partial<Record<'artist' | 'venue' | 'organizer', string>>,
  { list: { events }, context }: { list: Listed; context: PageContext },
): Promise<EventSummary[]> {
  if (events.length > 0) return [];
  const to = toLocalTime(context.now, 'UTC').slice(0, 10);
  const earlier = { ...filter, from: FIRST_DAY, to, sort: '-start', limit: MAX_EVENTS };
  return (await list(deps, earlier)).events;
}
