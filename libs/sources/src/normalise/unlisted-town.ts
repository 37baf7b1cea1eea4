import type { AddressLine } from '../places/address-line.ts';
import { areaOfTown } from '../places/line-area.ts';
import type { HomeOfList } from './home-of-list.ts';
import type { PlaceText } from './place-text.ts';
import type { BareTown } from './town-column.ts';

/**
 * A town that the gazetteer lacks: one that the record states, or the text in the place of the town
 * of an address.
 */
export function unlistedTown(place: PlaceText, home: HomeOfList | null, bare: BareTown | null) {
  if (place.city !== null) return { place: withCountryOfList(place, home), found: {} };
  for (const { field, line } of place.lines) {
    const country = place.country_code ?? place.source.country ?? home?.country_code ?? null;
    const town = areaOfTown(line, country);
    if (town === null || isNoPostcode(line, country)) continue;
    const { text } = town;
    const country_code = place.country_code ?? town.country_code ?? place.source.country ?? null;
    const ofSource = country_code === place.source.country ? (place.source.region ?? null) : null;
    const region = place.region ?? town.region ?? ofSource;
    return {
      place: { ...place, city: text, region, country_code },
      found: { text, town: { field, at: town.at, text } },
    };
  }
  if (bare === null) return null;
  const { text } = bare;
  const town = { field: 'venue_name' as const, ...bare };
  return { place: { ...place, city: text }, found: { text, town } };
}

/** "Scarborough, CA" in a list of Canada is in Canada. */
function withCountryOfList(place: PlaceText, home: HomeOfList | null): PlaceText {
  const letters = place.country_or_region ?? place.region;
  const isMeant =
    home !== null && place.country_code === null && letters?.toUpperCase() === home.country_code;
  return isMeant ? { ...place, country_code: home.country_code, region: null } : place;
}

/**
 * "1919 Livehouse" is no town of a country whose postcodes have another form, and neither is
 * "Library 4103" one of an unknown country.
 */
function isNoPostcode({ parts, townAt }: AddressLine, country: string | null): boolean {
  const postcode = parts[townAt]?.postcode ?? null;
  if (postcode === null) return false;
  return country === null ? postcode.isBehind === true : !postcode.countries.includes(country);
}
