import type { PlaceText } from '../normalise/place-text.ts';
import type { SourceDefaults } from './source-defaults.ts';

/**
 * Fills in the place of a record from its source. The place of an event elsewhere is left alone: the city is filled in only if the record
 * names none, the venue only if the record has no address either. An online event has no city.
 */
export function withPlaceDefaults(place: PlaceText, defaults: SourceDefaults): PlaceText {
  const { city = null, region = null, country = null, venue = null } = defaults;
  const isAbroad =
    country !== null && place.country_code !== null && place.country_code !== country;
  if (isAbroad || place.online) return place;
  if (place.city !== null) {
    // A stated region decides itself: "London, ON" is in Canada.
    const isBare =
      place.region === null && place.country_or_region === null && place.country_code === null;
    return isBare ? { ...place, region, country_code: country } : place;
  }
  const isAtVenue = place.venue_name === null && place.address === null && place.position === null;
  return {
    ...place,
    venue_name: isAtVenue ? venue : place.venue_name,
    city: place.position === null ? city : null,
    region: place.region ?? region,
    country_code: place.country_code ?? country,
  };
}
