import { explainMissingTime } from '../explain-missing-time.ts';
import { formatClock, toLocal } from '../format-time.ts';
import type { Meal } from '../meal.ts';
import { OBSTACLES } from '../obstacles.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Dinner } from '../plan.ts';
import { RESTAURANTS } from '../providers.ts';
import type { Schedule } from '../schedule.ts';
import type { Visit } from '../visit.ts';

/** Plans the meal of the schedule: usually dinner, and lunch after a morning event. */
export function planDinner(
  visit: Visit,
  { meal }: Schedule,
  { wrap }: Pick<PlanContext, 'wrap'>,
): Dinner {
  const { obstacle, place, hours } = visit;
  if (obstacle !== null || !place) {
    const advice = place ? 'there is no dinner to plan' : 'eat where you like';
    return {
      summary: `${OBSTACLES[obstacle ?? 'place_unknown']}, so ${advice}.`,
      options: [],
      reserve_at_local: null,
    };
  }
  const at = meal && toLocal(meal.start, visit);
  const values = toTemplateValues(visit, { reserve_at: at?.slice(0, 16) ?? null });
  const options = buildOptions(RESTAURANTS, values, { wrap });
  if (meal && at !== null)
    return {
      summary: `${WORDS[meal.when](meal)} at ${formatClock(at)} ${place.near}.`,
      options,
      reserve_at_local: at,
    };
  const reason = hours
    ? 'There is no good time for a meal in a restaurant.'
    : explainMissingTime(visit);
  return { summary: `${reason} Eat when it suits you.`, options, reserve_at_local: null };
}

const WORDS: Readonly<Record<Meal['when'], (meal: Meal) => string>> = {
  before: ({ kind }) => `Reserve ${kind.toLowerCase()} before it,`,
  after: ({ kind }) => `Reserve ${kind.toLowerCase()} after it,`,
  any: ({ kind }) => `Reserve ${kind.toLowerCase()} in the evening,`,
};
