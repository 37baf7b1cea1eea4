import {
  countryName,
  distanceKm,
  foldText,
  type NormalisedEvent,
  type MatchPlace,
} from '@marquee/domain';
import { evidence, type Evidence } from './evidence.ts';
import type { ListingFeatures, MatchFeatures } from './match-features.ts';
import { isVenueKind } from './venue-words.ts';
import { overlap, type Overlap } from './word-overlap.ts';

export const SAME_PLACE_KM = 40;
const OTHER_CITY = -4;

export function comparePlaces(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const cities = compareCities(a.event, b.event);
  if (cities.weight > OTHER_CITY) return [cities, ...compareVenues(a, b)];
  // A source that states the hour also knows the town. Venues of one name exist in many towns.
  return areTimed(a, b) ? [evidence(2 * OTHER_CITY, cities.reason)] : [cities];
}

/**
 * Returns where another listing of the event must be. A listing without an hour does not restrict
 * the place.
 */
export function toMatchPlace({ event, minute }: ListingFeatures): MatchPlace {
  if (minute === null || event.online) return { country_code: null, position: null };
  const { country_code, lat, lng } = event;
  return {
    country_code,
    position: lat === null || lng === null || !namesCity(event) ? null : { lat, lng },
  };
}

/** Returns whether two stated places cannot belong to one event. */
export const arePlacesApart = (a: MatchPlace, b: MatchPlace): boolean =>
  (a.country_code !== null && b.country_code !== null && a.country_code !== b.country_code) ||
  (a.position !== null &&
    b.position !== null &&
    distanceKm(a.position, b.position) > SAME_PLACE_KM);

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

/** Returns false if the city field contains a country. */
const namesCity = ({ city_id, city_name, country_code }: NormalisedEvent) =>
  city_id !== null &&
  (country_code === null || foldText(city_name ?? '') !== foldText(countryName(country_code)));

interface Located {
  lat: number | null;
  lng: number | null;
}

const kmBetween = (a: Located, b: Located) =>
  a.lat === null || a.lng === null || b.lat === null || b.lng === null
    ? null
    : distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng });

function compareVenues(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.venue.length === 0 || b.venue.length === 0) return [];
  if (isHallOnly(a) || isHallOnly(b) || isStadiumOfTown(a) || isStadiumOfTown(b))
    return [evidence(0, '')];
  if (areInitials(a.venue, b.venue) || areInitials(b.venue, a.venue))
    return [evidence(1.5, 'same venue')];
  const { smaller, union } = venueSimilarity(a, b);
  if (union >= 0.7) return [evidence(2, 'same venue')];
  if (smaller >= 0.99) return [evidence(1.5, 'same venue')];
  if (smaller >= 0.5) return [evidence(0, '')];
  if (!areTimed(a, b)) return [evidence(-2, 'other venues')];
  if (areOneRace(a, b)) return [evidence(-1, 'other venues')];
  return [evidence(a.minute === b.minute ? -6 : -8, 'other venues')];
}

/** Recognises "Seattle Stadium" in Seattle, as tournaments name stadiums that have sponsors. */
const isStadiumOfTown = ({ venue, event, placeWords }: MatchFeatures) =>
  event.category === 'sports' && venue.every((word) => placeWords.has(word) || isVenueKind(word));

/**
 * A circuit or a stadium has several names. A town has one race of a name at an hour, and one match
 * of two teams.
 */
const areOneRace = (a: MatchFeatures, b: MatchFeatures): boolean =>
  [a, b].every(({ event }) => event.category === 'sports') &&
  a.minute === b.minute &&
  (a.sides && b.sides
    ? a.sides.join() === b.sides.join()
    : a.sides === b.sides && a.title.names.length > 0 && a.title.joined === b.title.joined);

const HALL = new Set(
  `grote grosse grosser kleine kleiner zaal saal sala salle grande petite main big small upper lower blue red black room hall stage box
  studio lounge foyer club upstairs downstairs basement auditorium theater theatre bar terrace 1 2 3 i ii iii a b c`.split(
    /\s+/,
  ),
);

/** Recognises "Grote Zaal" and "Main Room": a hall of a house that is not stated. */
const isHallOnly = ({ venue, event }: MatchFeatures) =>
  event.category !== 'festival' && venue.every((word) => HALL.has(word));

/** Recognises "AB" and "AB Box" for "Ancienne Belgique". */
const areInitials = ([short = '', ...hall]: string[], words: string[]) =>
  short.length > 1 &&
  short === words.map((word) => word[0]).join('') &&
  hall.every((word) => HALL.has(word));

export function venueSimilarity(a: MatchFeatures, b: MatchFeatures): Overlap {
  const own = ({ venue, placeWords }: MatchFeatures) =>
    venue.filter((word) => !placeWords.has(word));
  return overlap(own(a), own(b));
}
