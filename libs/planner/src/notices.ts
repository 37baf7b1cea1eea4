import { explainMissingTime } from './explain-missing-time.ts';
import { formatDay, formatDays } from './format-time.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { Visit } from './visit.ts';

/** The notice of an event of the demo season. */
export const DEMO_NOTICE = 'This is a generated sample event: it does not take place.';

/** Returns what to know before booking, as sentences. */
export function buildNotices(visit: Visit): string[] {
  const { event, obstacle, isOff } = visit;
  const first = [...(obstacle === null ? [] : [`${obstacle}.`]), ...(event.demo ? [DEMO_NOTICE] : [])];
  return isOff ? first : [...first, ...noticesOfSale(event), ...noticesOfTime(visit)];
}

const SALE: Partial<Record<PlannedEvent['availability'], string>> = {
  sold_out: 'It is sold out: go only if you have a ticket.',
  off_sale: 'Ticket sales have ended.',
  not_yet: 'Tickets are not on sale yet.',
};

const noticesOfSale = ({ availability }: PlannedEvent): string[] => [SALE[availability] ?? []].flat();

function noticesOfTime(visit: Visit): string[] {
  const { event, hours, hasBegun, isOfDays, day } = visit;
  if (day === null) return [explainMissingTime(visit)];
  return [
    ...(event.status === 'rescheduled' ? ['This event was moved: these are its new times.'] : []),
    ...(isOfDays ? [`It runs ${formatDays(visit)}. This plan is for ${formatDay(day, visit)}.`] : []),
    ...(hours && hasBegun ? ['It has begun already.'] : []),
    ...(hours ? [] : [explainMissingTime(visit)]),
  ];
}
