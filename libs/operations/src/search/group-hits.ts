import type { EventInSeries, Performances } from '@marquee/database';

interface GroupedHits {
  ids: string[];
  /** By id of a row. */
  performances: Map<string, Required<Performances>>;
}

/**
 * Returns one hit per series: its earliest one, at the position of its best one. Hits in no series
 * remain.
 */
export function groupHits(ids: string[], seriesByEvent: Map<string, EventInSeries>): GroupedHits {
  const groups = Map.groupBy(ids, (id) => seriesByEvent.get(id)?.seriesId ?? id);
  const performances: GroupedHits['performances'] = new Map();
  const rows = [...groups.values()].flatMap((group) => {
    const members = group.flatMap((id) => {
      const event = seriesByEvent.get(id);
      return event ? [{ id, ...event }] : [];
    });
    const [first] = members.toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
    );
    if (!first) return group;
    const [last_date = first.day] = members
      .map(({ day }) => day)
      .toSorted()
      .toReversed();
    performances.set(first.id, { performances: members.length, last_date });
    return [first.id];
  });
  return { ids: rows, performances };
}
