import type { PartialRawEvent } from '../../reading/record-format.ts';

type Place = Pick<PartialRawEvent, 'city' | 'region' | 'country' | 'lat' | 'lng'>;

// Rounds whose place the list leaves out, or names by the circuit only. Patterns of the name or the
// location.
const PLACES: readonly (readonly [
  pattern: RegExp,
  city: string,
  region: string | null,
  country: string,
])[] = [
  [/st\. petersburg/i, 'St. Petersburg', 'Florida', 'US'],
  [/long beach/i, 'Long Beach', 'California', 'US'],
  [/alabama/i, 'Birmingham', 'Alabama', 'US'],
  [/indianapolis|^sonsio grand prix$/i, 'Indianapolis', 'Indiana', 'US'],
  [/detroit/i, 'Detroit', 'Michigan', 'US'],
  [/road america/i, 'Elkhart Lake', 'Wisconsin', 'US'],
  [/monterey/i, 'Monterey', 'California', 'US'],
  [/milwaukee|^snap-on/i, 'Milwaukee', 'Wisconsin', 'US'],
  [/^(hy-?vee|farm to finish|synk)/i, 'Newton', 'Iowa', 'US'],
  [/toronto/i, 'Toronto', 'Ontario', 'CA'],
  [/markham/i, 'Markham', 'Ontario', 'CA'],
  [/portland/i, 'Portland', 'Oregon', 'US'],
  [/music city/i, 'Lebanon', 'Tennessee', 'US'],
  [/thermal club|million challenge/i, 'Thermal', 'California', 'US'],
  [/grand prix of arlington/i, 'Arlington', 'Texas', 'US'],
  [/grand prix of washington/i, 'Washington', 'District of Columbia', 'US'],
  [/good ranchers/i, 'Avondale', 'Arizona', 'US'],
  [/misano/i, 'Misano Adriatico', null, 'IT'],
  [/diriyah/i, 'Diriyah', null, 'SA'],
];
// Towns that the gazetteer lacks, with larger namesakes in other states.
const SMALL_TOWNS: readonly (readonly [pattern: RegExp, place: Place])[] = [
  [/mid-ohio/i, { city: 'Lexington', region: 'Ohio', country: 'US', lat: 40.689, lng: -82.637 }],
  [
    /bommarito|^madison$/i,
    { city: 'Madison', region: 'Illinois', country: 'US', lat: 38.651, lng: -90.135 },
  ],
];
const WITHOUT_TOWN = /^(road america|mid-ohio|misano|diriyah|madison)$/i;

/**
 * Returns the place of a round whose location is missing, is only the name of a circuit, or has a
 * larger namesake.
 */
export function findRoundPlace(name: string, location: string): Place | null {
  if (location !== '' && !WITHOUT_TOWN.test(location)) return null;
  const isMeant = ([pattern]: readonly [RegExp, ...unknown[]]) => pattern.test(location || name);
  const found = PLACES.find(isMeant);
  return found
    ? { city: found[1], region: found[2], country: found[3] }
    : (SMALL_TOWNS.find(isMeant)?.[1] ?? null);
}
