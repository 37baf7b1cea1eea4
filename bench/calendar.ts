import type { Category } from '@marquee/domain';
import { pick, type Random, wholeBetween } from '@marquee/ingest/demo/random';

const DAY_MS = 86_400_000;
const PAST_DAYS = 730;
const COMING_DAYS = 548;
const MAX_RUN_DAYS = 240;

const STARTS: Readonly<Record<Category, readonly string[]>> = {
  music: ['18:00', '19:00', '19:30', '20:00', '20:00', '20:30', '21:00'],
  sports: ['13:00', '15:00', '15:30', '18:00', '19:00', '20:00', '20:45'],
  theater: ['11:00', '15:00', '19:00', '19:30', '20:00'],
  film: ['14:00', '16:30', '18:00', '19:00', '20:15', '21:30'],
  comedy: ['19:00', '20:00', '20:30', '21:30'],
  festival: ['10:00', '12:00', '14:00', '16:00'],
  community: ['09:00', '10:00', '11:00', '14:00', '17:00', '18:30'],
  nightlife: ['21:00', '22:00', '23:00', '23:59'],
  conference: ['08:30', '09:00', '10:00', '18:00'],
};

export interface Times {
  start_local: string;
  end_local?: string;
  all_day?: boolean;
  time_tbd?: boolean;
}

/**
 * Draws half of the dates from the past two years and half from the next 18 months, with more in
 * the near future.
 */
export function createCalendar(today: string) {
  const first = Date.parse(today) - PAST_DAYS * DAY_MS;
  const dates = Array.from({ length: PAST_DAYS + COMING_DAYS + MAX_RUN_DAYS + 2 }, (_, day) =>
    new Date(first + day * DAY_MS).toISOString().slice(0, 10),
  );
  const toDate = (day: number) => dates[day] ?? today;
  return (random: Random, category: Category): Times => {
    const day =
      random() < 0.5
        ? Math.floor(random() * PAST_DAYS)
        : PAST_DAYS + Math.floor(random() ** 1.8 * COMING_DAYS);
    const kind = random();
    if (kind < 0.02) return { start_local: toDate(day), time_tbd: true };
    if (kind < 0.05)
      return {
        start_local: toDate(day),
        end_local: toDate(day + wholeBetween(random, [0, 2])),
        all_day: true,
      };
    if (kind < 0.08) return runFrom(random, day, toDate);
    const start = pick(random, STARTS[category]);
    const start_local = `${toDate(day)}T${start}:00`;
    if (random() < 0.3) return { start_local };
    return {
      start_local,
      end_local: timeAfter(toDate, { day, start, minutes: wholeBetween(random, [3, 12]) * 30 }),
    };
  };
}

/** Returns a run of more than three days, sometimes months. A third has dates without times. */
function runFrom(random: Random, day: number, toDate: (day: number) => string): Times {
  const extent = random();
  const range =
    extent < 0.6
      ? ([4, 14] as const)
      : extent < 0.9
        ? ([15, 90] as const)
        : ([91, MAX_RUN_DAYS] as const);
  const last = toDate(day + wholeBetween(random, range));
  if (random() < 0.34) return { start_local: toDate(day), end_local: last, all_day: true };
  return { start_local: `${toDate(day)}T10:00:00`, end_local: `${last}T18:00:00` };
}

function timeAfter(
  toDate: (day: number) => string,
  from: { day: number; start: string; minutes: number },
): string {
  const total = Number(from.start.slice(0, 2)) * 60 + Number(from.start.slice(3)) + from.minutes;
  const clock = `${twoDigits(Math.floor(total / 60) % 24)}:${twoDigits(total % 60)}`;
  return `${toDate(from.day + Math.floor(total / 1440))}T${clock}:00`;
}

const twoDigits = (count: number) => (count < 10 ? `0${count}` : `${count}`);
