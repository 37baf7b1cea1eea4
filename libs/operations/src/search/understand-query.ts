import type { LocalDay } from '@marquee/database';
import {
  findMeanings,
  foldText,
  joinedPlaces,
  parsePriceLimit,
  separatePhrases,
  type Audience,
  type Category,
  type Daypart,
  type FoundDates,
  type PlaceCandidate,
  type PriceLimit,
  type Topic,
  type WordMeaning,
} from '@marquee/domain';
import { asksForCheapest, withoutCheapest } from './cheapest.ts';
import { isSentence, withoutFillers } from './filler-words.ts';
import { joinTokens, type KnownName } from './known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import { distinctTokens, parseQuery, type Token } from './parse-query.ts';
import { settleCurrency } from './price-currency.ts';
import { coversWords, findDays, readDays, sharesWords, withoutDays } from './query-days.ts';
import { findExclusions } from './query-exclusions.ts';
import { findLandmark, type FindPosition, type Landmark } from './query-landmark.ts';

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
  /** Words of a sentence were left out of `words`. They can be a part of a name. */
  hasFillers: boolean;
  /** Words for a kind of event. A hit with them ranks higher. */
  kindTokens: Token[];
  /** The lexicon contains some of the words. */
  hasMeaning: boolean;
  categories: Category[];
  excludedCategories: Category[];
  topics: Topic[];
  audience: Audience | null;
  daypart: Daypart | null;
  free: boolean;
  online: boolean;
  price: PriceLimit | null;
  /** Low prices come first. */
  isCheapest: boolean;
  on: LocalDay | null;
  /** Another meaning of the days: on a Tuesday, "next weekend" can be the coming one. */
  onOther: LocalDay | null;
  place: PlaceCandidate | null;
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
  now: Date;
}

/** Reads the conditions of a query. The text in quotes is left alone. */
export async function understandQuery(query: string, vocabulary: QueryVocabulary): Promise<UnderstoodQuery> {
  const tokens = parseQuery(query);
  const isCheapest = asksForCheapest(query.replaceAll(QUOTED, ' '));
  const spaced = separatePhrases(isCheapest ? withoutCheapest(query) : query);
  const priced = parsePriceLimit(spaced.replaceAll(QUOTED, ' ')) && parsePriceLimit(spaced);
  const { excluded, rest } = findExclusions(priced?.rest ?? spaced);
  const near = await findLandmark(rest, vocabulary.findPosition);
  const text = near?.rest ?? rest;
  const known = await vocabulary.findKnownNames(parseQuery(spaced));
  const { days, place, morePlaces, inner, read } = await readPlaceAndDays(text, known, vocabulary);
  const { words, ...meanings } = read;
  const { on, onOther, daypart } = readDays(days, {
    now: vocabulary.now,
    tz: days ? await vocabulary.findZone(place) : undefined,
  });
  const isNothingRead =
    !(meanings.hasMeaning || isCheapest) &&
    [place, near, on, priced].every((condition) => condition === null) &&
    excluded.length === 0;
  // "Jazz Over" is a title.
  const isTitle = !isSentence(words) && (await vocabulary.isInNames(inner, known));
  const named = isTitle ? words : withoutFillers(words);
  return {
    tokens,
    inner,
    isCheapest,
    ...meanings,
    excludedCategories: excluded,
    daypart: daypart ?? meanings.daypart,
    words: isNothingRead ? (words.length === 0 ? inner : words) : named,
    hasFillers: !isNothingRead && named.length < words.length,
    price: priced ? settleCurrency(priced.limit, place) : null,
    on,
    onOther,
    place,
    morePlaces,
    landmark: near?.landmark ?? null,
    known,
  };
}

/** Reads a date that can be a part of a name only if the other words are no name. */
async function readPlaceAndDays(text: string, known: ReadonlyMap<string, KnownName>, vocabulary: QueryVocabulary) {
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
async function readAround(text: string, phrase: FoundDates | null, { known, vocabulary }: ReadingDeps) {
  const found = phrase && (await isTown(text, phrase, vocabulary)) ? null : phrase;
  const searched = withoutDays(text, found?.isCertain ? found : null);
  const places = await findPlaces(searched.text, searched.tokens, { findPlaces: vocabulary.findPlaces, days: found });
  const [candidate = null, ...morePlaces] = places;
  const days = found && candidate && sharesWords(found, candidate.text) ? null : found;
  const { tokens } = withoutDays(text, days);
  const around = distinctTokens(places.reduce(withoutPlace, tokens));
  const read = readMeanings(around, known);
  if (candidate && isCertain(candidate, read.words)) return { days, place: candidate, morePlaces, inner: around, read };
  const inner = distinctTokens(tokens);
  return { days, place: null, morePlaces: [], inner, read: readMeanings(inner, known) };
}

/** "in Spring, Texas" names a town, not a season. */
async function isTown(text: string, days: FoundDates, { findPlaces }: QueryVocabulary): Promise<boolean> {
  if (/\d/.test(days.text) || !text.slice(days.end).trimStart().startsWith(',')) return false;
  const candidates = await findPlaces(text.replaceAll(QUOTED, ' ').trim());
  return candidates.some(
    ({ place, text: placeText, confidence }) =>
      'city' in place && confidence >= STATED_CONFIDENCE && placeText.includes(',') && coversWords(placeText, days),
  );
}

/** A place among names can be a part of one: "Boston Pops". */
const isCertain = ({ confidence }: PlaceCandidate, words: Token[]): boolean =>
  confidence >= MIN_CONFIDENCE || words.length === 0;

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
  const isInLexicon = findMeanings(foldText(text).split(' ')).some(({ meanings }) => meanings.length > 0);
  return confidence >= STATED_CONFIDENCE || !isInLexicon;
}

function withoutPlace(tokens: Token[], { text }: PlaceCandidate): Token[] {
  const named = new Set(parseQuery(text).map((token) => joinTokens([token])));
  return tokens.filter((token) => token.isQuoted || !named.has(joinTokens([token])));
}

function readMeanings(tokens: Token[], known: ReadonlyMap<string, KnownName>) {
  const runs = findMeanings(tokens.map((token) => (token.isQuoted ? null : foldText(joinTokens([token])))));
  const names = findNames(tokens, known);
  const meanings: WordMeaning[] = [];
  const words: Token[] = [];
  const kindTokens: Token[] = [];
  for (const { from, to, meanings: found } of runs) {
    const run = tokens.slice(from, to);
    const isName = run.every((_, index) => names.has(from + index));
    if (isName || found.length === 0) words.push(...run.filter((token) => isName || !isConnecting(token)));
    else {
      meanings.push(...found);
      if (run.length === 1 && found.some(({ category, isKind }) => category ?? isKind)) kindTokens.push(...run);
    }
  }
  const stated = meanings.filter((meaning) => !isVerb(meaning, meanings));
  return { ...combine(stated), words, kindTokens, hasMeaning: meanings.length > 0 };
}

/** "Welche Konzerte laufen": they take place, and no one runs. */
const isVerb = ({ topic }: WordMeaning, meanings: WordMeaning[]): boolean =>
  topic?.name === 'running' && meanings.some(({ category }) => category !== undefined && category !== 'sports');

const isConnecting = (token: Token) => !token.isQuoted && isOptionalWord(joinTokens([token]));
const MAX_NAME_WORDS = 4;

/** Returns the indexes of tokens in a nickname or in a name written apart ("dev fest"), unless the lexicon contains all of its words. */
function findNames(tokens: Token[], known: ReadonlyMap<string, KnownName>): Set<number> {
  const names = new Set<number>();
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + MAX_NAME_WORDS); to > from; to--) {
      const run = tokens.slice(from, to);
      const name = known.get(joinTokens(run));
      const first = tokens[from];
      // "a six" is not "Asix".
      const joined = first && isConnecting(first) ? null : name?.joined;
      const isName = (name?.nickname ?? joined ?? null) !== null;
      if (isName && !isInLexicon(run)) for (let at = from; at < to; at++) names.add(at);
    }
  return names;
}

const isInLexicon = (run: Token[]): boolean =>
  findMeanings(run.map((token) => joinTokens([token]))).every(({ meanings }) => meanings.length > 0);

function combine(meanings: WordMeaning[]) {
  return {
    categories: [...new Set(meanings.flatMap(({ category }) => category ?? []))],
    topics: [...new Set(meanings.flatMap(({ topic }) => topic ?? []))],
    audience: meanings.flatMap(({ audience }) => audience ?? [])[0] ?? null,
    daypart: meanings.flatMap(({ daypart }) => daypart ?? [])[0] ?? null,
    free: meanings.some(({ free }) => free),
    online: meanings.some(({ online }) => online),
  };
}
