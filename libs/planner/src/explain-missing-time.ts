import type { Visit } from './visit.ts';

/** Returns the reason why the hours of a visit are unknown, as a sentence. */
export function explainMissingTime({ event, isOfDays }: Pick<Visit, 'event' | 'isOfDays'>): string {
  if (event.date_tbd) return 'The date is not confirmed yet.';
  if (event.time_tbd) return 'The time is not known yet.';
  return isOfDays ? 'Its hours on this day are not known.' : 'It runs all day.';
}
