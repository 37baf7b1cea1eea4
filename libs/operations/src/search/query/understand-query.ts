import {
  expandCityNames,
  findEveryWeek,
  findUnrecorded,
  parseClock,
  parsePriceLimit,
  separatePhrases,
  type EveryWeek,
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
import { asksForSoonest, withoutNext, withoutVerbs } from './query-frames.ts';
import { findNicknames } from './read-meanings.ts';
import { findTeamSide } from './team-side.ts';
import type { QueryVocabulary, UnderstoodQuery } from './understood-query.ts';

/**
 * Reads the conditions of a query. The text in quotes is left alone. The name of an unknown place
 * that events shall be near to is left out.
 */
export async function understandQuery(
  query: string,
  vocabulary: QueryVocabulary,
): Promise<UnderstoodQuery> {
  const sided = query.includes('"') ? null : findTeamSide(query);
  const text = sided?.rest ?? query;
  const side = sided?.side ?? null;
  const understood = { ...(await readQuery(text, vocabulary)), side };
  const unknown = await findUnknownPlace(text, understood, vocabulary);
  if (unknown === null) return understood;
  const ignored = parseQuery(unknown.name);
  const read = await readQuery(unknown.rest, vocabulary);
  return { ...read, side, ignored, unknownPlace: unknown.name };
}

async function readQuery(
  query: string,
  vocabulary: QueryVocabulary,
): Promise<Omit<UnderstoodQuery, 'side'>> {
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
  const { clock, weekly, rest: timed } = await readTimes(apart.rest, written);
  const near = await findLandmark(timed, vocabulary.findPosition);
  const known = spaced === query ? whole : await vocabulary.findKnownNames(parseQuery(spaced));
  const placed = await readPlaceDaysAndMeanings(near?.rest ?? timed, known, vocabulary);
  const { place, softPlace, morePlaces, inner, read } = placed;
  const { words, ...meanings } = read;
  const { daypart, ...dayConditions } = placed.dayConditions;
  const isNothingRead =
    !(meanings.hasMeaning || isCheapest || spaced !== plain) &&
    [place, near, dayConditions.on, priced, clock, weekly].every(
      (condition) => condition === null,
    ) &&
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
      asksForSoonest(tokens) ||
      (withoutNext(words).length < words.length && withoutNext(named).length === named.length),
    ...meanings,
    // "Is Hamlet cancelled" means Hamlet, whether or not it is.
    states: named.length === 0 ? meanings.states : [],
    excluded,
    also: meanings.also.filter((category) => !excluded.categories.includes(category)),
    daypart: clock ? null : (toDaypart(weekly) ?? daypart ?? meanings.daypart),
    weekdays: weekly?.weekdays ?? null,
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

/** Reads the hours and the days of every week of a query. */
async function readTimes(text: string, written: NamedQuery) {
  const clock = text.includes('"') ? null : parseClock(text);
  const rest = clock?.rest ?? text;
  const weekly = await readEveryWeek(rest, written);
  return { clock, weekly, rest: weekly?.rest ?? rest };
}

/** "Tuesdays with Morrie" is a title. */
async function readEveryWeek(text: string, { tokens, whole, vocabulary }: NamedQuery) {
  const found = text.includes('"') ? null : findEveryWeek(text);
  return found !== null && (await vocabulary.isInNames(tokens, whole)) ? null : found;
}

const toDaypart = (weekly: EveryWeek | null): UnderstoodQuery['daypart'] =>
  weekly?.partOfDay === 'night' ? 'evening' : (weekly?.partOfDay ?? null);

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
  const ofNicknames = findNicknames(words, known);
  const named = isNothingRead ? words : withoutFillers(words, (token) => ofNicknames.has(token));
  const rest = withoutNext(named);
  return rest.length === named.length || rest.length === 0 || (await isInNames(named, known))
    ? named
    : rest;
}
