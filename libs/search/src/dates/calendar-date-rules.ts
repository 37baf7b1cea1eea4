import type { DateVocabulary } from './date-language.ts';
import type { DateRule, Groups } from './date-rule.ts';
import { comingDay, daySpan, toDate, type DateSpan } from './date-span.ts';

/**
 * Returns the rules of dates with a day and a month: "25-27 June", "Sat, 28 November 2026",
 * "6月25日".
 */
export function calendarRules(
  { phrase, allMonths: months, allWeekdays: weekdays }: DateVocabulary,
  gap: string,
): DateRule[] {
  const weekday = `(?:(?:${phrase('this')}${gap})?(?:${weekdays.pattern})\\.?[,،]?\\s*)?(?:(?:${phrase('this')}|${phrase('of')})${gap})?`;
  const day = (name: string) => `(?<${name}>\\d{1,2})(?:st|nd|rd|th|\\.|er|º|ª)?`;
  const month = (name: string) => `(?<${name}>${months.pattern})\\.?`;
  const year = (name: string) =>
    `(?:[,،]?\\s*(?:${phrase('of')}\\s+)?(?<${name}>(?:19|20)\\d\\d)(?:\\s*(?:r\\.|г\\.?|年))?)`;
  const of = `\\s*(?:(?:of the|of|de|do)\\s+)?`;
  const from = `(?:${phrase('from')}\\s*(?:the\\s+|le\\s+)?)?`;
  const to = `\\s*(?:-|~|${phrase('to')})\\s*${weekday}`;
  const dayMonth = (index: string) =>
    `${weekday}${day(`day${index}`)}${of}${month(`month${index}`)}`;
  const monthDay = (index: string) =>
    `${weekday}${month(`month${index}`)}\\s+(?:the\\s+)?${day(`day${index}`)}`;
  const ideograms = (index: string) =>
    `(?:(?<year${index}>\\d{4})年)?\\s*(?<number${index}>\\d{1,2})月\\s*(?<day${index}>\\d{1,2})[日号號]\\s*(?:\\(?(?:${weekdays.pattern})\\)?)?`;
  const slashes = (index: string) =>
    `(?<year${index}>\\d{4})/(?<number${index}>\\d{1,2})/(?<day${index}>\\d{1,2})`;
  const dots = (index: string) =>
    `${weekday}(?<day${index}>\\d{1,2})\\.(?<number${index}>\\d{1,2})\\.(?<year${index}>\\d{4})`;
  const patterns = [
    `${dayMonth('1')}${year('year1')}?(?:\\s+(?:${weekdays.pattern}))?`,
    `${from}${weekday}${day('day1')}${to}${dayMonth('2')}${year('year2')}?`,
    `${from}${dayMonth('1')}${year('year1')}?${to}${dayMonth('2')}${year('year2')}?`,
    `${monthDay('1')}${year('year1')}?`,
    `${from}${monthDay('1')}${to}${day('day2')}${year('year2')}?`,
    `${from}${monthDay('1')}${year('year1')}?${to}${monthDay('2')}${year('year2')}?`,
    ...[ideograms, slashes, dots].flatMap((form) => [
      form('1'),
      `${from}${form('1')}${to}${form('2')}`,
    ]),
    `${ideograms('1')}${to}(?<day2>\\d{1,2})[日号號]\\s*(?:\\(?(?:${weekdays.pattern})\\)?)?`,
  ];
  return patterns.map((pattern) => ({
    pattern,
    read: (groups, today) => readDays(groups, today, months),
  }));
}

interface DayAndMonth {
  day: number;
  month: number;
  year: number | null;
}

/** A missing month or year is that of the other end. */
function readDays(
  groups: Groups,
  today: string,
  months: DateVocabulary['allMonths'],
): DateSpan | null {
  const number = (name: string) => (groups[name] === undefined ? null : Number(groups[name]));
  const monthNumber = (index: string) =>
    number(`number${index}`) ?? months.byName.get(groups[`month${index}`] ?? '') ?? null;
  const lastDay = number('day2');
  const month = monthNumber('1') ?? monthNumber('2');
  const lastMonth = monthNumber('2') ?? month;
  const day = number('day1');
  if (day === null || month === null || lastMonth === null) return null;
  const year = number('year1') ?? yearBefore({ day, month, year: number('year2') }, lastMonth);
  const from = resolve({ day, month, year }, today);
  if (lastDay === null || from === null) return from === null ? null : daySpan(from);
  const lastYear = number('year2') ?? (year === null ? null : yearAfter(year, month, lastMonth));
  const to = resolve({ day: lastDay, month: lastMonth, year: lastYear }, from);
  return to === null || to < from ? null : daySpan(from, to);
}

/**
 * The year of the first month, if only that of the last is stated: "28 December to 2 January 2027".
 */
const yearBefore = ({ month, year }: DayAndMonth, lastMonth: number): number | null =>
  year === null ? null : year - (month > lastMonth ? 1 : 0);
const yearAfter = (year: number, month: number, lastMonth: number): number =>
  year + (month > lastMonth ? 1 : 0);

const resolve = ({ day, month, year }: DayAndMonth, today: string): string | null =>
  year === null ? comingDay(today, month, day) : toDate(year, month, day);
