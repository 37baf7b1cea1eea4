import type { CityNameRepository, NamedCity, SlugKind, SlugRepository } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { distance } from 'fastest-levenshtein';

const MAX_SHOWN = 3;
const MAX_COMPARED = 60;
const SHORTEST = 2;

/** Beginnings of a text, the longest first: a slip is seldom in the first letters. */
function beginningsOf(text: string): string[] {
  const lengths = [1, 0.75, 0.5, 0.3].map((part) => Math.max(SHORTEST, Math.floor(text.length * part)));
  return [...new Set(lengths)].map((length) => text.slice(0, length));
}

async function nearestTo<Item>(
  wanted: string,
  nameOf: (item: Item) => string,
  findBeginning: (beginning: string) => Promise<Item[]>,
): Promise<Item[]> {
  for (const beginning of beginningsOf(wanted)) {
    const found = await findBeginning(beginning);
    const closeness = (item: Item) => distance(wanted, nameOf(item));
    if (found.length > 0) return found.sort((a, b) => closeness(a) - closeness(b)).slice(0, MAX_SHOWN);
  }
  return [];
}

/** The slugs of a kind that are most like one that does not exist. */
export function nearestSlugs(slugs: SlugRepository, kind: SlugKind, wanted: string): Promise<string[]> {
  const plain = wanted.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const find = (beginning: string) => slugs.beginningWith(kind, beginning, MAX_COMPARED);
  return plain.length < SHORTEST ? Promise.resolve([]) : nearestTo(plain, (slug) => slug, find);
}

/** The cities with events whose names are most like a text, as "Berlin (DE)". */
export async function nearestCities(cityNames: CityNameRepository, wanted: string): Promise<string[]> {
  const key = foldText(wanted);
  if (key.length < SHORTEST) return [];
  const found = await nearestTo<NamedCity>(
    key,
    ({ name }) => foldText(name),
    (beginning) => cityNames.beginningWith(beginning, MAX_COMPARED),
  );
  return found.map(({ name, country_code }) => (country_code ? `${name} (${country_code})` : name));
}
