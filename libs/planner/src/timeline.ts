import type { Evening } from './evening.ts';
import type { Dinner, PlanStep } from './plan.ts';
import { DINNER_MINUTES } from './sections/dinner.ts';
import { leadMinutes } from './sections/transport.ts';

/** Returns the steps of the evening in order: dinner, arrival, event. Empty without a start time or for a cancelled event. */
export function buildTimeline(evening: Evening, { reserve_at_local }: Dinner): PlanStep[] {
  const { event, obstacle, isTimed, fromStart, durationMinutes, place } = evening;
  if (!isTimed || event.status === 'cancelled') return [];
  const lead = leadMinutes(evening);
  const steps: PlanStep[] = [{ at_local: fromStart(0), what: event.title, minutes: durationMinutes }];
  if (obstacle === null && place)
    steps.push({ at_local: fromStart(-lead), what: `Be at ${place.name}`, minutes: lead });
  if (reserve_at_local !== null) steps.push({ at_local: reserve_at_local, what: 'Dinner', minutes: DINNER_MINUTES });
  return steps.sort((one, other) => (one.at_local < other.at_local ? -1 : 1));
}

/** Returns what to know before booking. */
export function buildNotices({ event, obstacle }: Evening): string[] {
  return [
    ...(obstacle === null ? [] : [`${obstacle}.`]),
    ...(event.demo ? ['This is a generated sample event: it does not take place.'] : []),
    ...(event.status === 'postponed' ? ['This event is postponed: it will not take place at this time.'] : []),
    ...(event.status === 'rescheduled' ? ['This event was moved: these are its new times.'] : []),
    ...(event.date_tbd ? ['The date is not confirmed yet.'] : []),
    ...(event.time_tbd ? ['The time is to be announced.'] : []),
    ...(event.all_day ? ['It runs all day: come when you like.'] : []),
  ];
}
