import { toEvening, type PlannedEvent } from './evening.ts';
import type { PlanContext } from './plan-context.ts';
import type { Plan } from './plan.ts';
import { planDinner } from './sections/dinner.ts';
import { planHotel } from './sections/hotel.ts';
import { planMusic } from './sections/music.ts';
import { planOutfit } from './sections/outfit.ts';
import { planTransport } from './sections/transport.ts';
import { buildNotices, buildTimeline } from './timeline.ts';

/** Returns the plan of an evening around an event. Pure: equal inputs give equal plans. */
export function planNight(event: PlannedEvent, context: PlanContext): Plan {
  const evening = toEvening(event, context.now);
  const dinner = planDinner(evening, context);
  return {
    outfit: planOutfit(evening, context),
    transport: planTransport(evening, context),
    hotel: planHotel(evening, context),
    dinner,
    music: planMusic(evening, context),
    timeline: buildTimeline(evening, dinner),
    notices: buildNotices(evening),
  };
}
