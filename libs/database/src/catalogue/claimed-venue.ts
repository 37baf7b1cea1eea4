import { foldText, newId, type EventFacts } from '@marquee/domain';
import type { AskedVenue } from './matching.ts';
import { nameKeyOf } from './names.ts';

/** A venue that a claim names, and its zone. */
export type ClaimedVenue = Omit<AskedVenue, 'centre'> & { timezone: string };

/** The venue that a claim names; null where it names none. */
export function claimedVenueOf(facts: EventFacts): ClaimedVenue | null {
  const { venue_name, address, city_id, city_name, country_code, lat, lng, timezone } = facts;
  if (venue_name === null) return null;
  const place = [city_id, lat?.toFixed(3), lng?.toFixed(3), foldText(address ?? '')];
  const key = [nameKeyOf(venue_name), ...place].join('|');
  return { key, id: newId(), names: [venue_name], address, city_id, city_name, country_code, lat, lng, timezone };
}
