import { isStatedKey } from './series-key.ts';

export interface SeriesMember {
  event_id: string;
  series_key: string;
  starts_at: Date;
  /** The series that the event belongs to now. */
  series_id: string | null;
}

export interface KnownSeries {
  id: string;
  key: string;
}

export interface SeriesGroup<Member extends SeriesMember> {
  key: string;
  /** Null: a new series. */
  series_id: string | null;
  /** Earliest first. */
  members: Member[];
}

interface GroupedSeries<Member extends SeriesMember> {
  groups: SeriesGroup<Member>[];
  /** Members of a key that form no series. */
  single: Member[];
  /** Series that became one. */
  merges: { from: string; into: string }[];
}

const MIN_EVENTS = 3;
const DAY_MS = 86_400_000;
/**
 * A longer pause separates productions: editions of a yearly event are not a series, seasons with a
 * summer break are one.
 */
const MAX_PAUSE_DAYS = 200;

/**
 * Groups all events with the same keys. A stated key is one series. Events with the same title at
 * the same venue are a series if at least three follow one another without a long pause. The
 * partition depends on the events only; existing series retain their ids.
 */
export function groupSeries<Member extends SeriesMember>(
  members: Member[],
  known: KnownSeries[],
): GroupedSeries<Member> {
  const byKey = Map.groupBy(members, ({ series_key }) => series_key);
  const knownByKey = Map.groupBy(known.toSorted(byId), ({ key }) => key);
  const grouped = [...byKey].map(([key, ofKey]) =>
    groupOne(key, ofKey.toSorted(byStart), knownByKey.get(key)?.map(({ id }) => id) ?? []),
  );
  return {
    groups: grouped.flatMap(({ groups }) => groups),
    single: grouped.flatMap(({ single }) => single),
    merges: grouped.flatMap(({ merges }) => merges),
  };
}

function groupOne<Member extends SeriesMember>(
  key: string,
  members: Member[],
  known: string[],
): GroupedSeries<Member> {
  const runs = isStatedKey(key) ? [members] : splitAtPauses(members);
  const lasting = runs.filter((run) => isStatedKey(key) || run.length >= MIN_EVENTS);
  const owners = assignOwners(lasting, known);
  const free = known.filter((id) => !owners.has(id));
  const merges: GroupedSeries<Member>['merges'] = [];
  const groups = lasting.map((run): SeriesGroup<Member> => {
    const [survivor, ...others] = known.filter((id) => owners.get(id) === run);
    const series_id = survivor ?? free.shift() ?? null;
    if (series_id !== null) merges.push(...others.map((from) => ({ from, into: series_id })));
    return { key, series_id, members: run };
  });
  return { groups, single: runs.filter((run) => !lasting.includes(run)).flat(), merges };
}

/** Maps each series to the run with most of its events, the earliest of equals. */
function assignOwners<Run extends SeriesMember[]>(runs: Run[], known: string[]): Map<string, Run> {
  const owners = new Map<string, Run>();
  for (const id of known) {
    const votes = runs.map((run) => run.filter(({ series_id }) => series_id === id).length);
    const most = Math.max(0, ...votes);
    const owner = most > 0 ? runs[votes.indexOf(most)] : undefined;
    if (owner) owners.set(id, owner);
  }
  return owners;
}

function splitAtPauses<Member extends SeriesMember>(members: Member[]): Member[][] {
  const runs: Member[][] = [];
  let last = -Infinity;
  for (const member of members) {
    const start = member.starts_at.getTime();
    if (Math.round((start - last) / DAY_MS) > MAX_PAUSE_DAYS) runs.push([]);
    runs.at(-1)?.push(member);
    last = start;
  }
  return runs;
}

const byId = (a: KnownSeries, b: KnownSeries) => (a.id < b.id ? -1 : 1);
const byStart = (a: SeriesMember, b: SeriesMember) =>
  a.starts_at.getTime() - b.starts_at.getTime() || (a.event_id < b.event_id ? -1 : 1);
