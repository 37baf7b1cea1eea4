import type { EventSummary } from '@marquee/domain';
import { splitVenue } from './street-address.ts';
import { wordsFor } from './words.ts';

/** The texts of `venue_name` and `city` if there is none. */
export const ONLINE = 'Online';
export const TO_BE_ANNOUNCED = 'To be announced';
export const NOT_STATED = 'Not stated';

const MISSING = [ONLINE, TO_BE_ANNOUNCED, NOT_STATED];

/** Whether `city` names a city, not that it is online or unknown. */
export const isCityName = (city: string): boolean => city !== '' && !MISSING.includes(city);

type NamedPlace = Pick<EventSummary, 'venue_name' | 'city'>;

/** Returns "Berghain, Berlin", "Hauptstraße 5, Berlin", or null if neither is known. */
export function placeName({ venue_name, city }: NamedPlace): string | null {
  const { name, address } = splitVenue({ venue_name, city });
  const names = [...new Set([name ?? address ?? venue_name, city])].filter(
    (name) => !MISSING.includes(name),
  );
  return names.length > 0 ? names.join(', ') : null;
}

/**
 * Returns "Berghain, Berlin", or in the language of `locale` that the event is online or that its
 * place is unknown.
 */
export function formatPlace(event: NamedPlace, locale: string): string {
  const words = wordsFor(locale);
  const { venue_name, city } = event;
  const missing = venue_name === NOT_STATED ? words.placeNotStated : words.placeTbd;
  return placeName(event) ?? (venue_name === ONLINE || city === ONLINE ? words.online : missing);
}
