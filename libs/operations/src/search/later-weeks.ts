import { addDays } from '@marquee/domain';
import { meaningReading, type Reading, type ReadingOptions } from './query/readings.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';

const MAX_WEEKS = 12;

/** "comedy on friday": without one on the coming Friday, those of the next Fridays. */
export const laterWeeks = (query: UnderstoodQuery, options: ReadingOptions): Reading[] =>
  query.ofWeek === null
    ? []
    : Array.from({ length: MAX_WEEKS }, (_, week) =>
        inDays(query.ofWeek ?? '', 7 * (week + 1)),
      ).map((on) => meaningReading({ ...query, on, onOther: null }, options));

const inDays = (dates: string, days: number): string =>
  dates
    .split('..')
    .map((day) => addDays(day, days))
    .join('..');
