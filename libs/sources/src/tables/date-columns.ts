import { guessFields } from '../fields/field-rules.ts';
import { nameMeanings } from '../fields/name-meanings.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import { agreesWithDay } from './foreign-time.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

interface PartContext {
  used: Set<string>;
  header: readonly string[];
  sample: readonly Fields[];
}

/** Year, month and day can be columns of their own. */
export function joinDateParts(
  sources: Map<Target, ColumnSource>,
  { used, header, sample }: PartContext,
): void {
  const [year, month] = [sources.get('start_year')?.[0], sources.get('start_month')?.[0]];
  sources.delete('start_year');
  sources.delete('start_month');
  if (sources.has('start_local') || !year || !month) return;
  const day = header.find((name) =>
    guessFields(name).some(
      ({ target, confidence }) => target === 'start_date' && confidence < DATE_NAME,
    ),
  );
  const isDay = day !== undefined && sample.every((record) => isDayNumber(record[day]));
  if (!isDay) return;
  sources.set('start_date', [[...year, ...month, day]]);
  used.add(day);
}

/**
 * A column of whole dates replaces one whose dates lack the year if both state the same days:
 * "2026-08-18" next to "Aug 18".
 */
export function preferFullDates(
  sources: Map<Target, ColumnSource>,
  { used, header, sample }: PartContext,
): void {
  const start = sources.get('start_date');
  const columns = start?.flat() ?? [];
  const hasYear = sample.some((record) =>
    columns.some((name) => /\d{4}/.test(text(record[name]) ?? '')),
  );
  if (!start || hasYear || sources.has('start_local') || sources.has('start_utc')) return;
  const whole = header.find(
    (name) =>
      !used.has(name) &&
      nameMeanings(name) !== null &&
      sample.length > 0 &&
      sample.every((record) => isSameDay(text(record[name]) ?? '', record, start)),
  );
  if (whole === undefined) return;
  sources.set('start_date', [[whole], ...start]);
  used.add(whole);
}

function isSameDay(whole: string, record: Fields, start: ColumnSource): boolean {
  const stated = start.map((names) => names.map((name) => text(record[name]) ?? '').join(' '));
  return (
    WHOLE_DATE.test(whole) &&
    stated.some((short) => agreesWithDay(short.trim(), whole.slice(0, 10)))
  );
}

const WHOLE_DATE = /^\d{4}-\d\d-\d\d(?:$|T)/;
const DATE_NAME = 0.7;
const isDayNumber = (value: unknown): boolean => /^(?:\d{1,2})?$/.test(text(value) ?? '');

/** Of two columns with the same days, the one with hours is the start: "date", "startDateTime". */
export function preferHours(sources: Map<Target, ColumnSource>, sample: readonly Fields[]): void {
  if (sources.has('start_time')) return;
  for (const target of ['start_local', 'start_date'] as const) {
    const [first, ...others] = sources.get(target) ?? [];
    const day = first?.length === 1 ? first[0] : undefined;
    if (day === undefined) continue;
    const better = others.find(
      (names) =>
        names.length === 1 && sample.every((record) => addsHour(record, day, names[0] ?? '')),
    );
    if (first && better && sample.length > 0)
      sources.set(target, [better, first, ...others.filter((names) => names !== better)]);
  }
}

function addsHour(record: Fields, day: string, whole: string): boolean {
  const [short, long] = [text(record[day]) ?? '', text(record[whole]) ?? ''];
  const hasHour = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(long);
  return (
    hasHour && long.startsWith(short.slice(0, 10)) && /^\d{4}-\d\d-\d\d(?:$|[T ]00:00)/.test(short)
  );
}
