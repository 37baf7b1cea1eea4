import { editDistance } from '../search/edit-distance.ts';
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
  population: number;
  keys: readonly string[];
}

/** How many typos ten times as many inhabitants outweigh. */
const WEIGHT_OF_TENFOLD = 0.3;
const MIN_LENGTH = 3;

/** Returns how many typos a name of this length may contain. */
const maxTypos = (length: number): number => (length < 5 ? 1 : length < 12 ? 2 : 3);

/** Suggests cities for misspelled names. Scans all names, because a typo can be in the first letter. */
export function createCitySuggester(cities: readonly SuggestedCity[]) {
  const names = cities.flatMap((city) =>
    [...new Set([city.name_key, ...city.keys])].map((key) => ({ key, mask: letterMask(key), city })),
  );
  const namesakes = new Map<string, SuggestedCity[]>();
  for (const city of cities) namesakes.set(city.name_key, [...(namesakes.get(city.name_key) ?? []), city]);

  /** Returns the most likely cities for a folded name: few typos first, weighted by population. Never one of this very name. */
  function suggest(name: string, { areas = [], limit }: { areas?: Area[]; limit: number }): SuggestedCity[] {
    if (name.length < MIN_LENGTH) return [];
    const typos = maxTypos(name.length);
    const mask = letterMask(name);
    const costs = new Map<SuggestedCity, number>();
    for (const { key, mask: other, city } of names) {
      if (Math.abs(key.length - name.length) > typos || bitCount(mask ^ other) > 2 * typos || key === name) continue;
      const distance = editDistance(name, key);
      if (distance > typos || !isInAreas(city, areas)) continue;
      const cost = distance - WEIGHT_OF_TENFOLD * Math.log10(city.population + 1);
      if (cost < (costs.get(city) ?? Infinity)) costs.set(city, cost);
    }
    const ranked = [...costs].filter(([{ keys }]) => !keys.includes(name)).sort((a, b) => a[1] - b[1]);
    return ranked.slice(0, limit).map(([city]) => city);
  }

  /** Returns the shortest text that names this city and no other: "London", "London, CA", "Portland, Maine, US". */
  function nameOf(city: SuggestedCity): string {
    const rivals = (namesakes.get(city.name_key) ?? []).filter(({ id }) => id !== city.id);
    if (rivals.length === 0 || city.country_code === null) return city.name;
    const isUnique = rivals.every(({ country_code }) => country_code !== city.country_code);
    return [city.name, ...(isUnique || !city.region ? [] : [city.region]), city.country_code].join(', ');
  }

  return { suggest, nameOf };
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
