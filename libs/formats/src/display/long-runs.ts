import { addDays, toLocalTime } from '@marquee/domain';
import { localDates, type EventTimes } from './local-dates.ts';

const WEEK_DAYS = 7;

interface Viewer {
  now: Date;
  /** The reader's zone. Default: the venue's. */
  zone?: string | null;
}

/**
 * Whether an event began before today and is open longer than a week, such as an exhibition or a
 * long season.
 */
export function isLongRun(event: EventTimes, { now, zone }: Viewer): boolean {
  const shownZone = zone ?? event.timezone;
  const { from, to } = localDates(event, shownZone);
  return (
    !event.date_tbd &&
    from < toLocalTime(now, shownZone).slice(0, 10) &&
    addDays(from, WEEK_DAYS) < to
  );
}

/**
 * Separates long runs from the other events of a list. Lists show them apart, because they are on
 * every day.
 */
export function splitLongRuns<Item extends EventTimes>(
  events: readonly Item[],
  viewer: Viewer,
): { events: Item[]; longRuns: Item[] } {
  const { long = [], other = [] } = Object.groupBy(events, (event) =>
    isLongRun(event, viewer) ? 'long' : 'other',
  );
  return { events: other, longRuns: long };
}
