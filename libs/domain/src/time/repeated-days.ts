import { Temporal } from 'temporal-polyfill';

export const REPEATS = ['daily', 'weekly', 'every_two_weeks', 'monthly'] as const;

interface Repetition {
  repeats: (typeof REPEATS)[number];
  /** The last possible day. */
  until: string;
}

export const MAX_REPEATED_DAYS = 100;

const STEPS: Readonly<Record<Repetition['repeats'], { days?: number; months?: number }>> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  every_two_weeks: { days: 14 },
  monthly: { months: 1 },
};

/**
 * Returns the days of a repetition, the first included, and at most one more than
 * MAX_REPEATED_DAYS. A month without the day is left out. Validate the days with `parseDate` first.
 */
export function repeatedDays(first: string, { repeats, until }: Repetition): string[] {
  const start = Temporal.PlainDate.from(first);
  const { days = 0, months = 0 } = STEPS[repeats];
  const found: string[] = [];
  for (let count = 0; found.length <= MAX_REPEATED_DAYS; count++) {
    const day = start.add({ days: days * count, months: months * count });
    if (day.toString() > until) break;
    if (months === 0 || day.day === start.day) found.push(day.toString());
  }
  return found;
}
