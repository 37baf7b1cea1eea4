import { listNotices, writeNotice } from './notices.ts';
import type { PlanContext } from './plan-context.ts';
import type { Plan } from './plan.ts';
import type { PlannedEvent } from './planned-event.ts';
import { scheduleVisit } from './schedule.ts';
import { planDinner } from './sections/dinner.ts';
import { planHotel } from './sections/hotel.ts';
import { planMusic } from './sections/music.ts';
import { planOutfit } from './sections/outfit.ts';
import { planTransport } from './sections/transport.ts';
import { buildTimeline } from './timeline.ts';
import { toVisit } from './visit.ts';

/** Returns the plan of a visit of an event. Pure: equal inputs give equal plans. */
export function planNight(event: PlannedEvent, context: PlanContext): Plan {
  const visit = toVisit(event, context.now);
  const notices = listNotices(visit);
  const schedule = scheduleVisit(visit);
  return {
    date: visit.day,
    outfit: planOutfit(visit, context),
    transport: planTransport(visit, schedule, context),
    hotel: planHotel(visit, schedule, context),
    dinner: planDinner(visit, schedule, context),
    music: planMusic(visit, context),
    timeline: buildTimeline(visit, schedule),
    notices: notices.map((notice) => writeNotice(notice, visit)),
    notice_codes: notices,
  };
}
