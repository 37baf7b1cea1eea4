import { newId, type NormalisedEvent, type VenueRequest } from '@marquee/domain';
import { nameKeyOf } from './names.ts';

/** A venue that a claim names, and its zone. */
export type VenueReference = Omit<VenueRequest, 'centre'> & { timezone: string };

/** By what a claim names its venue, and where; null where it names none. */
export function venueKey({ venue_name, city_id, lat, lng, address }: NormalisedEvent): string | null {
  if (venue_name === null) return null;
  const place = [city_id, lat?.toFixed(3), lng?.toFixed(3), address?.toLowerCase()];
  return [nameKeyOf(venue_name), ...place].join('|');
}

/** The venue that a claim names, under that key. */
export function toVenueReference(facts: NormalisedEvent, key: string): VenueReference {
  const { venue_name, address, city_id, city_name, country_code, lat, lng, timezone } = facts;
  const names = [venue_name ?? ''];
  return { key, id: newId(), names, address, city_id, city_name, country_code, lat, lng, timezone };
}
