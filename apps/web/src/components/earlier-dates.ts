import { toLocalTime, type Event, type EventSummary } from '@marquee/domain';
import { isOff, phaseAt } from '@marquee/formats/display';
import { listEvents, type FindEventsDeps } from '@marquee/operations';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';

const MAX_EVENTS = '12';
const MAX_OTHER = '9';
const MAX_SHOWN = 3;
const FIRST_DAY = '1900-01-01';
const list = runner(listEvents);

interface Listed {
  events: EventSummary[];
}

type Filter = Partial<Record<'artist' | 'venue' | 'organizer' | 'series', string>>;

/** Returns the last events of an artist, a venue or an organiser that has none ahead. */
export const findEarlierDates = async (
  deps: FindEventsDeps,
  filter: Filter,
  { list: { events }, context }: { list: Listed; context: PageContext },
): Promise<EventSummary[]> => (events.length > 0 ? [] : findLastDates(deps, filter, context));

/**
 * Returns other dates of an event that no one can go to: of its series, else of its first artist.
 */
export async function findOtherDates(
  deps: FindEventsDeps,
  { id, series, artists: [artist] }: Event,
): Promise<EventSummary[]> {
  if (series === null && artist === undefined) return [];
  const filter = series === null ? { artist: artist?.slug } : { series: series.slug };
  const { events } = await list(deps, { ...filter, limit: MAX_OTHER });
  return events
    .filter((event) => event.id !== id && !isOff(event) && isAvailable(event))
    .slice(0, MAX_SHOWN);
}

const isAvailable = ({ availability }: EventSummary) => availability !== 'sold_out';

/** Returns the last events that are over, the latest first. */
export async function findLastDates(
  deps: FindEventsDeps,
  filter: Filter,
  { now }: PageContext,
): Promise<EventSummary[]> {
  const to = toLocalTime(now, 'UTC').slice(0, 10);
  const earlier = { ...filter, from: FIRST_DAY, to, sort: '-start', limit: MAX_EVENTS };
  const { events } = await list(deps, earlier);
  return events.filter((event) => phaseAt(event, now) === 'over');
}
