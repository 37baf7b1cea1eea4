import { type EventTemplate, WEEKS } from './event-template.ts';
import { chance, pickUnused, pick, type Random, wholeBetween } from './random.ts';

/** How many days a season lasts; nothing in it ends later. */
const SEASON_DAYS = 120;

const DAY_MS = 86_400_000;
const TIME_KNOWN_DAYS = 45;

export interface Schedule {
  /** Days from today to the first day. */
  inDays: number;
  start_local: string;
  end_local: string | null;
  all_day: boolean;
  time_tbd: boolean;
}

interface Booking {
  format: EventTemplate;
  today: string;
  isFree: (date: string) => boolean;
}

/** Finds a day that suits the format and on which the venue is free, and times for it. */
export function scheduleOf(random: Random, { format, today, isFree }: Booking): Schedule {
  const days = format.days ? wholeBetween(random, format.days) : 1;
  const inDays = pickUnused(
    () => Math.floor(random() ** 1.2 * (SEASON_DAYS - days)), // somewhat denser soon
    (drawn) => chance(random, liking(format, dateAfter(today, drawn))) && isFree(dateAfter(today, drawn)),
  );
  const first = dateAfter(today, inDays);
  if (format.starts.length === 0) {
    return { inDays, start_local: first, end_local: dateAfter(first, days - 1), all_day: true, time_tbd: false };
  }
  const start_local = `${first}T${pick(random, format.starts)}:00`;
  const isTimeOpen = chance(random, 0.04) && inDays > TIME_KNOWN_DAYS && days === 1;
  if (isTimeOpen) return { inDays, start_local: first, end_local: null, all_day: false, time_tbd: true };
  const hours = (days - 1) * 24 + format.hours;
  return { inDays, start_local, end_local: hoursAfter(start_local, hours), all_day: false, time_tbd: false };
}

function liking(format: EventTemplate, date: string): number {
  const week = WEEKS[format.week];
  const mondayFirst = (new Date(date).getUTCDay() + 6) % 7;
  return (week[mondayFirst] ?? 0) / Math.max(...week);
}

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

// By the clock on the wall, as if no clocks were changed meanwhile.
const hoursAfter = (local: string, hours: number): string =>
  new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 19);
