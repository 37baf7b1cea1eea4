import { formatClock, type PlannedEvent } from '../evening.ts';
import type { Plan } from '../plan.ts';

/** Returns a summary of the plan in a few sentences, without a model. */
export function templateNarrative(
  event: PlannedEvent,
  { notices, outfit, dinner, transport, hotel, music }: Plan,
): string {
  const where = event.venue_name === event.city ? event.city : `${event.venue_name}, ${event.city}`;
  const sentences = [
    `Your plan for “${withoutAddresses(event.title)}” (${where}).`,
    ...notices,
    dinner.reserve_at_local && `Eat at ${formatClock(dinner.reserve_at_local)}.`,
    transport.arrive_by_local && `Be there by ${formatClock(transport.arrive_by_local)}.`,
    outfit.summary,
    music.summary,
    hotel.check_in && hotel.summary,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

// Titles come from third parties, and many programs turn text that looks like a URL into a link.
const withoutAddresses = (title: string) => title.replace(/\S*(?::\/\/|www\.)\S*/gi, '…');
