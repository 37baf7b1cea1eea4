import { parseCountryCode } from '@marquee/domain';
import type { PlaceText } from '../normalise/place-text.ts';
import { findRegionsByName } from '../places/region-names.ts';
import type { SourceDefaults } from './source-defaults.ts';

/**
 * Fills in the place of a record from its source. The place of an event elsewhere is left alone: a
 * town that the record names decides itself, and the venue is filled in only if the record has no
 * address either. An online event has only the zone of the town.
 */
export function withPlaceDefaults(place: PlaceText, defaults: SourceDefaults): PlaceText {
  const { city, region = null, country = null, timezone, venue = null } = defaults;
  const isAbroad =
    country !== null && place.country_code !== null && place.country_code !== country;
  if (isAbroad) return place;
  const source = { city, region: region ?? undefined, country: country ?? undefined, timezone };
  if (place.online) return { ...place, source };
  if (place.city !== null) {
    const isBare =
      place.region === null && place.country_or_region === null && place.country_code === null;
    if (isBare) return { ...place, source, region, country_code: country };
    return inCountryOfSource({ ...place, source }, country);
  }
  const isAtVenue = place.venue_name === null && place.address === null && place.position === null;
  return { ...place, source, venue_name: isAtVenue ? venue : place.venue_name };
}

/**
 * A stated region decides itself: "London, ON" is in Canada. With a source in Brazil, "Alegrete,
 * RS" is there, not in Serbia.
 */
function inCountryOfSource(place: PlaceText, country: string | null): PlaceText {
  const area = place.region ?? place.country_or_region;
  if (country === null || area === null || place.country_code !== null) return place;
  const regions = findRegionsByName(area);
  const isThere = regions.some((region) => region.country_code === country);
  if (!isThere && (regions.length > 0 || parseCountryCode(area) !== null)) return place;
  return { ...place, country_code: country, region: area, country_or_region: null };
}
