import { offsetAt, toLocalTime } from '@marquee/domain';
import { findZone } from '../normalise/zone-names.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import { parseHours } from './foreign-time.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';
import { isYes } from './yes-words.ts';

const MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?(?:Z|\+00:?00)$/;
const LAST_SECOND = /T23:59(?::\d\d(?:\.\d+)?)?(?:Z|\+00:?00)$/;

interface MidnightContext {
  sample: readonly Fields[];
  /** The zone of the source. */
  timezone: string | undefined;
}

/**
 * Returns whether a list writes its days as midnight in UTC: all starts are, and all ends as well,
 * or the hours have a column of their own. Evenings of America begin at midnight in UTC too: in a
 * zone west of UTC, the midnights are days only if the hours differ from those of the instants.
 */
export function areMidnights(
  sources: ReadonlyMap<Target, ColumnSource>,
  { sample, timezone }: MidnightContext,
): boolean {
  const statedIn = (record: Fields, ...targets: Target[]): string[] =>
    targets
      .flatMap((target) => sources.get(target)?.flat() ?? [])
      .flatMap((name) => text(record[name]) ?? []);
  const rows = sample.map((record) => ({
    starts: statedIn(record, 'start_local', 'start_utc', 'start_date'),
    ends: statedIn(record, 'end_local', 'end_utc', 'end_date'),
    hours: statedIn(record, 'start_time'),
    zones: statedIn(record, 'timezone'),
    isAllDay: statedIn(record, 'all_day').some(isYes),
  }));
  const [starts, ends] = [rows.flatMap((row) => row.starts), rows.flatMap((row) => row.ends)];
  const isDay = (value: string) => MIDNIGHT.test(value);
  if (starts.length === 0 || !starts.every(isDay)) return false;
  if (!ends.every((value) => isDay(value) || LAST_SECOND.test(value))) return false;
  const hasHours = rows.some(({ hours }) => hours.length > 0);
  if (ends.length === 0 && !hasHours) return false;
  const evenings = rows
    .map((row) => ({ ...row, zone: findZone(row.zones[0] ?? '') ?? timezone }))
    .filter(isEvening);
  return hasHours ? !evenings.some(statesSameHour) : evenings.length === 0;
}

const MIN_ROWS = 3;
const INSTANT = /^\d{4}-\d\d-\d\dT(\d\d):00:00(?:\.0+)?(?:Z|\+00:?00)$/;

/**
 * Returns whether all starts and ends of a list are instants of one time of day in some zone, so
 * that they can be its midnights: "2027-03-01T23:00:00Z", "2027-05-01T22:00:00Z". The zone is known
 * later, with the place.
 */
export function areAtOneHour(
  sources: ReadonlyMap<Target, ColumnSource>,
  sample: readonly Fields[],
): boolean {
  if (sources.has('start_time')) return false;
  const columns = TIMES.flatMap((target) => sources.get(target)?.flat() ?? []);
  const times = sample.flatMap((record) => columns.flatMap((name) => text(record[name]) ?? []));
  const hours = times.map((time) => INSTANT.exec(time)?.[1]);
  const [first = NaN, ...others] = [...new Set(hours)].map(Number).sort((one, two) => one - two);
  const isHourApart = others.every((hour) => hour - first === 1 || hour - first === 23);
  return times.length >= MIN_ROWS && !Number.isNaN(first) && others.length <= 1 && isHourApart;
}

const TIMES = [
  ...(['start_local', 'start_utc', 'start_date'] as const),
  ...(['end_local', 'end_utc', 'end_date'] as const),
];

interface MidnightRow {
  starts: string[];
  ends: string[];
  isAllDay: boolean;
  hours: string[];
  zone: string | undefined;
}

const isEvening = ({ starts: [start], ends, isAllDay, zone }: MidnightRow): boolean =>
  start !== undefined &&
  zone !== undefined &&
  offsetAt(new Date(start), zone) < 0 &&
  !isAllDay &&
  !ends.some((end) => LAST_SECOND.test(end));

/** "8:00 PM" is the hour of midnight in UTC in New York in summer. */
const statesSameHour = ({ starts: [start], hours: [hour], zone }: MidnightRow): boolean =>
  start !== undefined &&
  zone !== undefined &&
  parseHours(hour ?? '')?.start === toLocalTime(new Date(start), zone).slice('YYYY-MM-DDT'.length);

/** Returns the day of an instant at midnight or in the last minute of a day. */
export function toDay(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return MIDNIGHT.test(value) || LAST_SECOND.test(value) ? value.slice(0, 10) : value;
}
