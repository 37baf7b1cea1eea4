import type { EventSummary } from '../event.ts';
import { wordsFor } from './words.ts';

/** The texts of `venue_name` and `city` if there is none. */
export const ONLINE = 'Online';
export const TO_BE_ANNOUNCED = 'To be announced';
export const NOT_STATED = 'Not stated';

const MISSING = [ONLINE, TO_BE_ANNOUNCED, NOT_STATED];

/** Returns "Berghain, Berlin", or in the language of `locale` that the event is online or that its place is unknown. */
export function formatPlace({ venue_name, city }: Pick<EventSummary, 'venue_name' | 'city'>, locale: string): string {
  const names = [...new Set([venue_name, city])].filter((name) => !MISSING.includes(name));
  if (names.length > 0) return names.join(', ');
  const words = wordsFor(locale);
  if (venue_name === ONLINE || city === ONLINE) return words.online;
  return venue_name === NOT_STATED ? words.placeNotStated : words.placeTbd;
}
