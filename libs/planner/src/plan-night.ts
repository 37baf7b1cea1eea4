import { eveningOf, type PlannedEvent } from './evening.ts';
import type { PlanContext } from './plan-context.ts';
import type { Plan } from './plan.ts';
import { planDinner } from './sections/dinner.ts';
import { planHotel } from './sections/hotel.ts';
import { planMusic } from './sections/music.ts';
import { planOutfit } from './sections/outfit.ts';
import { planTransport } from './sections/transport.ts';
import { noticesOf, timelineOf } from './timeline.ts';

/** The evening around an event. Pure: the same event and surroundings make the same plan. */
export function planNight(event: PlannedEvent, surroundings: PlanContext): Plan {
  const evening = eveningOf(event, surroundings.now);
  const dinner = planDinner(evening, surroundings);
  return {
    outfit: planOutfit(evening, surroundings),
    transport: planTransport(evening, surroundings),
    hotel: planHotel(evening, surroundings),
    dinner,
    music: planMusic(evening, surroundings),
    timeline: timelineOf(evening, dinner),
    notices: noticesOf(evening),
  };
}
