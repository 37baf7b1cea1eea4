import { toLocal } from './format-time.ts';
import { MEAL_MINUTES } from './meal.ts';
import type { PlanStep } from './plan.ts';
import type { Schedule } from './schedule.ts';
import type { Visit } from './visit.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the steps of the visit in order: meal, arrival, event. Empty if the hours are unknown or
 * nothing takes place.
 */
export function buildTimeline(visit: Visit, { arrival, meal, event }: Schedule): PlanStep[] {
  if (visit.hours === null) return [];
  const steps: PlanStep[] = [];
  const add = (
    kind: PlanStep['kind'],
    what: string,
    { start, end }: { start: number; end: number },
  ) =>
    steps.push({
      kind,
      at_local: toLocal(start, visit),
      what,
      minutes: Math.ceil((end - start) / MINUTE_MS),
    });
  if (event) add('event', visit.event.title, event);
  if (event && arrival !== null && visit.place)
    add('arrival', `Be ${visit.place.at}`, { start: arrival, end: event.start });
  if (meal)
    add('meal', meal.kind, { start: meal.start, end: meal.start + MEAL_MINUTES * MINUTE_MS });
  return steps.sort((one, other) => (one.at_local < other.at_local ? -1 : 1));
}
