import { toLocalTime, type Event, type EventSummary } from '@marquee/domain';
import { isCityName, isOff, phaseAt } from '@marquee/formats/display';
import { listEvents, type FindEventsDeps } from '@marquee/operations';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';

const MAX_EVENTS = '12';
const MAX_OTHER = '9';
const MAX_SHOWN = 3;
const MAX_NEARBY = '50';
const MAX_SIMILAR = 6;
const FAR_MS = 1e13;
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
 * Returns other dates that one can go to: of the series of an event, else of its first artist. Those
 * in its city are first, then those nearest to its date.
 */
export async function findOtherDates(deps: FindEventsDeps, event: Event): Promise<EventSummary[]> {
  const {
    id,
    series,
    artists: [artist],
  } = event;
  if (series === null && artist === undefined) return [];
  const filter = series === null ? { artist: artist?.slug } : { series: series.slug };
  const { events } = await list(deps, { ...filter, limit: MAX_OTHER });
  return events
    .filter((other) => other.id !== id && isOpen(other))
    .toSorted((one, other) => distance(one, event) - distance(other, event))
    .slice(0, MAX_SHOWN);
}

/**
 * Returns what is on in the city of an event, of its category and around its date, and that one can
 * go to.
 */
export async function findSimilar(
  deps: FindEventsDeps,
  event: Event,
  { without, context }: { without: EventSummary[]; context: PageContext },
): Promise<EventSummary[]> {
  const { city: name, region, country_code, category, series } = event;
  if (country_code === null || !isCityName(name)) return [];
  const city = context.nameCity({ name, region, country_code }).join(', ');
  const filter = { city, category, limit: MAX_NEARBY, group: 'series' };
  const { events } = await list(deps, filter);
  const shown = new Set([event.id, ...without.map(({ id }) => id)]);
  return events
    .filter(({ id }) => !shown.has(id))
    .filter((other) => isOpen(other) && (series === null || other.series?.slug !== series.slug))
    .toSorted((one, other) => distance(one, event) - distance(other, event))
    .slice(0, MAX_SIMILAR);
}

const isOpen = (event: EventSummary): boolean =>
  !isOff(event) && !event.date_tbd && event.availability !== 'sold_out';

/** Milliseconds between the starts. Another city is farther than any date. */
const distance = (one: EventSummary, other: EventSummary): number =>
  Math.abs(Date.parse(one.start_utc) - Date.parse(other.start_utc)) +
  (one.city === other.city ? 0 : FAR_MS);

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
