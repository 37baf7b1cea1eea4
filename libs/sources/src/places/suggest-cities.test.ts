import { beforeAll, describe, expect, it } from '@jest/globals';
import { foldText } from '@marquee/domain';
import {
  choosePlace,
  createCitySuggester,
  namesInReadings,
  readPlace,
  type CitySuggester,
  type SuggestedCity,
} from '@marquee/search';
import { loadPlaces } from './places-fixture.ts';

const MIN_POPULATION = 100_000;
const MISSPELLINGS = 200;

let places: Awaited<ReturnType<typeof loadPlaces>>;
let cities: SuggestedCity[];
let suggester: CitySuggester;
beforeAll(async () => {
  places = await loadPlaces();
  cities = places.cities.filter(({ population }) => population >= MIN_POPULATION);
  suggester = createCitySuggester(cities);
});

const suggest = (text: string) =>
  suggester.suggest(foldText(text), { limit: 3 }).map(({ name }) => name);

describe('a suggestion', () => {
  it.each([
    ['Lodon', 'London'],
    ['Londn', 'London'],
    ['New Yrok', 'New York City'],
    ['Madird', 'Madrid'],
    ['Barcelna', 'Barcelona'],
    ['Amsterdm', 'Amsterdam'],
    ['San Farncisco', 'San Francisco'],
    ['Los Angles', 'Los Angeles'],
    ['Pariss', 'Paris'],
    ['Brelin', 'Berlin'],
    ['Tokio City', null],
    ['Stokcholm', 'Stockholm'],
    ['Muenchn', 'Munich'],
    ['Xopenhagen', 'Copenhagen'],
    ['Philadephia', 'Philadelphia'],
    ['Xyzzyville', null],
  ])('for %s is %s', (typed, expected) => {
    expect(suggest(typed)[0] ?? null).toBe(expected);
  });

  it('is never the name itself', () => {
    expect(suggest('Springfield')).not.toContain('Springfield');
  });

  it('is text that names the suggested city and no other', () => {
    const random = createRandom(7);
    for (let trial = 0; trial < MISSPELLINGS; trial++) {
      const typed = misspell(cities[Math.floor(random() * cities.length)]?.name_key ?? '', random);
      for (const city of suggester.suggest(typed, { limit: 3 }))
        expect(find(suggester.nameOf(city))).toBe(city.id);
    }
  });
});

function find(text: string): number | null {
  const ids = new Set(cities.map(({ id }) => id));
  const readings = readPlace(text, places.regionIndex);
  const named = namesInReadings(readings).map(
    (key) => [key, (places.citiesByName.get(key) ?? []).filter(({ id }) => ids.has(id))] as const,
  );
  const place = choosePlace(readings, new Map(named));
  return place && 'city' in place ? place.city.id : null;
}

function misspell(name: string, random: () => number): string {
  const at = Math.floor(random() * (name.length - 1));
  const [before, letter, next, after] = [
    name.slice(0, at),
    name.charAt(at),
    name.charAt(at + 1),
    name.slice(at + 2),
  ];
  const edits = [
    before + next + after,
    `${before}${next}${letter}${after}`,
    `${before}x${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
  ];
  return edits[Math.floor(random() * edits.length)] ?? name;
}

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
