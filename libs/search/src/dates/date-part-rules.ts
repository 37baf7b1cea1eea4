import { addDays } from '@marquee/domain';
import {
  isUnspaced,
  type DateLanguage,
  type DateVocabulary,
  type PartOfMonth,
} from './date-language.ts';
import type { DateRule, Groups } from './date-rule.ts';
import { comingMonths, daySpan, monthsSpan, weekSpan, type DateSpan } from './date-span.ts';

const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30;

/** "next 10 days", "in the next two weeks": today is the first day. */
export function comingSpanRules({ phrase, numbers }: DateVocabulary): DateRule[] {
  const rule = (pattern: string, days: number): DateRule => ({
    pattern,
    read: ({ n = '' }, today) => {
      const count = (numbers.byName.get(n) ?? Number(n)) * days;
      return count > 0 ? daySpan(today, addDays(today, count - 1)) : null;
    },
  });
  const later = (pattern: string, read: (count: number, today: string) => DateSpan): DateRule => ({
    pattern,
    read: ({ n = '' }, today) => {
      const count = numbers.byName.get(n) ?? Number(n);
      return count > 0 ? read(count, today) : null;
    },
  });
  return [
    later(phrase('inDays'), (count, today) => daySpan(addDays(today, count))),
    later(phrase('inWeeks'), (count, today) => weekSpan(today, count)),
    later(phrase('inMonths'), (count, today) =>
      monthsSpan(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + count),
    ),
    rule(phrase('nextDays'), 1),
    rule(phrase('nextWeeks'), DAYS_OF_WEEK),
    rule(phrase('nextMonths'), DAYS_OF_MONTH),
  ];
}

// The days of a month. The last part ends with the month.
const PARTS: Readonly<Record<PartOfMonth, readonly [first: number, last: number]>> = {
  early: [1, 10],
  mid: [11, 20],
  late: [21, 31],
  firstWeek: [1, 7],
  secondWeek: [8, 14],
  thirdWeek: [15, 21],
  lastWeek: [-6, 31],
};
const isPart = (name: string): name is PartOfMonth => Object.hasOwn(PARTS, name);

/** "end of December", "mid January", "first week of March", "12月上旬". */
export function monthPartRules(
  language: DateLanguage,
  { months, partOfMonth }: DateVocabulary,
): DateRule[] {
  const isLast = isUnspaced(language);
  const month = isLast ? '(?<number>\\d{1,2})月' : `(?<month>${months.pattern})\\.?`;
  const year = isLast
    ? '(?:(?<year>20\\d\\d)年)?'
    : '(?:,?\\s+(?:of\\s+|de\\s+)?(?<year>20\\d\\d))?';
  const toNumber = ({ month: name = '', number }: Groups) =>
    number ? Number(number) : months.byName.get(name);
  return Object.keys(PARTS)
    .filter(isPart)
    .map((part) => ({
      pattern: isLast
        ? `${year}${month}の?${partOfMonth(part)}`
        : `${partOfMonth(part)}[\\s-]+${month}${year}`,
      read: (groups, today) =>
        readPart(part, { month: toNumber(groups), year: groups['year'], today }),
    }));
}

interface MonthOfDay {
  month: number | undefined;
  year: string | undefined;
  today: string;
}

function readPart(part: PartOfMonth, { month, year, today }: MonthOfDay): DateSpan | null {
  if (month === undefined || month < 1 || month > 12) return null;
  if (year !== undefined) return partOf(monthsSpan(Number(year), month), part);
  const coming = comingMonths(today, month);
  const span = partOf(coming, part);
  return span.to >= today
    ? span
    : partOf(monthsSpan(Number(coming.from.slice(0, 4)) + 1, month), part);
}

function partOf({ from, to }: DateSpan, part: PartOfMonth): DateSpan {
  const [first, last] = PARTS[part];
  const end = addDays(from, last - 1);
  return daySpan(first > 0 ? addDays(from, first - 1) : addDays(to, first), end < to ? end : to);
}
