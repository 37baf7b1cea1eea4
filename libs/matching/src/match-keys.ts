import type { NormalisedEvent, MatchKeys } from '@marquee/domain';
import { actKey, titleActs } from './acts.ts';
import { clubName } from './club-names.ts';
import { toMatchPlace } from './compare-places.ts';
import { MAX_DAYS, spansDays } from './compare-times.ts';
import { listingFeatures, type ListingFeatures } from './match-features.ts';
import { isKind, normaliseWord } from './title-words.ts';
import { isVenueKind } from './venue-words.ts';
import { isNamedAfter } from './web-identity.ts';

const MAX_NAMES = 3;
const MAX_ARTISTS = 4;
const MAX_ACTS = 4;
const MAX_HOUSES = 2;
const MIN_HOUSE = 4;

/**
 * Returns the blocking keys of a listing, computed once per event object. Listings that share a key
 * on near days are compared. A chance hit costs one comparison.
 */
export function buildMatchKeys(event: NormalisedEvent): MatchKeys {
  const cached = cache.get(event);
  if (cached) return cached;
  const features = listingFeatures(event);
  const keys = hashKeys([...pageKeys(features), ...nameKeys(features)]);
  const matchKeys = {
    day: features.firstDay,
    around: spansDays(features) ? MAX_DAYS : 1,
    keys,
    localKeys: hashKeys([
      ...titleKeys(features),
      ...lineupKeys(features),
      ...houseKeys(features),
      ...conferenceKeys(features),
    ]).filter((key) => !keys.includes(key)),
    place: toMatchPlace(features),
  };
  cache.set(event, matchKeys);
  return matchKeys;
}

const hashKeys = (texts: string[]) => [...new Set(texts.map(fnv1a))];

// A listing needs its keys in the lookup, the comparison and the write.
const cache = new WeakMap<NormalisedEvent, MatchKeys>();

const pageKeys = ({ pages, title }: ListingFeatures) =>
  pages.flatMap((page) => [
    `page ${page.page}`,
    ...(isNamedAfter(page, title) ? [`site ${page.site}`] : []),
  ]);

/**
 * Returns the whole title and its parts, independent of the city. A performer and a title of the
 * same name share a key.
 */
function titleKeys({ title, placeWords, event }: ListingFeatures): string[] {
  const names = title.words.filter((word) => !isKind(word) && !placeWords.has(word));
  const texts = [
    title.joined || event.title,
    names.join(''),
    ...titleActs(event.title).slice(0, MAX_ACTS),
  ];
  return texts.filter((text) => text !== '').map((text) => `act ${text}`);
}

/**
 * Returns the longest names in a title with the city. Long names are rare, so they are good keys.
 * Of a conference the beginnings suffice, because few take place in one city: "RubyC" and "Ruby
 * Conference", "ESPC25" and "ESPC".
 */
function nameKeys({ title, placeWords, event }: ListingFeatures): string[] {
  const names = title.names
    .filter((name) => !placeWords.has(name))
    .sort((a, b) => b.length - a.length);
  const words = names.length > 0 ? names : title.kinds;
  const length = event.category === 'conference' ? CONFERENCE_PREFIX : Infinity;
  return words
    .slice(0, MAX_NAMES)
    .map((word) => `${String(event.city_id)} ${word.slice(0, length)}`);
}

function lineupKeys({ lineup, sides, ids }: ListingFeatures): string[] {
  if (sides) {
    const words = sides.flatMap((team) =>
      clubName(team)
        .split(' ')
        .filter((word) => word.length >= TEAM_PREFIX),
    );
    return words.slice(0, MAX_ARTISTS).map((word) => `team ${word.slice(0, TEAM_PREFIX)}`);
  }
  const stated = [...ids.values()].flatMap(({ musicbrainz_id, spotify_id }) => [
    musicbrainz_id,
    spotify_id,
  ]);
  return [
    ...lineup.slice(0, MAX_ARTISTS).map((name) => `act ${actKey(name)}`),
    ...stated.flatMap((id) => (id ? [`id ${id}`] : [])).slice(0, MAX_ARTISTS),
  ];
}

const CONFERENCE_PREFIX = 4;
// "Lyon" and "Lyonnais" begin alike.
const TEAM_PREFIX = 4;
const KIND_AT_END = /(?:conf|con|summit|days?|fest|camp)$/;

/**
 * The name of a conference in its country without its kind and country, and each name if the city
 * is only in the title: "ROSSConf" and "ROSS Conf Amsterdam", "PyConKE" and "PyCon Kenya".
 */
function conferenceKeys({ event, title, placeWords }: ListingFeatures): string[] {
  if (event.category !== 'conference') return [];
  const words = title.words.filter((word) => !placeWords.has(word) && !/^\d+$/.test(word));
  const joined = words.map((word) => withoutCountryCode(word, event).replace(/s$/, '')).join('');
  const stem = joined.replace(KIND_AT_END, '');
  const names =
    event.city_id === null ? title.names.slice(0, MAX_NAMES).map((name) => `act ${name}`) : [];
  return stem === '' ? names : [`conf ${String(event.country_code)} ${stem}`, ...names];
}

const MIN_NAME = 4;
function withoutCountryCode(word: string, { country_code }: NormalisedEvent): string {
  const end = country_code?.toLowerCase() ?? '';
  return end !== '' && word.endsWith(end) && word.length - end.length >= MIN_NAME
    ? normaliseWord(word.slice(0, -end.length))
    : word;
}

/** A house and an hour: finds names with a typo, and titles of which only one states the act. */
function houseKeys({ event, minute, venue, placeWords }: ListingFeatures): string[] {
  const isSport = event.category === 'sports';
  if (event.city_id === null || event.category === 'conference' || (minute === null && !isSport))
    return [];
  // "Match 16"
  const matches =
    isSport && minute !== null ? [`match ${String(event.city_id)} ${String(minute)}`] : [];
  const names = venue.filter(
    (word) => word.length >= MIN_HOUSE && !placeWords.has(word) && !isVenueKind(word),
  );
  const longest = names.sort((a, b) => b.length - a.length).slice(0, MAX_HOUSES);
  const words = longest.length > 0 ? longest : [venue.join('')].filter((word) => word !== '');
  return [...matches, ...words.map((word) => `house ${String(event.city_id)} ${word}`)];
}

/** FNV-1a hash: 32 bits, signed as in PostgreSQL. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
