import type { LocalDay } from '@marquee/database';
import {
  findMeanings,
  foldText,
  parsePriceLimit,
  separatePhrases,
  type Audience,
  type Category,
  type Daypart,
  type PlaceCandidate,
  type PriceLimit,
  type Topic,
  type WordMeaning,
} from '@marquee/domain';
import { findDays } from './day-words.ts';
import { joinTokens, type KnownName } from './known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import { distinctTokens, parseQuery, splitQuery, type Token } from './parse-query.ts';

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
  /** Words for a kind of event. A hit with them ranks higher. */
  kindTokens: Token[];
  /** The lexicon contains some of the words. */
  hasMeaning: boolean;
  categories: Category[];
  topics: Topic[];
  audience: Audience | null;
  daypart: Daypart | null;
  free: boolean;
  online: boolean;
  price: PriceLimit | null;
  on: LocalDay | null;
  /** Another meaning of the days: on a Tuesday, "next weekend" can be the coming one. */
  onOther: LocalDay | null;
  place: PlaceCandidate | null;
  known: ReadonlyMap<string, KnownName>;
}

export interface QueryVocabulary {
  findPlaces: (query: string) => Promise<PlaceCandidate[]>;
  findKnownNames: (tokens: Token[]) => Promise<Map<string, KnownName>>;
  /** Today in UTC. */
  today: string;
}

/** Reads the conditions of a query. The text in quotes is left alone. */
export async function understandQuery(query: string, vocabulary: QueryVocabulary): Promise<UnderstoodQuery> {
  const tokens = parseQuery(query);
  const spaced = separatePhrases(query);
  const priced = parsePriceLimit(spaced.replaceAll(QUOTED, ' ')) && parsePriceLimit(spaced);
  const text = priced?.rest ?? spaced;
  const days = findDays(splitQuery(text), vocabulary.today);
  const [candidate, known] = await Promise.all([
    findPlace(text, days.rest, vocabulary),
    vocabulary.findKnownNames(parseQuery(spaced)),
  ]);
  const around = distinctTokens(candidate ? withoutPlace(days.rest, candidate) : days.rest);
  const read = readMeanings(around, known);
  const place = candidate && isCertain(candidate, read.words) ? candidate : null;
  const inner = place ? around : distinctTokens(days.rest);
  const { words, ...meanings } = place ? read : readMeanings(inner, known);
  const isNothingRead = !meanings.hasMeaning && place === null && days.on === null && priced === null;
  return {
    tokens,
    inner,
    ...meanings,
    words: words.length === 0 && isNothingRead ? inner : words,
    price: priced?.limit ?? null,
    on: days.on,
    onOther: days.other,
    place,
    known,
  };
}

/** A place among names can be a part of one: "Boston Pops". */
const isCertain = ({ confidence }: PlaceCandidate, words: Token[]): boolean =>
  confidence >= MIN_CONFIDENCE || words.length === 0;

async function findPlace(text: string, tokens: Token[], { findPlaces }: QueryVocabulary) {
  const unquoted = text.replaceAll(QUOTED, ' ').trim();
  const candidates = unquoted === '' ? [] : await findPlaces(unquoted);
  return candidates.find((candidate) => isUsable(candidate, tokens)) ?? null;
}

/** Rejects words of the lexicon that are also names of towns, and words that are read as days. */
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
  return { ...combine(meanings), words, kindTokens, hasMeaning: meanings.length > 0 };
}

const isConnecting = (token: Token) => !token.isQuoted && isOptionalWord(joinTokens([token]));
const MAX_NAME_WORDS = 4;

/** Returns the indexes of tokens in a nickname or in a name written apart ("dev fest"), unless the lexicon contains all of its words. */
function findNames(tokens: Token[], known: ReadonlyMap<string, KnownName>): Set<number> {
  const names = new Set<number>();
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + MAX_NAME_WORDS); to > from; to--) {
      const run = tokens.slice(from, to);
      const name = known.get(joinTokens(run));
      const isName = (name?.nickname ?? name?.joined ?? null) !== null;
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
