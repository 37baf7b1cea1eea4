import { ONLINE, placeName } from '@marquee/formats/display';
import type { PlannedEvent } from './planned-event.ts';

/** Where to go. */
export interface Place {
  /** Search text for a map: "Philharmonie, Berlin". */
  name: string;
  /** Of a sentence: "at Philharmonie, Berlin", "in Berlin", "there". */
  at: string;
  /** Of a sentence: "near Philharmonie, Berlin", "in Berlin", "nearby". */
  near: string;
  city: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

/** Returns where an event takes place; null if it is online or its place is unknown. */
export function toPlace(event: PlannedEvent): Place | null {
  const { venue_slug, venue_name, country_code, lat, lng } = event;
  if (isOnlineOnly(event)) return null;
  const city = placeName({ venue_name: event.city, city: event.city });
  const venue = venue_slug === null ? null : venue_name;
  const names = [...new Set([venue, city])].filter((name) => name !== null).join(', ');
  const position = { city, country_code, lat, lng };
  if (venue !== null) return { name: names, at: `at ${names}`, near: `near ${names}`, ...position };
  if (city !== null) return { name: names, at: `in ${names}`, near: `in ${names}`, ...position };
  if (lat === null || lng === null) return null;
  return { name: `${String(lat)},${String(lng)}`, at: 'there', near: 'nearby', ...position };
}

/** Whether there is nowhere to go. */
export const isOnlineOnly = ({ online, city, status }: PlannedEvent): boolean =>
  status === 'moved_online' || (online && city === ONLINE);
