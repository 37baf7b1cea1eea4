import type { NormalisedEvent, MatchKeys } from '@marquee/domain';
import { toMatchPlace } from './compare-places.ts';
import { MAX_DAYS, spansDays } from './compare-times.ts';
import { listingFeatures, type ListingFeatures } from './match-features.ts';
import { isKind } from './title-words.ts';
import { isNamedAfter } from './web-identity.ts';

const MAX_NAMES = 3;
const MAX_ARTISTS = 4;

/** Returns the blocking keys of a listing, computed once per event object. Listings that share a key on near days are compared. A chance hit costs one comparison. */
export function buildMatchKeys(event: NormalisedEvent): MatchKeys {
  const cached = cache.get(event);
  if (cached) return cached;
  const features = listingFeatures(event);
  const keys = hashKeys([...pageKeys(features), ...nameKeys(features)]);
  const matchKeys = {
    day: features.firstDay,
    around: spansDays(features) ? MAX_DAYS : 1,
    keys,
    localKeys: hashKeys([...titleKeys(features), ...lineupKeys(features)]).filter((key) => !keys.includes(key)),
    place: toMatchPlace(features),
  };
  cache.set(event, matchKeys);
  return matchKeys;
}

const hashKeys = (texts: string[]) => [...new Set(texts.map(fnv1a))];

// A listing needs its keys in the lookup, the comparison and the write.
const cache = new WeakMap<NormalisedEvent, MatchKeys>();

const pageKeys = ({ pages, title }: ListingFeatures) =>
  pages.flatMap((page) => [`page ${page.page}`, ...(isNamedAfter(page, title) ? [`site ${page.site}`] : [])]);

/** Returns the whole title, independent of the city. */
function titleKeys({ title, placeWords, event }: ListingFeatures): string[] {
  const names = title.words.filter((word) => !isKind(word) && !placeWords.has(word));
  return [`title ${title.joined || event.title}`, ...(names.length > 0 ? [`title ${names.join('')}`] : [])];
}

/** Returns the longest names in a title with the city. Long names are rare, so they are good keys. */
function nameKeys({ title, placeWords, event }: ListingFeatures): string[] {
  const names = title.names.filter((name) => !placeWords.has(name)).sort((a, b) => b.length - a.length);
  const words = names.length > 0 ? names : title.kinds;
  return words.slice(0, MAX_NAMES).map((word) => `${String(event.city_id)} ${word}`);
}

function lineupKeys({ lineup, sides }: ListingFeatures): string[] {
  const names = sides ? sides.flatMap((team) => team.split(' ').filter((word) => word.length > 3)) : lineup;
  return names.slice(0, MAX_ARTISTS).map((name) => `bill ${name}`);
}

/** FNV-1a hash: 32 bits, signed as in PostgreSQL. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
