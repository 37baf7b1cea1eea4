import { guessFields } from '../fields/field-rules.ts';
import type { Meaning } from '../fields/field-words.ts';
import { nameMeanings } from '../fields/name-meanings.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import { agreesWithDay } from './foreign-time.ts';
import type { Target } from './known-columns.ts';
import { parseWeekday } from './months.ts';
import { text } from './row.ts';

interface PartContext {
  used: Set<string>;
  header: readonly string[];
  sample: readonly Fields[];
}

/** Weekday, year, month and day, or hour and minute, can be columns of their own. */
export function joinParts(sources: Map<Target, ColumnSource>, context: PartContext): void {
  joinDateParts(sources, context);
  joinWeekday(sources, context);
  joinMinutes(sources, context);
}

const WEEK = /week|woche|semana|semaine|settimana/i;

export const isWeekdayColumn = (name: string, sample: readonly Fields[]): boolean => {
  const isDay = guessFields(name).some(({ target }) => target === 'start_date');
  if (!isDay && !WEEK.test(name)) return false;
  const values = sample.flatMap((record) => text(record[name]) ?? []);
  return values.length > 0 && values.every((value) => parseWeekday(value) !== undefined);
};

/** "Mon" shows the year of "Sept 1". It is no date by itself. */
function joinWeekday(
  sources: Map<Target, ColumnSource>,
  { used, header, sample }: PartContext,
): void {
  const weekday = header.find((name) => isWeekdayColumn(name, sample));
  if (weekday === undefined) return;
  for (const target of ['start_date', 'start_local'] as const) {
    const dates = sources.get(target)?.filter((names) => !names.includes(weekday)) ?? [];
    if (dates.length === 0) continue;
    const isWhole = sample.some((record) =>
      dates.flat().some((name) => /\d{4}/.test(text(record[name]) ?? '')),
    );
    sources.set(target, isWhole ? dates : dates.map((names) => [weekday, ...names]));
    used.add(weekday);
  }
}

function joinDateParts(
  sources: Map<Target, ColumnSource>,
  { used, header, sample }: PartContext,
): void {
  const [year, month] = [sources.get('start_year')?.[0], sources.get('start_month')?.[0]];
  sources.delete('start_year');
  sources.delete('start_month');
  if (sources.has('start_local') || !year || !month) return;
  const isDay = (name: string) => sample.every((record) => isDayNumber(record[name]));
  const day = header.find(
    (name) =>
      guessFields(name).some(
        ({ target, confidence }) =>
          target === 'start_date' && (confidence < DATE_NAME || !used.has(name)),
      ) && isDay(name),
  );
  if (day === undefined) return;
  sources.set('start_date', [[...year, ...month, day]]);
  used.add(day);
  const end = END_PARTS.flatMap((part) => findPart(header, ['end', part]) ?? []);
  if (end.length < END_PARTS.length || sources.has('end_local')) return;
  sources.set('end_date', [end]);
  for (const name of end) used.add(name);
}

const END_PARTS = ['year', 'month', 'day'] as const;
const findPart = (header: readonly string[], parts: readonly Meaning[]): string | undefined =>
  header.find((name) =>
    nameMeanings(name)?.readings.some(
      (reading) => reading.size === parts.length && parts.every((part) => reading.has(part)),
    ),
  );

const HOUR_NAME = /hours?|horas?|heures?|stunden?|uur|ore|ora/i;
const MINUTE_NAME = /minut\p{L}*|mins?(?!\p{L})/iu;
const HALF_NAME = /am_?pm|meridi\w+/i;
const letters = (name: string): string => name.replaceAll(/[^\p{L}]/gu, '').toLowerCase();

/** "start_hour" and "start_minute", also with "ampm", are one time of day. */
function joinMinutes(
  sources: Map<Target, ColumnSource>,
  { used, header, sample }: PartContext,
): void {
  for (const target of ['start_time', 'end_time'] as const) {
    const [[hour, ...others] = [], ...rest] = sources.get(target) ?? [];
    if (hour === undefined || others.length > 0 || !HOUR_NAME.test(hour)) continue;
    if (!sample.every((record) => isDayNumber(record[hour]))) continue;
    const owner = hour.replace(HOUR_NAME, '');
    const minute = header.find(
      (name) =>
        !used.has(name) &&
        MINUTE_NAME.test(name) &&
        name.replace(MINUTE_NAME, '') === owner &&
        sample.every((record) => isDayNumber(record[name])),
    );
    if (minute === undefined) continue;
    const halves = header.filter((name) => HALF_NAME.test(name));
    const half = halves.find((name) => letters(name.replace(HALF_NAME, '')) === letters(owner));
    // The half of the start is not that of the end.
    if (half === undefined && halves.length > 0) continue;
    sources.set(target, [[hour, minute, ...(half === undefined ? [] : [half])], ...rest]);
    used.add(minute);
  }
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
