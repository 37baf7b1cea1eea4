import { toInstant, toLocalTime } from '@marquee/domain';
import type { Visit } from './visit.ts';

export interface Meal {
  /** Milliseconds since 1970. */
  start: number;
  kind: 'Lunch' | 'Dinner';
  /** Relative to the event; `any` if its hours are unknown. */
  when: 'before' | 'after' | 'any';
}

export const MEAL_MINUTES = 75;

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const REST_MS = 30 * MINUTE_MS;

// When kitchens serve.
const LUNCH = { earliest: '11:30', usual: '12:00', latest: '14:30' };
const DINNER = {
  earliest: '16:00',
  usual: '19:00',
  beforeLate: '20:00',
  lateFrom: '20:30',
  latest: '21:30',
};
const LUNCH_AFTER = '10:00';
const AFTERNOON = '15:00';

/**
 * Returns the first suitable meal that is not past: dinner just before the arrival (at 20:00 before
 * a late event), a meal after the event, or an early meal before an event of the whole evening.
 * Null if there is none or the times are unknown.
 */
export function chooseMeal(visit: Visit, arrival: number | null): Meal | null {
  const { event, day, hours, now } = visit;
  if (day === null || event.time_tbd) return null;
  const at = (clock: string) => toInstant(`${day}T${clock}:00`, event.timezone).getTime();
  const meals: Omit<Meal, 'kind'>[] = hours
    ? [
        ...dinnersBefore(arrival, at).map((start) => ({ start, when: 'before' as const })),
        ...mealsAfter(hours.end, at).map((start) => ({ start, when: 'after' as const })),
        ...earlyMeals(arrival, at).map((start) => ({ start, when: 'before' as const })),
      ]
    : [{ start: at(DINNER.usual), when: 'any' }];
  const meal = meals.find(({ start }) => start >= now.getTime());
  if (!meal) return null;
  const clock = toLocalTime(new Date(meal.start), event.timezone).slice(11, 16);
  return { ...meal, kind: clock < AFTERNOON ? 'Lunch' : 'Dinner' };
}

/** Returns the instant of a clock time on the planned day. */
type At = (clock: string) => number;

function dinnersBefore(arrival: number | null, at: At): number[] {
  if (arrival === null) return [];
  const last = lastStart(arrival);
  if (last > at(DINNER.lateFrom))
    return [at(DINNER.beforeLate), ...(last <= at(DINNER.latest) ? [last] : [])];
  return last >= at(DINNER.earliest) ? [last] : [];
}

function mealsAfter(end: number, at: At): number[] {
  const ready = Math.ceil((end + REST_MS) / QUARTER_MS) * QUARTER_MS;
  if (ready > at(DINNER.latest) || ready < at(LUNCH_AFTER)) return [];
  return [
    ready <= at(LUNCH.latest)
      ? Math.max(ready, at(LUNCH.usual))
      : Math.max(ready, at(DINNER.usual)),
  ];
}

function earlyMeals(arrival: number | null, at: At): number[] {
  if (arrival === null) return [];
  const last = lastStart(arrival);
  return last >= at(LUNCH.earliest) && last < at(DINNER.earliest) ? [last] : [];
}

/** Returns the last quarter of an hour at which a meal ends before the arrival. */
const lastStart = (arrival: number) =>
  Math.floor((arrival - MEAL_MINUTES * MINUTE_MS) / QUARTER_MS) * QUARTER_MS;
