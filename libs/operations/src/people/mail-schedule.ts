import type { MailFrequency } from '@marquee/database';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Events that one ingest lists within a minute share a mail. */
const INTERVALS_MS: Readonly<Record<Exclude<MailFrequency, 'none'>, number>> = {
  at_once: MINUTE_MS,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
};

/** Returns when the next mail of a saved search is due; null if it has none. */
export const nextMailAt = (frequency: MailFrequency, now: Date): Date | null =>
  frequency === 'none' ? null : new Date(now.getTime() + INTERVALS_MS[frequency]);
