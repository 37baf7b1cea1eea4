import { clock, type PlannedEvent } from '../evening.ts';
import type { Plan } from '../plan.ts';

/** The plan told in a few sentences, without anybody's help. */
export function templateNarrative(
  event: PlannedEvent,
  { notices, outfit, dinner, transport, hotel, music }: Plan,
): string {
  const where = event.venue_name === event.city ? event.city : `${event.venue_name}, ${event.city}`;
  const sentences = [
    `Your plan for “${withoutAddresses(event.title)}” (${where}).`,
    ...notices,
    dinner.reserve_at_local && `Eat at ${clock(dinner.reserve_at_local)}.`,
    transport.arrive_by_local && `Be there by ${clock(transport.arrive_by_local)}.`,
    outfit.summary,
    music.summary,
    hotel.check_in && hotel.summary,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

// A title is anybody's text, and programs make links of what looks like one.
const withoutAddresses = (title: string) => title.replace(/\S*(?::\/\/|www\.)\S*/gi, '…');
