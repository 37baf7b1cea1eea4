import { newId, type NormalisedEvent, type VenueRequest } from '@marquee/domain';
import { toNameKey } from './names.ts';

/** A venue as a listing names it. */
export type VenueReference = Omit<VenueRequest, 'centre'> & { timezone: string };

/** Returns a key of the venue's name and place, or null if the listing names no venue. */
export function venueKey({ venue_name, city_id, lat, lng, address }: NormalisedEvent): string | null {
  if (venue_name === null) return null;
  const place = [city_id, lat?.toFixed(3), lng?.toFixed(3), address?.toLowerCase()];
  return [toNameKey(venue_name), ...place].join('|');
}

export function toVenueReference(facts: NormalisedEvent, key: string): VenueReference {
  const { venue_name, address, city_id, city_name, country_code, lat, lng, timezone } = facts;
  const names = [venue_name ?? ''];
  return { key, id: newId(), names, address, city_id, city_name, country_code, lat, lng, timezone };
}
