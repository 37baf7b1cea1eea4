import { addDays, parseDate } from '@marquee/domain';
import { calendarRules } from './calendar-date-rules.ts';
import { isUnspaced, type DateLanguage, type DateVocabulary } from './date-language.ts';
import { comingSpanRules, monthPartRules } from './date-part-rules.ts';
import type { DateRule, Groups } from './date-rule.ts';
import {
  comingDay,
  comingMonths,
  comingWeekday,
  comingWeekdayAfter,
  daySpan,
  monthsSpan,
  weekdayOfNextWeek,
  type DateSpan,
  type PartOfDay,
} from './date-span.ts';
import { weekendOfRules } from './numeric-date-rules.ts';
import { spanRules } from './span-rules.ts';
import { inYear, OF_YEAR } from './stated-year.ts';

const PARTS: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'night'];
const SEASON_MONTHS = 3;
// Spring begins in March.
const seasonMonth = (season: number) => 3 * season;

/** Returns the rules of a language. Of several rules that match, the longest match counts. */
export function dateRules(language: DateLanguage, vocabulary: DateVocabulary): DateRule[] {
  const gap = isUnspaced(language) ? '\\s*' : '\\s+';
  return [
    ...relativeRules(vocabulary, gap),
    ...spanRules(vocabulary),
    ...comingSpanRules(vocabulary),
    ...monthPartRules(language, vocabulary),
    ...weekdayRules(language, vocabulary, gap),
    ...weekdayOfWeekRules(language, vocabulary, gap),
    ...shortWeekdayRules(language, vocabulary, gap),
    ...monthRules(vocabulary, gap),
    ...(isUnspaced(language) ? numberedMonthRules() : []),
    ...holidayRules(vocabulary),
    ...calendarRules(vocabulary, gap),
    ...weekendOfRules(vocabulary.allMonths),
  ];
}

function relativeRules({ phrase, parts }: DateVocabulary, gap: string): DateRule[] {
  const part = `(?:${gap}(?<part>${parts.pattern}))?`;
  const dayIn = (days: number) => (groups: Groups, today: string) => {
    return daySpan(addDays(today, days), undefined, readPart(groups, parts));
  };
  return [
    { pattern: phrase('today') + part, read: dayIn(0) },
    { pattern: phrase('tomorrow') + part, read: dayIn(1) },
    { pattern: phrase('overmorrow') + part, read: dayIn(2) },
    { pattern: phrase('tonight'), read: (_, today) => daySpan(today, today, 'evening') },
  ];
}

type FindDay = (today: string, weekday: number) => string;

const readWeekday =
  (find: FindDay, names: DateVocabulary['weekdays'], parts: DateVocabulary['parts']) =>
  (groups: Groups, today: string): DateSpan | null => {
    const weekday = names.byName.get(groups['weekday'] ?? '');
    return weekday === undefined
      ? null
      : daySpan(find(today, weekday), undefined, readPart(groups, parts));
  };

const readWeekdays =
  ({ byName }: DateVocabulary['weekdays']) =>
  ({ weekday = '', lastWeekday = '' }: Groups, today: string): DateSpan | null => {
    const [first, last] = [byName.get(weekday), byName.get(lastWeekday)];
    if (first === undefined || last === undefined) return null;
    const from = comingWeekday(today, first);
    return daySpan(from, comingWeekday(from, last));
  };

// "Samedi prochain" is the coming one. "Next Saturday" is that of next week.
const NEXT_IS_COMING: ReadonlySet<DateLanguage> = new Set([
  'fr',
  'es',
  'it',
  'pt',
  'ar',
  'tr',
  'fi',
]);

function weekdayRules(
  language: DateLanguage,
  { phrase, weekdays, parts }: DateVocabulary,
  gap: string,
): DateRule[] {
  const next = NEXT_IS_COMING.has(language) ? comingWeekdayAfter : weekdayOfNextWeek;
  const day = `(?<weekday>${weekdays.pattern})\\.?`;
  const part = `(?:\\s*(?<part>${parts.pattern}))`;
  const read = (find: FindDay) => readWeekday(find, weekdays, parts);
  const to = `(?:\\s*-\\s*|\\s*${phrase('to')}\\s*)`;
  return [
    { pattern: day, read: read(comingWeekday), evidence: 'at-end' },
    { pattern: day + part, read: read(comingWeekday), evidence: 'anywhere' },
    { pattern: `${phrase('this')}${gap}${day}${part}?`, read: read(comingWeekday) },
    { pattern: `${phrase('next')}${gap}${day}${part}?`, read: read(next) },
    {
      pattern: `(?:${phrase('this')}${gap})?${day}${gap}${phrase('next')}${part}?`,
      read: read(next),
    },
    {
      pattern: `(?:${phrase('from')}${gap})?${day}${to}(?<lastWeekday>${weekdays.pattern})\\.?`,
      read: readWeekdays(weekdays),
    },
  ];
}

// Short names are words of their own in other languages: "do", "mar", "so".
const HAS_CLEAR_SHORT_NAMES: ReadonlySet<DateLanguage> = new Set(['en']);

/** "Friday of next week", "volgende week vrijdag", "friday this week". */
function weekdayOfWeekRules(
  language: DateLanguage,
  { phrase, weekdays, allWeekdays, parts }: DateVocabulary,
  gap: string,
): DateRule[] {
  const names = HAS_CLEAR_SHORT_NAMES.has(language) ? allWeekdays : weekdays;
  const day = `(?:(?:${phrase('this')}|${phrase('in')})${gap})?(?<weekday>${names.pattern})\\.?`;
  const part = `(?:\\s*(?<part>${parts.pattern}))?`;
  const of = `(?:(?:${phrase('of')}|de|da|della|van|der)${gap})?`;
  const weeks = [
    { week: phrase('nextWeek'), find: weekdayOfNextWeek },
    { week: phrase('thisWeek'), find: comingWeekday },
  ];
  return weeks.flatMap(({ week, find }): DateRule[] => {
    const read = readWeekday(find, names, parts);
    return [
      { pattern: `${week}(?:${gap})?${day}${part}`, read },
      { pattern: `${day}${part}${gap}${of}${week}`, read },
    ];
  });
}

/** "fri" alone, "Fri-Sun", and in English "next fri" and "fri night". */
function shortWeekdayRules(
  language: DateLanguage,
  { phrase, shortWeekdays, allWeekdays, parts }: DateVocabulary,
  gap: string,
): DateRule[] {
  const day = `(?<weekday>${shortWeekdays.pattern})\\.?`;
  const part = `(?:\\s*(?<part>${parts.pattern}))`;
  const read = (find: FindDay) => readWeekday(find, shortWeekdays, parts);
  const isClear = HAS_CLEAR_SHORT_NAMES.has(language);
  const to = isClear ? `(?:\\s*-\\s*|${gap}${phrase('to')}${gap})` : `\\s*-\\s*`;
  const span: DateRule = {
    pattern: `(?:${phrase('from')}${gap})?(?<weekday>${allWeekdays.pattern})\\.?${to}(?<lastWeekday>${allWeekdays.pattern})\\.?`,
    read: readWeekdays(allWeekdays),
  };
  const alone: DateRule = { pattern: day, read: read(comingWeekday), evidence: 'theme' };
  if (!isClear) return [alone, span];
  return [
    alone,
    span,
    { pattern: day + part, read: read(comingWeekday) },
    {
      pattern: `${phrase('this')}${gap}${day}${part}?`,
      read: read(comingWeekday),
      evidence: 'at-end',
    },
    { pattern: `${phrase('next')}${gap}${day}${part}?`, read: read(weekdayOfNextWeek) },
  ];
}

function monthRules({ phrase, months, seasons }: DateVocabulary, gap: string): DateRule[] {
  const month = `(?<month>${months.pattern})\\.?`;
  const season = `(?<season>${seasons.pattern})`;
  const into = `${phrase('in')}${gap}?`;
  const year = `(?:,?${gap}(?:${phrase('of')}${gap})?)(?<year>(?:19|20)\\d\\d)`;
  const readMonth = (groups: Groups, today: string) =>
    readMonths(groups, today, { month: months.byName.get(groups['month'] ?? ''), count: 1 });
  const readSeason = (groups: Groups, today: string) => {
    const number = seasons.byName.get(groups['season'] ?? '');
    return readMonths(groups, today, {
      month: number && seasonMonth(number),
      count: SEASON_MONTHS,
    });
  };
  const readNext = (groups: Groups, today: string) =>
    readMonth(groups, today) ?? readSeason(groups, today);
  const isOf = (name: string, read: DateRule['read']): DateRule[] => [
    { pattern: name, read, evidence: 'at-end' },
    { pattern: `${into}${name}(?:${year})?`, read },
    { pattern: `${name}${year}`, read },
  ];
  return [
    ...isOf(month, readMonth),
    ...isOf(season, readSeason),
    {
      pattern: `(?:${phrase('this')}|${phrase('next')})${gap}(?:${month}|${season})`,
      read: readNext,
    },
    { pattern: `(?:${month}|${season})${gap}${phrase('next')}`, read: readNext },
    {
      pattern: `${into}(?<year>20\\d\\d)`,
      read: ({ year: only }) => monthsSpan(Number(only), 1, 12),
    },
    {
      pattern: '(?<year>20\\d\\d)',
      read: ({ year: only }) => monthsSpan(Number(only), 1, 12),
      evidence: 'at-end',
    },
  ];
}

/** "12月", "2027年1月中". A day after it is a date of its own. */
const numberedMonthRules = (): DateRule[] => [
  {
    pattern: '(?:(?<year>20\\d\\d)年)?\\s*(?<number>1[0-2]|0?[1-9])月(?:中|份)?(?!\\s*\\d)',
    read: (groups, today) =>
      readMonths(groups, today, { month: Number(groups['number']), count: 1 }),
  },
];

interface Months {
  month: number | undefined;
  count: number;
}

function readMonths({ year }: Groups, today: string, { month, count }: Months): DateSpan | null {
  if (month === undefined) return null;
  return year === undefined
    ? comingMonths(today, month, count)
    : monthsSpan(Number(year), month, count);
}

function holidayRules({ phrase }: DateVocabulary): DateRule[] {
  const on =
    (month: number, day: number) =>
    ({ ofYear }: Groups, today: string) =>
      inYear(ofYear, today, (first) => {
        const date = comingDay(first, month, day);
        return date === null ? null : daySpan(date);
      });
  return [
    {
      pattern: phrase('betweenHolidays'),
      read: (_, today) => {
        const last = comingDay(today, 12, 31);
        return last === null ? null : daySpan(`${last.slice(0, 4)}-12-24`, addDays(last, 1));
      },
    },
    { pattern: phrase('newYearsEve') + OF_YEAR, read: on(12, 31) },
    { pattern: phrase('newYear'), read: on(1, 1) },
    { pattern: phrase('christmasEve') + OF_YEAR, read: on(12, 24) },
    { pattern: phrase('halloween') + OF_YEAR, read: on(10, 31), evidence: 'theme' },
    {
      pattern: phrase('christmas') + OF_YEAR,
      evidence: 'theme',
      read: ({ ofYear }, today) =>
        inYear(ofYear, today, (first) => {
          const last = comingDay(first, 12, 26);
          return last === null ? null : daySpan(`${last.slice(0, 4)}-12-24`, last);
        }),
    },
  ];
}

function readPart({ part }: Groups, parts: DateVocabulary['parts']): PartOfDay | null {
  const number = part === undefined ? undefined : parts.byName.get(part.replace(/\s+/g, ' '));
  return number === undefined ? null : (PARTS[number - 1] ?? null);
}

/** ISO dates and spans, in every language: `2026-12-05`, `2026-12-05..2026-12-07`. */
export const ISO_RULE: DateRule = {
  pattern:
    '(?<from>\\d{4}-\\d\\d-\\d\\d)(?:\\s*(?:\\.\\.|/|to|-|~)\\s*(?<to>\\d{4}-\\d\\d-\\d\\d))?',
  read: ({ from: first = '', to: last = first }) => {
    const [from, to] = [parseDate(first), parseDate(last)];
    return from === null || to === null || to < from ? null : daySpan(from, to);
  },
};
