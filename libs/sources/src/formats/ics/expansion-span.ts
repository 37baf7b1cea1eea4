import { toLocalTime } from '@marquee/domain';

const DAY_MS = 86_400_000;
const DAYS_BACK = 31;
const DAYS_AHEAD = 548;

/** The requested range of occurrences, as wall-clock times. */
export interface Span {
  from: string;
  to: string;
}

/**
 * Returns the time span in which recurring events are expanded: a month back to a year and a half
 * ahead.
 */
export function spanAround(now: Date): Span {
  const local = (days: number) => toLocalTime(new Date(now.getTime() + days * DAY_MS), 'UTC');
  return { from: local(-DAYS_BACK), to: local(DAYS_AHEAD) };
}
