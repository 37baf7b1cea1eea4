import type { Visit } from './visit.ts';

/** Why the hours of a visit are unknown, as sentences. */
export const MISSING_TIMES = {
  date_unconfirmed: 'The date is not confirmed yet.',
  time_unknown: 'The time is not known yet.',
  hours_unknown: 'Its hours on this day are not known.',
  all_day: 'It runs all day.',
} as const;

type TimedVisit = Pick<Visit, 'event' | 'isOfDays'>;

/** Returns why the hours of a visit are unknown. */
export function findMissingTime({ event, isOfDays }: TimedVisit): keyof typeof MISSING_TIMES {
  if (event.date_tbd) return 'date_unconfirmed';
  if (event.time_tbd) return 'time_unknown';
  return isOfDays ? 'hours_unknown' : 'all_day';
}

/** Returns the same as a sentence. */
export const explainMissingTime = (visit: TimedVisit): string =>
  MISSING_TIMES[findMissingTime(visit)];
