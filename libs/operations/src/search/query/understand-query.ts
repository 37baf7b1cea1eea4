import {
  expandCityNames,
  findUnrecorded,
  parseClock,
  parsePriceLimit,
  separatePhrases,
  type PlaceCandidate,
} from '@marquee/search';
import type { KnownName } from '../known-names.ts';
import { asksForCheap, asksForCheapest, withoutCheapest } from './cheapest.ts';
import { isSentence, withoutFillers } from './filler-words.ts';
import { parseQuery, type Token } from './parse-query.ts';
import { QUOTED, readPlaceDaysAndMeanings } from './place-and-days.ts';
import { findLandmark } from './places/query-landmark.ts';
import { findUnknownPlace } from './places/unknown-place.ts';
import { lowPrice, settleCurrency } from './price-currency.ts';
import { findExcludedPlace, findExclusions } from './query-exclusions.ts';
import { withoutNext, withoutVerbs } from './query-frames.ts';
import type { QueryVocabulary, UnderstoodQuery } from './understood-query.ts';

/**
 * Reads the conditions of a query. The text in quotes is left alone. The name of an unknown place
 * that events shall be near to is left out.
 */
export async function understandQuery(
  query: string,
  vocabulary: QueryVocabulary,
): Promise<UnderstoodQuery> {
  const understood = await readQuery(query, vocabulary);
  const unknown = await findUnknownPlace(query, understood, vocabulary);
  if (unknown === null) return understood;
  const ignored = parseQuery(unknown.name);
  return { ...(await readQuery(unknown.rest, vocabulary)), ignored, unknownPlace: unknown.name };
}

async function readQuery(query: string, vocabulary: QueryVocabulary): Promise<UnderstoodQuery> {
  const tokens = parseQuery(query);
  const whole = await vocabulary.findKnownNames(tokens);
  const isCheapest = asksForCheapest(query.replaceAll(QUOTED, ' ')) && !isListedCheap(whole);
  const stated = isCheapest ? withoutCheapest(query) : query;
  const written = { tokens, whole, vocabulary };
  const { unrecorded, rest: recorded } = await readUnrecorded(stated, written);
  const plain = separatePhrases(expandCityNames(recorded));
  const spaced = withoutVerbs(plain);
  const priced = parsePriceLimit(spaced.replaceAll(QUOTED, ' ')) && parsePriceLimit(spaced);
  const { excluded, rest } = findExclusions(priced?.rest ?? spaced);
  const apart = await findExcludedPlace(rest, vocabulary.findPlaces);
  const clock = apart.rest.includes('"') ? null : parseClock(apart.rest);
  const near = await findLandmark(clock?.rest ?? apart.rest, vocabulary.findPosition);
  const text = near?.rest ?? clock?.rest ?? apart.rest;
  const known = spaced === query ? whole : await vocabulary.findKnownNames(parseQuery(spaced));
  const placed = await readPlaceDaysAndMeanings(text, known, vocabulary);
  const { place, softPlace, morePlaces, inner, read } = placed;
  const { words, ...meanings } = read;
  const { daypart, ...dayConditions } = placed.dayConditions;
  const isNothingRead =
    !(meanings.hasMeaning || isCheapest || spaced !== plain) &&
    [place, near, dayConditions.on, priced, clock].every((condition) => condition === null) &&
    apart.rest === (priced?.rest ?? spaced) &&
    unrecorded.length === 0;
  const named = await findNamed({ words, inner, isNothingRead }, known, vocabulary);
  return {
    tokens,
    inner,
    ignored: [],
    unrecorded,
    isFixture: placed.isFixture,
    isCheapest,
    isSoonest:
      withoutNext(words).length < words.length && withoutNext(named).length === named.length,
    ...meanings,
    // "Is Hamlet cancelled" means Hamlet, whether or not it is.
    states: named.length === 0 ? meanings.states : [],
    excluded,
    daypart: clock ? null : (daypart ?? meanings.daypart),
    hours: clock?.span ?? null,
    words: named.length === 0 && isNothingRead ? inner : named,
    hasFillers: !isNothingRead && named.length < words.length,
    price: priced ? settleCurrency(priced.limit, place) : lowPriceFor(query, isCheapest, place),
    ...dayConditions,
    place,
    softPlace,
    morePlaces,
    excludedPlaces: apart.excluded,
    landmark: near?.landmark ?? null,
    unknownPlace: null,
    known,
  };
}

const lowPriceFor = (query: string, isCheapest: boolean, place: PlaceCandidate | null) =>
  isCheapest && asksForCheap(query) ? lowPrice(place) : null;

interface NamedQuery {
  tokens: Token[];
  whole: ReadonlyMap<string, KnownName>;
  vocabulary: QueryVocabulary;
}

/** "Reservoir Dogs Allowed" would be a name. */
async function readUnrecorded(query: string, { tokens, whole, vocabulary }: NamedQuery) {
  const found = findUnrecorded(query);
  const isName = found.unrecorded.length > 0 && (await vocabulary.isInNames(tokens, whole));
  return isName ? { unrecorded: [], rest: query } : found;
}

/** "Cheap Trick" is a name. */
const isListedCheap = (known: ReadonlyMap<string, KnownName>): boolean =>
  [...known].some(
    ([name, { isListed }]) => isListed === true && name.includes(' ') && asksForCheapest(name),
  );

/**
 * Returns the words that are no filler of a sentence. "Jazz Over" and "Next to Normal" are titles.
 */
async function findNamed(
  { words, inner, isNothingRead }: { words: Token[]; inner: Token[]; isNothingRead: boolean },
  known: ReadonlyMap<string, KnownName>,
  { isInNames }: QueryVocabulary,
): Promise<Token[]> {
  if (!isNothingRead && !isSentence(words) && (await isInNames(inner, known))) return words;
  const named = isNothingRead ? words : withoutFillers(words);
  const rest = withoutNext(named);
  return rest.length === named.length || rest.length === 0 || (await isInNames(named, known))
    ? named
    : rest;
}
