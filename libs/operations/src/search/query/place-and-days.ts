import { foldText } from '@marquee/domain';
import { findMeanings, joinedPlaces, type FoundDates, type PlaceCandidate } from '@marquee/search';
import { joinTokens, type KnownName } from '../known-names.ts';
import { findNameAround } from '../name-around-place.ts';
import { withoutOpponents } from './fixtures.ts';
import { distinctTokens, parseQuery, type Token } from './parse-query.ts';
import { coversWords, findDays, readDays, sharesWords, withoutDays } from './query-days.ts';
import { readMeanings } from './read-meanings.ts';
import type { QueryVocabulary } from './understood-query.ts';

const MIN_SOFT_CONFIDENCE = 0.5;
const MIN_CONFIDENCE = 0.8;
// Places with a preposition or a qualifier: "in Reading", "Reading, UK".
export const STATED_CONFIDENCE = 0.93;
export const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/g;

/**
 * Reads the place and the days of a query, and the meanings of the other words. The words for a
 * holiday stay words where the holidays are unknown.
 */
export async function readPlaceDaysAndMeanings(
  text: string,
  known: ReadonlyMap<string, KnownName>,
  vocabulary: QueryVocabulary,
) {
  const { now, findHome } = vocabulary;
  const placed = await readPlaceAndDays(text, known, vocabulary);
  const home = placed.days ? await findHome(placed.place) : {};
  const dayConditions = readDays(placed.days, { now, ...home });
  const around =
    placed.days && dayConditions.on === null
      ? await readAround(text, null, { known, vocabulary })
      : placed;
  return { ...around, dayConditions };
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

/**
 * Reads the place and the meanings of the words around a date. Words of an uncertain date can be
 * those of a stated place: "Spring, Texas".
 */
async function readAround(
  text: string,
  phrase: FoundDates | null,
  { known, vocabulary }: ReadingDeps,
) {
  const found = phrase && (await isTown(text, phrase, vocabulary)) ? null : phrase;
  const searched = withoutDays(text, found?.isCertain ? found : null);
  const { places, isFixture } = await findPlaces(searched.text, searched.tokens, {
    findPlaces: vocabulary.findPlaces,
    days: found,
  });
  const [candidate = null, ...morePlaces] = places;
  const isNameElsewhere = vocabulary.isNameElsewhere;
  const withName =
    candidate && (await findNameAround(searched.tokens, candidate, { known, isNameElsewhere }));
  if (withName) return { ...withoutPlaces(withName, found, known), isFixture };
  const days = found && candidate && sharesWords(found, candidate.text) ? null : found;
  const { tokens } = withoutDays(text, days);
  const around = distinctTokens(places.reduce(withoutPlace, tokens));
  const read = readMeanings(around, known);
  const isPlace =
    candidate !== null &&
    (isCertain(candidate, read.words) || (await vocabulary.isGenre(joinTokens(read.words))));
  if (candidate && isPlace)
    return { days, place: candidate, softPlace: null, morePlaces, inner: around, read, isFixture };
  return { ...withoutPlaces(tokens, days, known), softPlace: candidate, isFixture };
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
  const found = unquoted === '' ? [] : await findPlaces(unquoted);
  const { isFixture, others: candidates } = withoutOpponents(unquoted, found);
  const isDate = ({ confidence, text: placeText }: PlaceCandidate) =>
    days !== null && confidence < STATED_CONFIDENCE && sharesWords(days, placeText);
  const first = candidates.find((candidate) => isUsable(candidate, tokens) && !isDate(candidate));
  return { places: first ? joinedPlaces(unquoted, first, candidates) : [], isFixture };
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
