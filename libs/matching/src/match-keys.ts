import type { NormalisedEvent, MatchKeys } from '@marquee/domain';
import { placeOf } from './compare-places.ts';
import { MAX_DAYS, takesDays } from './compare-times.ts';
import type { ListingFeatures } from './match-features.ts';
import { isKind } from './title-words.ts';
import { isNamedAfter } from './web-identity.ts';

const MAX_NAMES = 3;
const MAX_ARTISTS = 4;

/** Listings are compared where they share a number of a day near their own. What they share by chance costs a look, no more. */
export function matchKeysOf(traits: ListingFeatures): MatchKeys {
  const known = remembered.get(traits.facts);
  if (known) return known;
  const keys = numbersOf([...pagesOf(traits), ...namesOf(traits)]);
  const made = {
    day: traits.firstDay,
    around: takesDays(traits) ? MAX_DAYS : 1,
    keys,
    localKeys: numbersOf([...titlesOf(traits), ...billOf(traits)]).filter((number) => !keys.includes(number)),
    place: placeOf(traits),
  };
  remembered.set(traits.facts, made);
  return made;
}

const numbersOf = (texts: string[]) => [...new Set(texts.map(numberOf))];

// A listing is asked for its numbers when it is looked for, compared and stored.
const remembered = new WeakMap<NormalisedEvent, MatchKeys>();

const pagesOf = ({ pages, title }: ListingFeatures) =>
  pages.flatMap((page) => [`page ${page.page}`, ...(isNamedAfter(page, title) ? [`site ${page.site}`] : [])]);

/** The whole title, wherever it is. */
function titlesOf({ title, placeWords, facts }: ListingFeatures): string[] {
  const names = title.words.filter((word) => !isKind(word) && !placeWords.has(word));
  return [`title ${title.joined || facts.title}`, ...(names.length > 0 ? [`title ${names.join('')}`] : [])];
}

/** The longest names in a title, in their city: the longer, the rarer. */
function namesOf({ title, placeWords, facts }: ListingFeatures): string[] {
  const names = title.names.filter((name) => !placeWords.has(name)).sort((a, b) => b.length - a.length);
  const words = names.length > 0 ? names : title.kinds;
  return words.slice(0, MAX_NAMES).map((word) => `${String(facts.city_id)} ${word}`);
}

function billOf({ bill, sides }: ListingFeatures): string[] {
  const names = sides ? sides.flatMap((team) => team.split(' ').filter((word) => word.length > 3)) : bill;
  return names.slice(0, MAX_ARTISTS).map((name) => `bill ${name}`);
}

/** FNV-1a: 32 bits, signed as PostgreSQL has them. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
