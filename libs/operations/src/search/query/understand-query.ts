import type { LocalDay } from '@marquee/database';
import { foldText, type Category } from '@marquee/domain';
import {
  expandCityNames,
  findMeanings,
  findUnrecorded,
  joinedPlaces,
  parseClock,
  parsePriceLimit,
  separatePhrases,
  type Audience,
  type ClockSpan,
  type Daypart,
  type FoundDates,
  type PlaceCandidate,
  type PriceLimit,
  type Topic,
} from '@marquee/search';
import { joinTokens, type KnownName } from '../known-names.ts';
import { findNameAround } from '../name-around-place.ts';
import { asksForCheap, asksForCheapest, withoutCheapest } from './cheapest.ts';
import { isSentence, withoutFillers } from './filler-words.ts';
import { distinctTokens, parseQuery, type Token } from './parse-query.ts';
import { lowPrice, settleCurrency } from './price-currency.ts';
import { coversWords, findDays, readDays, sharesWords, withoutDays } from './query-days.ts';
import { findExclusions, type Exclusions } from './query-exclusions.ts';
import { withoutNext, withoutVerbs } from './query-frames.ts';
import { findLandmark, type FindPosition, type Landmark } from './query-landmark.ts';
import { readMeanings } from './read-meanings.ts';

const MIN_SOFT_CONFIDENCE = 0.5;
const MIN_CONFIDENCE = 0.8;
// Places with a preposition or a qualifier: "in Reading", "Reading, UK".
export const STATED_CONFIDENCE = 0.93;
const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/g;

/** What a query means. A condition that it does not state is absent, null or empty. */
export interface UnderstoodQuery {
  /** All tokens of the query. */
  tokens: Token[];
  /** The tokens outside place, days and price. */
  inner: Token[];
  /** The tokens without a meaning, without connecting words: names and subjects. */
  words: Token[];
  /** The words that were dropped, because no event states them. */
  ignored: Token[];
  /** Attributes that the query names and sources seldom state: "wheelchair access". */
  unrecorded: string[];
  /** Words of a sentence were left out of `words`. They can be a part of a name. */
  hasFillers: boolean;
  /** Words for a kind of event. A hit with them ranks higher. */
  kindTokens: Token[];
  /** The lexicon contains some of the words. */
  hasMeaning: boolean;
  categories: Category[];
  excluded: Exclusions;
  topics: Topic[];
  audience: Audience | null;
  daypart: Daypart | null;
  /** Hours in which events begin: "after 10pm". They outweigh `daypart`. */
  hours: ClockSpan | null;
  free: boolean;
  online: boolean;
  price: PriceLimit | null;
  /** Low prices come first. */
  isCheapest: boolean;
  /** What is next comes first. */
  isSoonest: boolean;
  on: LocalDay | null;
  /** `on` as dates in the zone of the place. */
  dates: string | null;
  /** Another meaning of the days: on a Tuesday, "next weekend" can be the coming one. */
  onOther: LocalDay | null;
  place: PlaceCandidate | null;
  /** A place that was not read as one, because it can be a part of a name. */
  softPlace: PlaceCandidate | null;
  /** Further places: "Berlin or Hamburg". */
  morePlaces: PlaceCandidate[];
  /** A venue or a part of a city, around which the events are. */
  landmark: Landmark | null;
  known: ReadonlyMap<string, KnownName>;
}

export interface QueryVocabulary {
  findPlaces: (query: string) => Promise<PlaceCandidate[]>;
  findPosition: FindPosition;
  findKnownNames: (tokens: Token[]) => Promise<Map<string, KnownName>>;
  /** Returns the zone in which a query about a place is read, or undefined. */
  findZone: (place: PlaceCandidate | null) => Promise<string | undefined>;
  /** Returns whether the words are in the names of one event. */
  isInNames: (tokens: Token[], known: ReadonlyMap<string, KnownName>) => Promise<boolean>;
  /** Returns whether the catalogue has a genre of this folded name. */
  isGenre: (key: string) => Promise<boolean>;
  /** Returns whether adjacent words are in names of events outside a place. */
  isNameElsewhere: (name: Token, place: PlaceCandidate) => Promise<boolean>;
  now: Date;
}

/** Reads the conditions of a query. The text in quotes is left alone. */
export async function understandQuery(
  query: string,
  vocabulary: QueryVocabulary,
): Promise<UnderstoodQuery> {
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
  const clock = rest.includes('"') ? null : parseClock(rest);
  const near = await findLandmark(clock?.rest ?? rest, vocabulary.findPosition);
  const text = near?.rest ?? clock?.rest ?? rest;
  const known = spaced === query ? whole : await vocabulary.findKnownNames(parseQuery(spaced));
  const placed = await readPlaceAndDays(text, known, vocabulary);
  const { days, place, softPlace, morePlaces, inner, read } = placed;
  const { words, ...meanings } = read;
  const tz = days ? await vocabulary.findZone(place) : undefined;
  const { on, dates, onOther, daypart } = readDays(days, { now: vocabulary.now, tz });
  const isNothingRead =
    !(meanings.hasMeaning || isCheapest || spaced !== plain) &&
    [place, near, on, priced, clock].every((condition) => condition === null) &&
    rest === (priced?.rest ?? spaced) &&
    unrecorded.length === 0;
  const named = await findNamed({ words, inner, isNothingRead }, known, vocabulary);
  return {
    tokens,
    inner,
    ignored: [],
    unrecorded,
    isCheapest,
    isSoonest:
      withoutNext(words).length < words.length && withoutNext(named).length === named.length,
    ...meanings,
    excluded,
    daypart: clock ? null : (daypart ?? meanings.daypart),
    hours: clock?.span ?? null,
    words: named.length === 0 && isNothingRead ? inner : named,
    hasFillers: !isNothingRead && named.length < words.length,
    price: priced ? settleCurrency(priced.limit, place) : lowPriceFor(query, isCheapest, place),
    on,
    dates,
    onOther,
    place,
    softPlace,
    morePlaces,
    landmark: near?.landmark ?? null,
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

/** Returns the words that are no filler of a sentence. "Jazz Over" and "Next to Normal" are titles. */
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

/** Reads a date that can be a part of a name only if the other words are no name. */
async function readPlaceAndDays(
  text: string,
  known: ReadonlyMap<string, KnownName>,
  vocabulary: QueryVocabulary,
) {
  const days = findDays(text, vocabulary.now.toISOString().slice(0, 10));
  const found = await readAround(text, days, { known, vocabulary });
  if (days === null || days.isCertain || found.days === null) return found;
  const isDate =
    found.read.words.length === 0 ||
    (days.isLikely && !(await vocabulary.isInNames(withoutDays(text, null).tokens, known)));
  return isDate ? found : readAround(text, null, { known, vocabulary });
}

interface ReadingDeps {
  known: ReadonlyMap<string, KnownName>;
  vocabulary: QueryVocabulary;
}

/** Reads the place and the meanings of the words around a date. Words of an uncertain date can be those of a stated place: "Spring, Texas". */
async function readAround(
  text: string,
  phrase: FoundDates | null,
  { known, vocabulary }: ReadingDeps,
) {
  const found = phrase && (await isTown(text, phrase, vocabulary)) ? null : phrase;
  const searched = withoutDays(text, found?.isCertain ? found : null);
  const places = await findPlaces(searched.text, searched.tokens, {
    findPlaces: vocabulary.findPlaces,
    days: found,
  });
  const [candidate = null, ...morePlaces] = places;
  const isNameElsewhere = vocabulary.isNameElsewhere;
  const withName =
    candidate && (await findNameAround(searched.tokens, candidate, { known, isNameElsewhere }));
  if (withName) return withoutPlaces(withName, found, known);
  const days = found && candidate && sharesWords(found, candidate.text) ? null : found;
  const { tokens } = withoutDays(text, days);
  const around = distinctTokens(places.reduce(withoutPlace, tokens));
  const read = readMeanings(around, known);
  const isPlace =
    candidate !== null &&
    (isCertain(candidate, read.words) || (await vocabulary.isGenre(joinTokens(read.words))));
  if (candidate && isPlace)
    return { days, place: candidate, softPlace: null, morePlaces, inner: around, read };
  return { ...withoutPlaces(tokens, days, known), softPlace: candidate };
}

function withoutPlaces(
  tokens: Token[],
  days: FoundDates | null,
  known: ReadonlyMap<string, KnownName>,
) {
  const inner = distinctTokens(tokens);
  return {
    days,
    place: null,
    softPlace: null,
    morePlaces: [],
    inner,
    read: readMeanings(inner, known),
  };
}

/** "in Spring, Texas" names a town, not a season. */
async function isTown(
  text: string,
  days: FoundDates,
  { findPlaces }: QueryVocabulary,
): Promise<boolean> {
  if (/\d/.test(days.text) || !text.slice(days.end).trimStart().startsWith(',')) return false;
  const candidates = await findPlaces(text.replaceAll(QUOTED, ' ').trim());
  return candidates.some(
    ({ place, text: placeText, confidence }) =>
      'city' in place &&
      confidence >= STATED_CONFIDENCE &&
      placeText.includes(',') &&
      coversWords(placeText, days),
  );
}

/** A place among names can be a part of one: "Boston Pops". */
const isCertain = ({ confidence }: PlaceCandidate, words: Token[]): boolean =>
  confidence >= MIN_CONFIDENCE || words.every((token) => /^\d+$/.test(joinTokens([token])));

interface PlaceSearch extends Pick<QueryVocabulary, 'findPlaces'> {
  days: FoundDates | null;
}

async function findPlaces(text: string, tokens: Token[], { findPlaces, days }: PlaceSearch) {
  const unquoted = text.replaceAll(QUOTED, ' ').trim();
  const candidates = unquoted === '' ? [] : await findPlaces(unquoted);
  const isDate = ({ confidence, text: placeText }: PlaceCandidate) =>
    days !== null && confidence < STATED_CONFIDENCE && sharesWords(days, placeText);
  const first = candidates.find((candidate) => isUsable(candidate, tokens) && !isDate(candidate));
  return first ? joinedPlaces(unquoted, first, candidates) : [];
}

/** Rejects words of the lexicon that are also names of towns. */
function isUsable({ confidence, text }: PlaceCandidate, tokens: Token[]): boolean {
  if (confidence < MIN_SOFT_CONFIDENCE) return false;
  const present = new Set(tokens.map((token) => joinTokens([token])));
  if (!parseQuery(text).every((word) => present.has(joinTokens([word])))) return false;
  const isInLexicon = findMeanings(foldText(text).split(' ')).some(
    ({ meanings }) => meanings.length > 0,
  );
  return confidence >= STATED_CONFIDENCE || !isInLexicon;
}

function withoutPlace(tokens: Token[], { text }: PlaceCandidate): Token[] {
  const named = new Set(parseQuery(text).map((token) => joinTokens([token])));
  return tokens.filter((token) => token.isQuoted || !named.has(joinTokens([token])));
}
