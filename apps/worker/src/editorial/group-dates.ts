import { foldText } from '@marquee/domain';
import type { RoundUpEvent } from './round-up-event.ts';

/** An event, or the dates of one event series or of one title at one place. */
export interface RoundUpItem {
  /** The first date. */
  event: RoundUpEvent;
  last: RoundUpEvent;
  dates: number;
  /** Higher values come first when there is no room for all. */
  rank: number;
}

const PLACEHOLDER_TITLE =
  /\b(?:tb[acd]|(?:to be|wird noch) (?:announced|confirmed|determined|bekannt))\b/i;

/**
 * Returns the events that a round-up may name: real ones with a date and a title, and not cancelled
 * or postponed.
 */
export const selectNameable = (events: RoundUpEvent[]): RoundUpEvent[] =>
  events.filter(
    ({ title, date_tbd, phase, demo }) =>
      !demo &&
      !date_tbd &&
      phase !== 'cancelled' &&
      phase !== 'postponed' &&
      !PLACEHOLDER_TITLE.test(title),
  );

/** Groups events by series, soonest first. */
export function groupDates(events: RoundUpEvent[]): RoundUpItem[] {
  const items = new Map<string, RoundUpItem>();
  for (const event of [...events].sort(bySoonest)) {
    const key = event.series?.id ?? `${foldText(event.title)}|${event.city}|${event.venue_name}`;
    const item = items.get(key);
    if (item)
      items.set(key, {
        ...item,
        last: event,
        dates: item.dates + 1,
        rank: Math.max(item.rank, computeRank(event)),
      });
    else items.set(key, { event, last: event, dates: 1, rank: computeRank(event) });
  }
  return [...items.values()];
}

const bySoonest = (a: RoundUpEvent, b: RoundUpEvent): number =>
  compare(a.start_utc, b.start_utc) || compare(a.slug, b.slug);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const byRank = (a: RoundUpItem, b: RoundUpItem) => b.rank - a.rank || bySoonest(a.event, b.event);

/** Returns the first `limit` items by rank, in the order of their dates. */
export const selectBest = (items: RoundUpItem[], limit: number): RoundUpItem[] =>
  [...items]
    .sort(byRank)
    .slice(0, limit)
    .sort((a, b) => bySoonest(a.event, b.event));

// Featured events come before others.
const computeRank = ({ featured, popularity }: RoundUpEvent) =>
  (featured ? 1e6 : 0) + Math.min(Math.max(popularity, 0), 1e5);
