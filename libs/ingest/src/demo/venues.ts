import { CITIES, COUNTRIES, type DemoCity } from './cities.ts';
import { pickUnused, pick, type Random, jitter, wholeBetween } from './random.ts';
import { expand } from './template.ts';
import { ROOMS, type RoomKind, STREETS } from './words.ts';

export interface DemoVenue {
  kind: RoomKind;
  name: string;
  address: string;
  lat: number;
  lng: number;
}

// prettier-ignore
const PER_CITY: readonly RoomKind[] = [
  'hall', 'bar', 'bar', 'arena', 'theatre', 'theatre', 'cinema', 'comedy', 'club', 'congress', 'house', 'gallery', 'park',
];

/** Creates invented venues around the centre of each city, with distinct names. */
export function createVenues(random: Random): ReadonlyMap<DemoCity, readonly DemoVenue[]> {
  const taken = new Set<string>();
  const createName = (kind: RoomKind) => {
    const name = pickUnused(
      () => expand(random, pick<string>(random, ROOMS[kind])),
      (value) => !taken.has(value),
    );
    taken.add(name);
    return name;
  };
  const createVenue = (city: DemoCity, kind: RoomKind): DemoVenue => {
    return {
      kind,
      name: createName(kind),
      address: createAddress(random, city),
      ...jitter(random, city, 2),
    };
  };
  return new Map(CITIES.map((city) => [city, PER_CITY.map((kind) => createVenue(city, kind))]));
}

function createAddress(random: Random, city: DemoCity): string {
  const { pattern, names } = STREETS[COUNTRIES[city.country]?.streets ?? 'english'];
  return expand(random, pattern, {
    street: pick<string>(random, names),
    number: `${wholeBetween(random, [1, 120])}`,
  });
}
