import type { PlaceText } from '../normalise/place-text.ts';
import type { SourceDefaults } from './source-defaults.ts';

/**
 * Fills in the place of a record from its source. The place of an event elsewhere is left alone: a town that the record names decides
 * itself, and the venue is filled in only if the record has no address either. An online event has only the zone of the town.
 */
export function withPlaceDefaults(place: PlaceText, defaults: SourceDefaults): PlaceText {
  const { city, region = null, country = null, timezone, venue = null } = defaults;
  const isAbroad =
    country !== null && place.country_code !== null && place.country_code !== country;
  if (isAbroad) return place;
  const source = { city, region: region ?? undefined, country: country ?? undefined, timezone };
  if (place.online) return { ...place, source };
  if (place.city !== null) {
    // A stated region decides itself: "London, ON" is in Canada.
    const isBare =
      place.region === null && place.country_or_region === null && place.country_code === null;
    return isBare ? { ...place, source, region, country_code: country } : { ...place, source };
  }
  const isAtVenue = place.venue_name === null && place.address === null && place.position === null;
  return { ...place, source, venue_name: isAtVenue ? venue : place.venue_name };
}
