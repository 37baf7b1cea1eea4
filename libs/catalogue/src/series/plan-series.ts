import type { Query } from '@marquee/database';
import { chooseSeriesSlugs, type StoredMember } from '@marquee/database/catalogue';
import { newId, slugify } from '@marquee/domain';
import { groupSeries, isStatedKey, type SeriesGroup, type SeriesKey } from '@marquee/matching';
import type { AffectedSeries } from './find-affected-series.ts';

/** An event whose row is about to be written. */
export interface SeriesEvent {
  event_id: string;
  series: SeriesKey;
  starts_at: Date;
  title: string;
  city: string | null;
}

type Member = StoredMember & { source_id?: number; stated_title?: string | null };

interface PlannedSeries extends SeriesGroup<Member> {
  id: string;
}

export type SeriesPlan = Awaited<ReturnType<typeof planSeries>>;

/**
 * Decides which series the written events and the stored ones with their keys belong to. `goneIds`
 * are events merged into others.
 */
export async function planSeries(
  query: Query,
  { known, members, formerIds }: AffectedSeries,
  { events, goneIds = [] }: { events: SeriesEvent[]; goneIds?: string[] },
) {
  const stored = new Map(members.map((member) => [member.event_id, member]));
  const written = events.map((event) => toMember(event, stored.get(event.event_id)));
  const replaced = new Set([...goneIds, ...events.map(({ event_id }) => event_id)]);
  const unwritten: Member[] = members.filter(({ event_id }) => !replaced.has(event_id));
  const grouped = groupSeries([...written, ...unwritten].filter(hasKey), known);
  const groups = grouped.groups.map((group): PlannedSeries => ({
    ...group,
    id: group.series_id ?? newId(),
  }));
  const ids = new Map(
    groups.flatMap(({ id, members }) => members.map(({ event_id }) => [event_id, id])),
  );
  const idOf = (eventId: string): string | null => ids.get(eventId) ?? null;
  const moves = unwritten.filter(({ event_id, series_id }) => idOf(event_id) !== series_id);
  return {
    idOf,
    created: await toNewSeries(
      query,
      groups.filter(({ series_id }) => series_id === null),
      known,
    ),
    merges: grouped.merges,
    moves: moves.map(({ event_id, series_key }) => ({
      id: event_id,
      series_key,
      series_id: idOf(event_id),
    })),
    touched: toTouched(groups, [
      ...formerIds,
      ...moves.flatMap(({ series_id }) => series_id ?? []),
    ]),
  };
}

const hasKey = ({ series_key }: Member) => series_key !== '0';

const toMember = ({ series, ...event }: SeriesEvent, stored: StoredMember | undefined): Member => ({
  ...event,
  series_key: series.key,
  source_id: series.source_id,
  stated_title: series.title,
  series_id: stored?.series_id ?? null,
});

/** Returns the series to count again, each with the title that the written events state. */
function toTouched(groups: PlannedSeries[], formerIds: string[]) {
  const titles = new Map<string, string | null>(formerIds.map((id) => [id, null]));
  for (const { id, members } of groups) titles.set(id, statedTitle(members));
  return [...titles].map(([id, stated_title]) => ({ id, stated_title }));
}

const statedTitle = (members: Member[]) =>
  members.find((member) => member.stated_title)?.stated_title ?? null;

/** A series in one city has its name in the slug, like its events. */
async function toNewSeries(query: Query, groups: PlannedSeries[], known: AffectedSeries['known']) {
  if (groups.length === 0) return [];
  const rows = groups.map(({ id, key, members }) => {
    const title = statedTitle(members) ?? members[0]?.title ?? '';
    const city = isStatedKey(key) ? null : (members[0]?.city ?? null);
    const source_id = findSourceId(members, known);
    const origin = [source_id, key, members[0]?.starts_at.toISOString()].join('|');
    return { id, key, title, source_id, origin, slug: slugify(`${title} ${city ?? ''}`) || id };
  });
  const slugs = await chooseSeriesSlugs(query, rows);
  return rows.map((row) => ({ ...row, slug: slugs.get(row.id) ?? row.slug }));
}

/** A group without written events was split from a series of the same source. */
function findSourceId(members: Member[], known: AffectedSeries['known']): number {
  const written = members.find(({ source_id }) => source_id !== undefined)?.source_id;
  return written ?? known.find(({ key }) => key === members[0]?.series_key)?.source_id ?? 0;
}
