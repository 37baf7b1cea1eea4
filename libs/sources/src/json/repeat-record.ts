import { addDays } from '@marquee/domain';
import { guessFields } from '../fields/field-rules.ts';
import { expandRule } from '../formats/ics/expand-rule.ts';
import { spanAround } from '../formats/ics/expansion-span.ts';
import type { Fields } from '../reading/record.ts';
import { parseForeignTime } from '../tables/foreign-time.ts';
import { findRule, type StatedRule } from './recurrence-rule.ts';

const MAX_OCCURRENCES = 500;
const START = /^start_(?:local|utc|date|time)$/;
const END = /^end_(?:local|utc|date|time)$/;

/**
 * Returns a record for each date of a record that states a weekly or daily rule, with its hours on
 * each day. Returns null if there is no such rule, or if it does not say which days these are.
 */
export function repeatRecord(flat: Fields, now = new Date()): Fields[] | null {
  const rule = findRule(flat);
  if (!rule) return null;
  const others = Object.keys(flat).filter((name) => !rule.names.includes(name));
  const stated = others.flatMap((name) => {
    const [best] = guessFields(name);
    const local = toLocal(flat[name]);
    return best && local !== null ? [{ name, target: best.target, local }] : [];
  });
  const start = stated.find(({ target }) => START.test(target));
  if (!start) return null;
  const end = stated.find(({ target }) => END.test(target));
  const isSpan = end !== undefined && end.local.slice(0, 10) > addDays(start.local.slice(0, 10), 1);
  const last = rule.until ?? (isSpan ? end.local.slice(0, 10) : null);
  const locals = listDates(rule, { start: start.local, last, now });
  if (locals.length < 2) return null;
  const dropped = new Set([
    ...rule.names,
    ...stated
      .filter(({ target }) => START.test(target) || END.test(target))
      .map(({ name }) => name),
  ]);
  const rest = Object.fromEntries(Object.entries(flat).filter(([name]) => !dropped.has(name)));
  return locals.map((local) => ({
    ...rest,
    start: local,
    ...(end && hasHour(end.local) && { end: toEnd(local, start.local, end.local) }),
  }));
}

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
function toEnd(start: string, first: string, end: string): string {
  const day = start.slice(0, 10);
  const hour = end.slice(11);
  return `${!hasHour(first) || hour > first.slice(11) ? day : addDays(day, 1)}T${hour}`;
}

interface Bounds {
  start: string;
  last: string | null;
  now: Date;
}

function listDates(rule: StatedRule, { start, last, now }: Bounds): string[] {
  if (rule.isOnlyDays && last === null) return [];
  const span = spanAround(now);
  const isBounded = last !== null || rule.text.includes('COUNT=');
  const from = isBounded || start > span.from ? start : span.from;
  const to = last === null ? (isBounded ? LATEST : span.to) : `${last}T23:59:59`;
  try {
    const dates = expandRule({ text: rule.text, until: null }, start, { from, to }).filter(
      (date) => !rule.excluded.has(date.slice(0, 10)),
    );
    // "Friday, Saturday, Sunday" of a festival from Friday to Sunday are its days.
    const isWhole = rule.isOnlyDays && last !== null && dates.length >= daysUntil(start, last);
    return isWhole ? [] : dates.slice(0, MAX_OCCURRENCES);
  } catch {
    return [];
  }
}

const LATEST = '2199-12-31T23:59:59';
const DAY_MS = 86_400_000;
const daysUntil = (start: string, last: string): number =>
  (Date.parse(last) - Date.parse(start.slice(0, 10))) / DAY_MS + 1;
