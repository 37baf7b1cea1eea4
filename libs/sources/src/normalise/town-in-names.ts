import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { isEastAsian } from '../places/part-names.ts';
import { isLocalScript } from '../places/scripts.ts';
import { largestOfName } from './town-in-venue.ts';

const LARGE_CITY = 100_000;
const TOWN = 15_000;
const MAX_WORDS = 3;
const MAX_LENGTH = 200;
// Words of titles and files that are cities somewhere.
const COMMON =
  /^(?:reading|nice|bath|mobile|split|orange|most|same|date|media|university|church|best|tours|metro|enterprise|victoria|phoenix|lincoln|madison|jackson|columbus|columbia|aurora|champion|independence|liberty|concord|union|central|santa|san|saint|van|ho|male|mary|gary|troy|regina|florence|salvador|georgia|washington|hamilton|george|man|of|the|and|for|data|events?|home|public|main|master|source|list|big|linden|essen|hall|halle|march|batman|sale|wells|page|deal|nelson|orlando|chester|paradise|eden|university park|normal|surprise|corona|garden|plantation|alba|mons|bar|ulm|pau|lima|bari|como|nancy|valence|barking|barre)$/i;

/**
 * Returns the names in the texts that name a list which can be its town: groups of words with a
 * capital letter.
 */
export const namesInTexts = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => groups(text).map(({ name }) => name))),
];

/**
 * Returns the only city that the first text with one names. A smaller town counts in the country of
 * the list.
 */
export function findTownInTexts(
  texts: readonly string[],
  candidates: ReadonlyMap<string, City[]>,
  country: string | null,
): City | null {
  for (const text of texts) {
    const found: { city: City; from: number; to: number }[] = [];
    for (const { name, from, to, around } of groups(text)) {
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const cities = candidates.get(foldText(name)) ?? [];
      const towns = cities.filter(({ population }) => population >= TOWN);
      const isSmall = country !== null || (INSTITUTION.test(around) && towns.length === 1);
      const city = largestOfName(
        name,
        cities,
        (each) =>
          each.population >= (isSmall ? TOWN : LARGE_CITY) &&
          (country === null || each.country_code === country),
      );
      const isNamed =
        city !== null && (isOwn(name, city) || isLocalScript(name, city.country_code));
      if (isNamed) found.push({ city, from, to });
    }
    const towns = new Set(found.map(({ city }) => city.id));
    if (found[0] && towns.size === 1) return found[0].city;
    if (towns.size > 1) return null;
  }
  return null;
}

const isOwn = (name: string, city: City) =>
  city.name_key === foldText(name) || !/^[\p{Script=Latin}\s'’.-]+$/u.test(name) || name.length > 4;

/** "Kennesaw State University" is in the only town of that name, and so is "City of Issaquah". */
const INSTITUTION =
  /(?:^|\s)(?:city|town|village|municipality|county|university|college) of \|| ?\|(?: state)? (?:university|college|city council|public library)(?:\s|$)/i;

interface Group {
  name: string;
  from: number;
  to: number;
  /** Two words before and after it, with bars in its place. */
  around: string;
}

/** Groups of up to three words, the longest first. */
function groups(text: string): Group[] {
  const words = [...text.slice(0, MAX_LENGTH).matchAll(/[\p{L}\p{M}'’.-]+/gu)].map(([word]) =>
    word.replace(/^[.'’-]+|[.'’-]+$/g, ''),
  );
  const found: Group[] = [];
  for (let size = MAX_WORDS; size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const group = words.slice(from, from + size);
      const name = group.join(' ');
      if (isName(group.at(0)) && isName(group.at(-1)) && !COMMON.test(name) && name.length > 2)
        found.push({ name, from, to: from + size, around: aroundGroup(words, from, size) });
    }
  return found;
}

const aroundGroup = (words: readonly string[], from: number, size: number): string =>
  [
    ...words.slice(Math.max(0, from - 2), from),
    '|',
    ...words.slice(from + size, from + size + 2),
  ].join(' ');

const isName = (word: string | undefined): boolean =>
  word !== undefined &&
  (/^\p{Lu}\p{L}/u.test(word) || isEastAsian(word) || /^\p{Lo}{2}/u.test(word));
