import { addDays } from '@marquee/domain';
import { guessFields } from '../fields/field-rules.ts';
import type { RawWarning } from '../raw-event.ts';
import { isFields, type Fields } from '../reading/record.ts';
import { parseForeignTime } from '../tables/foreign-time.ts';
import { flatten } from './flatten.ts';
import { findRule, type StatedRule } from './recurrence-rule.ts';
import { listRuleDates, type DateBudget } from './rule-dates.ts';

const START = /^start_(?:local|utc|date|time)$/;
const END = /^end_(?:local|utc|date|time)$/;

export interface Repeated {
  records: Fields[];
  warnings: RawWarning[];
}

interface RepeatOptions {
  budget: DateBudget;
  listed?: ListedRules | undefined;
  now?: Date;
}

/**
 * Returns a record for each date of a record that states a weekly or daily rule, with its hours on
 * each day, in its own members. Returns the record itself if there is no such rule, if it does not
 * say which days these are, or if the record is one date of a series.
 */
export function repeatRecord(
  flat: Fields,
  { budget, listed = NONE, now = new Date() }: RepeatOptions,
): Repeated {
  const found = readRule(flat);
  if (!found || isOneOfSeries(flat) || (listed.get(found.key)?.size ?? 0) > 1)
    return { records: [flat], warnings: [] };
  const { rule, times, start, last } = found;
  const bounds = { start: start.slice(0, 10), last, now, budget };
  const { days, warnings } = listRuleDates(rule, bounds);
  if (days.length < 2) return { records: [flat], warnings };
  const dropped = new Set([...rule.names, ...times.map(({ name }) => name)]);
  const rest = Object.fromEntries(Object.entries(flat).filter(([name]) => !dropped.has(name)));
  return { records: days.map((day) => ({ ...rest, ...timesOn(day, found) })), warnings };
}

/** The first days of the records that have one title, one rule, and one last day. */
export type ListedRules = ReadonlyMap<string, ReadonlySet<string>>;

const NONE: ListedRules = new Map();

/** A rule that several records with other days state is that of a series with its dates listed. */
export function findListedRules(records: readonly unknown[]): ListedRules {
  const days = new Map<string, Set<string>>();
  for (const record of records) {
    const found = isFields(record) ? readRule(flatten(record)) : null;
    if (!found) continue;
    const known = days.get(found.key) ?? new Set();
    days.set(found.key, known.add(found.start.slice(0, 10)));
  }
  return days;
}

interface StatedTime {
  name: string;
  isStart: boolean;
  local: string;
}

interface RepeatingRecord {
  rule: StatedRule;
  times: StatedTime[];
  start: string;
  last: string | null;
  key: string;
}

function readRule(flat: Fields): RepeatingRecord | null {
  const rule = findRule(flat);
  if (!rule) return null;
  const times = Object.entries(flat).flatMap(([name, value]): StatedTime[] => {
    const local = rule.names.includes(name) ? null : toLocal(value);
    const target = local === null ? '' : (guessFields(name)[0]?.target ?? '');
    const isStart = START.test(target);
    return local !== null && (isStart || END.test(target)) ? [{ name, isStart, local }] : [];
  });
  const starts = times.filter(({ isStart }) => isStart).map(({ local }) => local);
  const start = starts.find(hasHour) ?? starts[0];
  if (start === undefined) return null;
  const end = times.find(({ isStart }) => !isStart)?.local.slice(0, 10);
  const isSpan = end !== undefined && end > addDays(start.slice(0, 10), 1);
  const last = rule.until ?? (isSpan ? end : null);
  const title = Object.keys(flat).find((name) => guessFields(name)[0]?.target === 'title') ?? '';
  return { rule, times, start, last, key: JSON.stringify([flat[title], rule.text, last]) };
}

/** "seriesID", "recurringEventId": an id of the series that is not that of the record. */
function isOneOfSeries(flat: Fields): boolean {
  const ids = Object.entries(flat).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const [target] = OF_SERIES.test(name) ? ['series_id'] : guessFields(name).map(toTarget);
    return target === 'series_id' || target === 'source_id' ? [{ target, id: String(value) }] : [];
  });
  const own = ids.filter(({ target }) => target === 'source_id').map(({ id }) => id);
  return ids.some(({ target, id }) => target === 'series_id' && id !== '' && !own.includes(id));
}

const toTarget = ({ target }: { target: string }) => target;
const OF_SERIES =
  /(?:^|[._])(?:series|recurr\w*|repeat\w*|parent|master)(?:[_-]?(?:event|master))?[_-]?id$/i;

/** The hours of a record on another day. A last day without an hour is that of the rule. */
const timesOn = (day: string, { times, start }: RepeatingRecord): Fields =>
  Object.fromEntries(
    times.flatMap(({ name, isStart, local }) => {
      if (!hasHour(local)) return isStart ? [[name, day]] : [];
      return [[name, isStart ? `${day}T${local.slice(11)}` : toEnd(day, start, local)]];
    }),
  );

/** The wall clock that a value shows. That of an instant in UTC is not known. */
function toLocal(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, clock] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?[+-]\d\d:?\d\d$/.exec(value) ?? [];
  const parsed = parseForeignTime(clock ?? value, undefined);
  return 'local' in parsed ? parsed.local : null;
}

const hasHour = (local: string): boolean => local.length > 10;

/** The same hour as on the first day, on the day itself or on the next one. */
function toEnd(day: string, first: string, end: string): string {
  const hour = end.slice(11);
  return `${!hasHour(first) || hour > first.slice(11) ? day : addDays(day, 1)}T${hour}`;
}
