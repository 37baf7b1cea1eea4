import type { EventSummary } from '@marquee/domain';

/**
 * Returns the first event of each series, with the number of its events in the list and the day on
 * which the last one begins.
 */
export function groupBySeries<Item extends Pick<EventSummary, 'id' | 'series' | 'start_local'>>(
  events: Item[],
) {
  const groups = Map.groupBy(events, ({ id, series }) => series?.id ?? id);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const days = group.map(({ start_local }) => start_local.slice(0, 10)).toSorted();
    return first ? [{ ...first, performances: group.length, last_date: days.at(-1) ?? '' }] : [];
  });
}
