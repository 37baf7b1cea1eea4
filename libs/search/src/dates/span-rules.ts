import { addDays } from '@marquee/domain';
import type { DateVocabulary } from './date-language.ts';
import type { DateRule } from './date-rule.ts';
import { daySpan, monthsSpan, weekendSpan, weekSpan, daysOfWeek } from './date-span.ts';

const [MONDAY, TUESDAY, THURSDAY, FRIDAY] = [1, 2, 4, 5];

/** Returns the rules of weeks, months and years relative to today. */
export function spanRules({ phrase }: DateVocabulary): DateRule[] {
  const year = (today: string) => Number(today.slice(0, 4));
  const month = (today: string) => Number(today.slice(5, 7));
  return [
    { pattern: phrase('weekend'), read: (_, today) => weekendSpan(today) },
    { pattern: phrase('nextWeekend'), read: (_, today) => weekendSpan(today, 1) },
    { pattern: phrase('weekends'), read: (_, today) => weekendSpan(today), evidence: 'anywhere' },
    {
      pattern: phrase('workdays'),
      read: (_, today) => daysOfWeek(today, MONDAY, FRIDAY),
      evidence: 'anywhere',
    },
    {
      pattern: phrase('midweek'),
      read: (_, today) => daysOfWeek(today, TUESDAY, THURSDAY),
      evidence: 'anywhere',
    },
    { pattern: phrase('thisWeek'), read: (_, today) => weekSpan(today) },
    { pattern: phrase('nextWeek'), read: (_, today) => weekSpan(today, 1) },
    {
      pattern: phrase('thisMonth'),
      read: (_, today) => ({ ...monthsSpan(year(today), month(today)), from: today }),
    },
    { pattern: phrase('nextMonth'), read: (_, today) => monthsSpan(year(today), month(today) + 1) },
    {
      pattern: phrase('thisYear'),
      read: (_, today) => daySpan(today, `${String(year(today))}-12-31`),
    },
    { pattern: phrase('nextYear'), read: (_, today) => monthsSpan(year(today) + 1, 1, 12) },
    {
      pattern: phrase('yesterday'),
      read: (_, today) => daySpan(addDays(today, -1)),
      evidence: 'at-end',
    },
    { pattern: phrase('lastWeekend'), read: (_, today) => weekendSpan(today, -1) },
    { pattern: phrase('lastWeek'), read: (_, today) => weekSpan(today, -1) },
    { pattern: phrase('lastMonth'), read: (_, today) => monthsSpan(year(today), month(today) - 1) },
    { pattern: phrase('lastYear'), read: (_, today) => monthsSpan(year(today) - 1, 1, 12) },
  ];
}
