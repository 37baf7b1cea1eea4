import { countryName, distanceKm, foldText, type NormalisedEvent, type MatchPlace } from '@marquee/domain';
import { evidence, type Evidence } from './evidence.ts';
import type { ListingFeatures, MatchFeatures } from './match-features.ts';
import { overlap, type Overlap } from './word-overlap.ts';

export const SAME_PLACE_KM = 40;
const OTHER_CITY = -4;

export function comparePlaces(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const cities = compareCities(a.facts, b.facts);
  if (cities.weight > OTHER_CITY) return [cities, ...compareVenues(a, b)];
  // Whoever knows the hour knows the town; halls of one name stand in many towns.
  return areTimed(a, b) ? [evidence(2 * OTHER_CITY, cities.reason)] : [cities];
}

/** Where another listing of the same event must be: who knows the hour, knows the town. */
export function placeOf({ facts, minute }: ListingFeatures): MatchPlace {
  if (minute === null || facts.online) return { country_code: null, position: null };
  const { country_code, lat, lng } = facts;
  return { country_code, position: lat === null || lng === null || !namesCity(facts) ? null : { lat, lng } };
}

/** Two that cannot be of one event, as each says where it is. */
export const arePlacesApart = (a: MatchPlace, b: MatchPlace): boolean =>
  (a.country_code !== null && b.country_code !== null && a.country_code !== b.country_code) ||
  (a.position !== null && b.position !== null && distanceKm(a.position, b.position) > SAME_PLACE_KM);

const areTimed = (a: MatchFeatures, b: MatchFeatures) => a.minute !== null && b.minute !== null;

function compareCities(a: NormalisedEvent, b: NormalisedEvent): Evidence {
  if (a.city_id !== null && a.city_id === b.city_id) return evidence(2, 'same city');
  if (a.online && b.online) return evidence(1.5, 'both online');
  if (a.online || b.online) return evidence(-0.5, '');
  if (a.country_code !== null && b.country_code !== null && a.country_code !== b.country_code)
    return evidence(OTHER_CITY, 'other countries');
  if (!namesCity(a) || !namesCity(b)) return evidence(0, '');
  const km = kmBetween(a, b);
  if (km !== null && km <= SAME_PLACE_KM) return evidence(1.5, 'neighbouring cities');
  return km === null ? evidence(-1, 'other cities') : evidence(OTHER_CITY, 'other cities');
}

/** Some write the country where the city goes. */
const namesCity = ({ city_id, city_name, country_code }: NormalisedEvent) =>
  city_id !== null && (country_code === null || foldText(city_name ?? '') !== foldText(countryName(country_code)));

interface Placed {
  lat: number | null;
  lng: number | null;
}

const kmBetween = (a: Placed, b: Placed) =>
  a.lat === null || a.lng === null || b.lat === null || b.lng === null
    ? null
    : distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng });

function compareVenues(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.venue.length === 0 || b.venue.length === 0) return [];
  const { smaller: ofLess, union: ofAll } = venueSimilarity(a, b);
  if (ofAll >= 0.7) return [evidence(2, 'same venue')];
  if (ofLess >= 0.99) return [evidence(1.5, 'same venue')];
  if (ofLess >= 0.5) return [evidence(0, '')];
  return [evidence(areTimed(a, b) ? -6 : -2, 'other venues')];
}

export function venueSimilarity(a: MatchFeatures, b: MatchFeatures): Overlap {
  const own = ({ venue, placeWords }: MatchFeatures) => venue.filter((word) => !placeWords.has(word));
  return overlap(own(a), own(b));
}
