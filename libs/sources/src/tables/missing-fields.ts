import { guessFields } from '../fields/field-rules.ts';
import { nameMeanings } from '../fields/name-meanings.ts';
import type { ReadResult } from '../reading/record-format.ts';
import type { Fields } from '../reading/record.ts';
import { type ColumnPlan, type ColumnSource, isDated, lackingColumn } from './column-sources.ts';
import { isClock, parseForeignTime } from './foreign-time.ts';
import { isZeroDate } from './foreign-time.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

const MAX_NAMES = 4;
const NO_TITLE = 'The record has no title.';
export const NO_START = 'The record has no start date.';

/**
 * Adds to the reason of a refusal which columns could be the missing field, and how to map them.
 */
export function addHint(
  read: ReadResult,
  plan: ColumnPlan,
  list: { header: string[]; sample: Fields[] } | undefined,
): ReadResult {
  if (!('unreadable' in read) || !list) return read;
  const isMissing = read.unreadable === NO_TITLE || read.unreadable === NO_START;
  return isMissing && lackingColumn(plan) !== null
    ? { ...read, unreadable: `${read.unreadable} ${describeMissing(plan, list.sample)}` }
    : read;
}

/**
 * Returns a sentence that names the ignored columns with dates or texts, and the `--map` that would
 * use the best of them.
 */
export function describeMissing(plan: ColumnPlan, sample: readonly Fields[]): string {
  const title = plan.sources.get('title')?.[0] ?? best(textColumns(plan, sample));
  const dates = dateColumns(plan, sample);
  const start =
    plan.sources.get('start_local')?.[0] ?? plan.sources.get('start_date')?.[0] ?? best(dates);
  const held = dates.length === 0 ? '' : `These ignored columns contain dates: ${quote(dates)}. `;
  const map = `title=${mapped(title)},start_local=${mapped(start)}`;
  return `${held}Map them with --map ${map}`;
}

const best = (names: string[]) => (names[0] === undefined ? undefined : [names[0]]);
const quote = (names: string[]) =>
  names
    .slice(0, MAX_NAMES)
    .map((name) => `"${name}"`)
    .join(', ');
const mapped = (names: readonly string[] | undefined): string =>
  names?.map((name) => (/^\w+$/.test(name) ? name : `"${name}"`)).join('+') ?? '…';

const GUESSED = 0.5;
const MIN_RECORDS = 3;
const MAX_TITLE = 200;

interface Unused {
  used: ReadonlySet<string>;
  header: readonly string[];
  sample: readonly Fields[];
}

/**
 * Takes the only unused column of dates as the start of records that have a title, and the only one
 * of short distinct texts as the title of those with a start, whatever their names are.
 */
export function takeOnlyColumn(
  sources: Map<Target, ColumnSource>,
  confidence: Map<Target, number>,
  { used, header, sample }: Unused,
): void {
  if (sample.length < MIN_RECORDS) return;
  const lacking = lackingColumn({ sources });
  const unused = header.filter((name) => !used.has(name) && nameMeanings(name) !== null);
  const fitting = unused.filter((name) => {
    const values = sample.map((record) => text(record[name]) ?? '');
    return lacking === 'title' ? areTitles(values) : most(sample, name, isWholeDate);
  });
  const [name, ...others] = fitting;
  const hasOther = sources.has('title') || isDated({ sources });
  if (lacking === null || !hasOther || name === undefined || others.length > 0) return;
  sources.set(lacking, [[name]]);
  confidence.set(lacking, GUESSED);
}

/** A number can be a key by which programs sort. */
const isWholeDate = (value: string): boolean => /\d\D+\d/.test(value) && isDateText(value);

const areTitles = (values: string[]): boolean =>
  new Set(values).size === values.length &&
  values.every(
    (value) =>
      value.length <= MAX_TITLE &&
      /\p{L}{2}/u.test(value) &&
      !/^(?:https?:|www\.)|@|\n/.test(value) &&
      !isDateText(value),
  );

/** Returns the ignored columns whose values are dates. */
const dateColumns = (plan: ColumnPlan, sample: readonly Fields[]): string[] =>
  plan.ignored.filter((name) => most(sample, name, isDateText)).sort(byStart);

const textColumns = (plan: ColumnPlan, sample: readonly Fields[]): string[] =>
  plan.ignored.filter((name) =>
    most(
      sample,
      name,
      (text) => /\p{L}{3}.*\p{L}/u.test(text) && !/^https?:/.test(text) && !isDateText(text),
    ),
  );

/** Returns whether records without a start have a date in a column that is ignored. */
export function hasOtherDates(plan: ColumnPlan, sample: readonly Fields[]): boolean {
  const starts = [...plan.sources].flatMap(([target, source]) =>
    target.startsWith('start_') ? source.flat() : [],
  );
  const undated = sample.filter((record) => starts.every((name) => !record[name]));
  const possible = plan.ignored.filter((name) => nameMeanings(name) !== null);
  return possible.some((name) => most(undated, name, isDateText));
}

const isDateText = (text: string): boolean =>
  !isClock(text) && !isZeroDate(text) && !('reason' in parseForeignTime(text, 'dmy'));

const isStart = (name: string) =>
  guessFields(name).some(({ target }) => target.startsWith('start_'));
const byStart = (one: string, other: string) => Number(isStart(other)) - Number(isStart(one));

function most(sample: readonly Fields[], name: string, test: (text: string) => boolean): boolean {
  const values = sample
    .map((record) => record[name])
    .flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
    )
    .filter((value) => value.trim() !== '');
  return values.length > 0 && values.filter(test).length / values.length >= SHARE;
}

const SHARE = 0.7;
