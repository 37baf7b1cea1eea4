import { guessFields } from '../fields/field-rules.ts';
import type { RawWarning } from '../raw-event.ts';
import { isFields, type Fields } from '../reading/record.ts';
import { detectDateOrder, parseForeignTime } from '../tables/foreign-time.ts';
import { flatten } from './flatten.ts';
import { EXCLUDED_DATES, MAX_NAME } from './recurrence-rule.ts';
import { type ListedRules, type Repeated, repeatRecord } from './repeat-record.ts';
import type { DateBudget } from './rule-dates.ts';

const NAMES =
  /(?:sub[_-]?event|occurrence|instance|session|performance|showtime|screening|schedule|timing|interval|period|zeitraum|representation|repetition|seance|funci[oó]n|fecha|termin|date|dia|day|data|hor[aá]ri|replic|when|kdy|дат|日程|開催日)[\p{L}]*$/iu;
const MAX_OCCURRENCES = 2_000;
const PAIR = /^(\d{4}-\d\d-\d\dT[^_;]+)_(\d{4}-\d\d-\d\dT[^_;]+)$/;

/** One flat record for each date of a record. More than one are a series. */
export type Occurrences = Repeated;

interface SplitOptions {
  budget: DateBudget;
  listed?: ListedRules;
}

/**
 * Splits a record that lists its dates, such as `event_instances` or `dates`, or states a rule, into
 * one record for each.
 */
export function splitOccurrences(record: Fields, options: SplitOptions): Occurrences {
  const flat = flatten(record);
  for (const [name, value] of Object.entries(flat)) {
    if (
      name.length > MAX_NAME ||
      !NAMES.test(name) ||
      EXCLUDED_DATES.test(name) ||
      isDescription(name)
    )
      continue;
    const dates = repeatDates(toDates(name, value), options.budget);
    if (dates.records.length === 0) continue;
    const rest = Object.fromEntries(
      Object.entries(flat).filter(([key]) => key !== name && !isTime(key)),
    );
    return { ...dates, records: dates.records.map((date) => ({ ...rest, ...date })) };
  }
  return repeatRecord(flat, options);
}

/** Each of the listed dates can state a rule of its own. */
function repeatDates(dates: Fields[], budget: DateBudget): Repeated {
  const all: Repeated = { records: [], warnings: [] };
  for (const date of dates) {
    if (all.records.length >= MAX_OCCURRENCES) return cut(all);
    const { records, warnings } = repeatRecord(date, { budget });
    all.records.push(...records);
    all.warnings.push(...warnings);
  }
  return all.records.length > MAX_OCCURRENCES ? cut(all) : all;
}

const cut = ({ records, warnings }: Repeated): Repeated => ({
  records: records.slice(0, MAX_OCCURRENCES),
  warnings: [...warnings, CUT_WARNING],
});

const CUT_WARNING: RawWarning = {
  warning: `more than ${MAX_OCCURRENCES.toLocaleString('en')} dates of one record: the others were left out`,
  ...{ detail: '', isIncomplete: true },
};

const isDescription = (name: string) =>
  guessFields(name).some(({ target }) => target === 'description');
const isTime = (name: string) =>
  guessFields(name).some(({ target }) => /^(?:start|end)_/.test(target) && target !== 'start_year');

function toDates(name: string, value: unknown): Fields[] {
  if (typeof value === 'string') return toPairs(value);
  if (!Array.isArray(value) || value.length === 0) return [];
  const items: unknown[] = value;
  if (items.every(isDateText)) return items.map((item) => ({ start: item }));
  if (!items.every(isFields)) return [];
  const flat = items.map((item) => flatten(item, `${name}.`));
  const isTimes = flat.every((item) => {
    const names = Object.keys(item);
    return (
      names.some((key) => isTime(key) && item[key]) &&
      !names.some((key) => isTitle(key.slice(name.length + 1)))
    );
  });
  return isTimes ? flat.map(withoutIds) : [];
}

/**
 * "2027-03-06T19:00:00+01:00_2027-03-06T21:00:00+01:00;…", as Opendatasoft writes the dates of
 * OpenAgenda.
 */
function toPairs(text: string): Fields[] {
  const pairs = text
    .split(';')
    .filter(Boolean)
    .map((part) => PAIR.exec(part.trim()));
  const found = pairs.flatMap((pair) => (pair ? [{ start: pair[1], end: pair[2] }] : []));
  return found.length > 0 ? found : toList(text);
}

/** "16/01/2027(Sat)20:00;17/01/2027(Sun)15:00": each part is a day with one hour. */
function toList(text: string): Fields[] {
  const parts = text.split(/\s*[;\n]\s*/).filter(Boolean);
  const order = detectDateOrder(text);
  const times = parts.map((part) => parseForeignTime(part, order));
  const locals = times.flatMap((time) =>
    'local' in time && time.end === undefined ? [time.local] : [],
  );
  const isClear = parts.every((part) => !part.includes(','));
  return parts.length > 1 && isClear && locals.length === parts.length
    ? locals.map((start) => ({ start }))
    : [];
}

const isDateText = (item: unknown) =>
  typeof item === 'string' && item.length >= 8 && !('reason' in parseForeignTime(item, 'dmy'));

// "dates.event_title" names the event of a part of a programme, which is no occurrence.
const isTitle = (name: string) => {
  return guessFields(name).some(({ target, confidence }) => target === 'title' && confidence > 0.7);
};

const withoutIds = (item: Fields): Fields =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([name]) =>
        !guessFields(name).some(({ target }) => target === 'source_id') && !/id$/i.test(name),
    ),
  );
