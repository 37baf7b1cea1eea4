import { distanceKm, type Position } from '@marquee/domain';
import { editDistance } from '../words/edit-distance.ts';
import type { Area } from './parse-area.ts';
import { isInAreas } from './place-reading.ts';

/** A city that can be suggested, with every folded name of it. */
export interface SuggestedCity {
  id: number;
  name: string;
  name_key: string;
  region: string | null;
  region_code: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  population: number;
  keys: readonly string[];
}

/** How many typos ten times as many inhabitants outweigh. */
const WEIGHT_OF_TENFOLD = 0.3;
const MIN_LENGTH = 3;
const MAX_DISTANCE_KM = 100;

/** Returns how many typos a name of this length may contain. */
const maxTyposFor = (length: number): number => (length < 5 ? 1 : length < 12 ? 2 : 3);

interface SuggestOptions {
  /** The city is in each of these. */
  areas?: Area[];
  limit: number;
  maxTypos?: number;
}

/**
 * Suggests cities for misspelled names. Scans all names, because a typo can be in the first letter.
 */
export function createCitySuggester(cities: readonly SuggestedCity[]) {
  const names = cities.flatMap((city) =>
    [...new Set([city.name_key, ...city.keys])].map((key) => ({
      key,
      mask: letterMask(key),
      city,
    })),
  );
  const namesakes = new Map<string, SuggestedCity[]>();
  for (const city of cities)
    namesakes.set(city.name_key, [...(namesakes.get(city.name_key) ?? []), city]);

  /**
   * Returns the most likely cities for a folded name: few typos first, weighted by population.
   * Never one of this very name.
   */
  function suggest(
    name: string,
    { areas = [], limit, maxTypos = Infinity }: SuggestOptions,
  ): SuggestedCity[] {
    if (name.length < MIN_LENGTH) return [];
    const typos = Math.min(maxTypos, maxTyposFor(name.length));
    const mask = letterMask(name);
    const costs = new Map<SuggestedCity, number>();
    for (const { key, mask: other, city } of names) {
      if (
        Math.abs(key.length - name.length) > typos ||
        bitCount(mask ^ other) > 2 * typos ||
        key === name
      )
        continue;
      const distance = editDistance(name, key);
      if (distance > typos || !isInAreas(city, areas)) continue;
      const cost = distance - WEIGHT_OF_TENFOLD * Math.log10(city.population + 1);
      if (cost < (costs.get(city) ?? Infinity)) costs.set(city, cost);
    }
    const ranked = [...costs]
      .filter(([{ keys }]) => !keys.includes(name))
      .sort((a, b) => a[1] - b[1]);
    return ranked.slice(0, limit).map(([city]) => city);
  }

  /**
   * Returns the shortest text that names this city and no other: "London", "London, CA", "Portland,
   * Maine, US".
   */
  function nameOf(city: SuggestedCity): string {
    const rivals = (namesakes.get(city.name_key) ?? []).filter(({ id }) => id !== city.id);
    if (rivals.length === 0 || city.country_code === null) return city.name;
    const isUnique = rivals.every(({ country_code }) => country_code !== city.country_code);
    const region = isUnique || city.region_code === null || !city.region ? [] : [city.region];
    return [city.name, ...region, city.country_code].join(', ');
  }

  /** Returns the cities with this name, most populous first. */
  const findNamed = (name: string): SuggestedCity[] =>
    cities.filter(({ keys }) => keys.includes(name)).sort((a, b) => b.population - a.population);

  return {
    suggest,
    nameOf,
    findNearest: (position: Position) => findNearest(cities, position),
    findNamed,
  };
}
/**
 * Returns the nearest city within 100 km of a place, as an alternative to a place without events.
 */
function findNearest(cities: readonly SuggestedCity[], position: Position): SuggestedCity | null {
  let nearest: SuggestedCity | null = null;
  let shortest = MAX_DISTANCE_KM;
  for (const city of cities) {
    if (city.lat === null || city.lng === null) continue;
    const distance = distanceKm(position, { lat: city.lat, lng: city.lng });
    if (distance < shortest) [nearest, shortest] = [city, distance];
  }
  return nearest;
}

export type CitySuggester = ReturnType<typeof createCitySuggester>;

/** A bit per letter. Names whose masks differ in many bits are far apart. */
function letterMask(key: string): number {
  let mask = 0;
  for (let at = 0; at < key.length; at++) mask |= 1 << (key.charCodeAt(at) & 31);
  return mask;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
