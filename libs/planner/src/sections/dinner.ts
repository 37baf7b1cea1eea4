import { formatClock, type Evening } from '../evening.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Dinner } from '../plan.ts';
import { RESTAURANTS } from '../providers.ts';
import { explainMissingTime } from './transport.ts';

const MINUTES_BEFORE_START = 120;
export const DINNER_MINUTES = 75;
const MINUTES_AFTER_END = 30;

// Kitchens serve dinner between these times.
const EARLIEST = '16:00';
const LATEST = '21:30';

/** Plans dinner two hours before the start, at 20:00 if that is too late, or after the event if that is too early. */
export function planDinner(evening: Evening, { wrap }: Pick<PlanContext, 'wrap'>): Dinner {
  const { obstacle, place } = evening;
  if (!place) return { summary: `${obstacle ?? ''}: eat where you like.`, options: [], reserve_at_local: null };
  if (obstacle !== null)
    return { summary: `${obstacle}: there is no dinner to plan.`, options: [], reserve_at_local: null };
  const meal = chooseMeal(evening);
  const reserve_at = meal?.at.slice(0, 16) ?? null;
  return {
    summary: meal
      ? `${meal.words} at ${formatClock(meal.at)} near ${place.name}.`
      : `${explainMissingTime(evening)} Book a table later.`,
    options: buildOptions(RESTAURANTS, toTemplateValues(evening, { reserve_at }), { wrap }),
    reserve_at_local: meal?.at ?? null,
  };
}

interface Meal {
  at: string;
  words: string;
}

function chooseMeal({ event, isTimed, fromStart, end, firstDay }: Evening): Meal | null {
  if (!isTimed) {
    if (!event.all_day || event.date_tbd || event.time_tbd) return null;
    return { at: `${firstDay}T19:00:00`, words: 'It runs all day; reserve dinner after it,' };
  }
  const before = fromStart(-MINUTES_BEFORE_START);
  if (before > `${firstDay}T${LATEST}:00`)
    return { at: `${firstDay}T20:00:00`, words: 'It starts late; reserve dinner before it,' };
  if (before >= `${firstDay}T${EARLIEST}:00`)
    return { at: before, words: 'Reserve dinner two hours before the start,' };
  return mealAfterwards(firstDay, end) ?? { at: before, words: 'It takes the whole evening; eat before it,' };
}

/** Returns dinner after a daytime event, or null if kitchens have closed by then. */
function mealAfterwards(firstDay: string, end: string): Meal | null {
  const evening = `${firstDay}T19:00:00`;
  if (end.slice(0, 10) > firstDay && end.slice(11) >= '05:00:00') return { at: evening, words: 'Reserve dinner' };
  const at = end > `${firstDay}T18:30:00` ? halfHourAfter(end) : evening;
  return at > `${firstDay}T${LATEST}:00` ? null : { at, words: 'It is over before dinner; reserve a table' };
}

const halfHourAfter = (local: string) =>
  new Date(Date.parse(`${local}Z`) + MINUTES_AFTER_END * 60_000).toISOString().slice(0, 19);
