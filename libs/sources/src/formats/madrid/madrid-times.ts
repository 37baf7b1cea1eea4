import { addDays, parseDate } from '@marquee/domain';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, toText, type Fields } from '../../reading/record.ts';

type Times = Pick<PartialRawEvent, 'start_local' | 'end_local' | 'all_day' | 'time_tbd'>;

/** A date of a record. */
export interface MadridDate {
  /** The first day. Null if the record has only one date, whose id is that of the record. */
  day: string | null;
  times: Times;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const EXCLUDED = /(\d{1,2})\/(\d{1,2})\/(\d{4})/g;
/** The longest series of the list has 2,651 days. */
const MAX_DAYS = 3_660;

/**
 * Returns the dates that the weekly rule of a record allows: each day with an hour is one, and days
 * in a row without an hour are one. A record with another rule, or none, is one event over its
 * span. Ends are always 23:59, so their hour is not real.
 */
export function toDates(record: Fields): MadridDate[] {
  const first = toText(record['dtstart'])?.slice(0, 10) ?? null;
  const last = toText(record['dtend'])?.slice(0, 10) ?? null;
  const time = /^\d{2}:\d{2}$/.exec(toText(record['time']) ?? '')?.[0];
  if (first === null || last === null || last <= first)
    return [{ day: null, times: toDay(first, time) }];
  const weekdays = toWeekdays(toFields(record['recurrence']));
  const isListable = parseDate(first) && parseDate(last) && last <= addDays(first, MAX_DAYS);
  if (weekdays === null || !isListable)
    return [{ day: null, times: { start_local: first, end_local: last, all_day: true } }];
  const days = listDays({ first, last, weekdays, excluded: toExcluded(record['excluded-days']) });
  const dates = time
    ? days.map((day) => ({ day, times: toDay(day, time) }))
    : joinDays(days).map(({ from, to }) => ({
        day: from,
        times: { start_local: from, end_local: to, all_day: true },
      }));
  return dates.length === 1 ? dates.map(({ times }) => ({ day: null, times })) : dates;
}

/** Returns null for a rule that is not of every week. */
function toWeekdays({ frequency, interval, days }: Fields): string[] | null {
  if (frequency !== 'WEEKLY' || Number(interval ?? 1) !== 1) return null;
  return toText(days)?.match(/[A-Z]{2}/g) ?? null;
}

const toDay = (day: string | null, time: string | undefined): Times =>
  time === undefined
    ? { start_local: day, time_tbd: true }
    : { start_local: day && `${day}T${time}` };

/** "6/10/2025;10/10/2025;" */
const toExcluded = (value: unknown): Set<string> =>
  new Set(
    [...(toText(value) ?? '').matchAll(EXCLUDED)].map(
      ([, day = '', month = '', year = '']) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
  );

interface Rule {
  first: string;
  last: string;
  weekdays: string[];
  excluded: ReadonlySet<string>;
}

function listDays({ first, last, weekdays, excluded }: Rule): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
    if (weekday !== undefined && weekdays.includes(weekday) && !excluded.has(day)) days.push(day);
  }
  return days;
}

function joinDays(days: string[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (const day of days) {
    const span = spans.at(-1);
    if (span && addDays(span.to, 1) === day) span.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}
