import { type EventTemplate, WEEKS } from './event-template.ts';
import { chance, pickUnused, pick, type Random, wholeBetween } from './random.ts';

/** Length of a season. No event ends later. */
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

interface ScheduleOptions {
  template: EventTemplate;
  today: string;
  isFree: (date: string) => boolean;
}

/** Picks a day that suits the template and on which the venue is free, and the times. */
export function createSchedule(
  random: Random,
  { template, today, isFree }: ScheduleOptions,
): Schedule {
  const days = template.days ? wholeBetween(random, template.days) : 1;
  const inDays = pickUnused(
    () => Math.floor(random() ** 1.2 * (SEASON_DAYS - days)), // slightly denser at the start
    (value) =>
      chance(random, weekdayWeight(template, addDays(today, value))) &&
      isFree(addDays(today, value)),
  );
  const first = addDays(today, inDays);
  if (template.starts.length === 0) {
    return {
      inDays,
      start_local: first,
      end_local: addDays(first, days - 1),
      all_day: true,
      time_tbd: false,
    };
  }
  const start_local = `${first}T${pick(random, template.starts)}:00`;
  const isTimeOpen = chance(random, 0.04) && inDays > TIME_KNOWN_DAYS && days === 1;
  if (isTimeOpen)
    return { inDays, start_local: first, end_local: null, all_day: false, time_tbd: true };
  const hours = (days - 1) * 24 + template.hours;
  return {
    inDays,
    start_local,
    end_local: addHours(start_local, hours),
    all_day: false,
    time_tbd: false,
  };
}

function weekdayWeight(template: EventTemplate, date: string): number {
  const week = WEEKS[template.week];
  const mondayFirst = (new Date(date).getUTCDay() + 6) % 7;
  return (week[mondayFirst] ?? 0) / Math.max(...week);
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

// Ignores clock changes.
const addHours = (local: string, hours: number): string =>
  new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 19);
