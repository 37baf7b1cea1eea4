import { foldText } from '@marquee/domain';
import { parseDates } from '../dates/parse-dates.ts';
import { findCompetition } from '../words/competitions.ts';
import { findMeaning } from '../words/lexicon.ts';
import { choosePlace, isOwnName, type Place, type PlaceCity } from './choose-place.ts';
import { uninflectedNames } from './inflected-names.ts';
import { JOINS } from './join-words.ts';
import { isInAreas, namesInReadings, readWholePlace, type PlaceReading } from './place-reading.ts';
import type { RegionIndex } from './region-index.ts';

/** A run of words of a query that can be a place. */
export interface PlaceCandidate {
  place: Place;
  /** The words as typed: "in London". */
  text: string;
  /** Index of the first word, and of the word after the last one. Prepositions are included. */
  from: number;
  to: number;
  /** The query without these words. */
  rest: string;
  /**
   * 0 to 1. From 0.8 on, treat the place as a condition. Below 0.5, the words more likely belong to
   * a name.
   */
  confidence: number;
}

interface Run {
  words: Word[];
  from: number;
  to: number;
  hasPreposition: boolean;
  isQualified: boolean;
  readings: PlaceReading[];
  /** Readings of an inflected name: "w Krakowie". */
  inflected: PlaceReading[];
}

interface Word {
  text: string;
  /** The word ends with a comma, so what follows can be a qualifier. */
  endsPart: boolean;
}

type UnreadRun = Omit<Run, 'readings' | 'inflected'>;

const MAX_RUN_WORDS = 5;
const PREPOSITIONS = new Set(
  'in near around at from bei nahe um à près dans en cerca a vicino em no na perto bij te w we koło v ve u в во у في'
    .split(' ')
    .map(foldText),
);
const ARTICLES = new Set('the la le el los las der die das o os l'.split(' '));
// Words of general use that are also names of cities. Without a preposition or a qualifier they are
// words.
const COMMON_WORDS = new Set(
  'bar bath best born date este gay god league male man march media mobile most most music nice of opera orange paradise police reading rock same sale san split sport street surprise tours union university van victoria wants was young'.split(
    ' ',
  ),
);

/**
 * Finds the places that a query can contain. Use `names` to fetch cities, then `choose` with them.
 */
export function findPlaces(query: string, regionIndex: RegionIndex) {
  const words = splitWords(query);
  const competition = findCompetition(words.map(({ text }) => foldText(text)));
  const isInCompetition = ({ words: { length }, to }: UnreadRun) =>
    competition !== null && to - length < competition.to && to > competition.from;
  const placeRuns = wordRuns(words).filter((run) => !isInCompetition(run));
  const runs = placeRuns.map((run) => ({
    ...run,
    readings: readRun(run, run.to === words.length, regionIndex),
    inflected: readInflected(run),
  }));

  /** Returns the candidates, most confident first. */
  function choose(citiesByName: ReadonlyMap<string, readonly PlaceCity[]>): PlaceCandidate[] {
    const found = runs.flatMap((run) => {
      const place = choosePlace(run.readings, citiesByName);
      if (place && isCodeOnly(run) && !isOwnShortName(place, run)) return [];
      if (place && isKnownPlace(place)) return [toCandidate(run, place, words)];
      const inflected = choosePlace(run.inflected, citiesByName);
      if (inflected && isBigCity(inflected, run))
        return [{ ...toCandidate(run, inflected, words), confidence: INFLECTED }];
      return place ? [toCandidate(run, place, words)] : [];
    });
    return withListed(withoutParts(found), words).sort(
      (a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from),
    );
  }

  return {
    names: [
      ...new Set(
        runs.flatMap(({ readings, inflected }) => namesInReadings([...readings, ...inflected])),
      ),
    ],
    choose,
  };
}

const MIN_NAME_CONFIDENCE = 0.5;

/** "Upper West Side" is a place, so its words are not Upper West in Ghana. */
const withoutParts = (found: PlaceCandidate[]): PlaceCandidate[] => {
  const names = found.filter(
    ({ place, text, confidence }) =>
      'city' in place && confidence >= MIN_NAME_CONFIDENCE && isOwnName(place.city, foldText(text)),
  );
  return found.filter(
    ({ from, to }) =>
      !names.some((name) => name.from <= from && name.to >= to && name.to - name.from > to - from),
  );
};

/** "Lyon ou Bruxelles", "Oslo Stockholm": another city ends the name of the first one. */
const withListed = (found: PlaceCandidate[], words: Word[]): PlaceCandidate[] => {
  const cities = found.filter(
    ({ place, confidence }) =>
      'city' in place &&
      place.city.population >= CITY &&
      place.city.has_upcoming_events &&
      confidence >= MIN_LISTED_CONFIDENCE,
  );
  const areJoined = (before: PlaceCandidate, after: PlaceCandidate) =>
    before.to <= after.from &&
    words.slice(before.to, after.from).every(({ text }) => JOINS.has(foldText(text)));
  const isListed = (place: PlaceCandidate) =>
    cities.includes(place) &&
    cities.some((other) => areJoined(place, other) || areJoined(other, place));
  return found.map((place) =>
    isListed(place) ? { ...place, confidence: Math.max(place.confidence, LISTED) } : place,
  );
};

export function splitWords(query: string): Word[] {
  return query
    .replaceAll(/["“”„«»]/g, ' ')
    .replaceAll(/(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})/gu, ', ') // "Berlin/Hamburg" is a list
    .split(/\s+/)
    .filter((text) => foldText(text) !== '')
    .map((text) => ({ text, endsPart: text.endsWith(',') }));
}

function wordRuns(words: Word[]): UnreadRun[] {
  const runs: UnreadRun[] = [];
  for (let start = 0; start < words.length; start++)
    for (let to = start + 1; to <= Math.min(words.length, start + MAX_RUN_WORDS); to++) {
      const run = words.slice(start, to);
      const from = includePreposition(words, start);
      runs.push({
        words: run,
        from,
        to,
        hasPreposition: from < start,
        isQualified:
          run.slice(0, -1).some(({ endsPart }) => endsPart) || /[()]/.test(joinWords(run)),
      });
    }
  return runs;
}

/** Returns the index of the preposition before a run ("in", "near the"), or of the run. */
function includePreposition(words: Word[], start: number): number {
  const isPreposition = (at: number) => PREPOSITIONS.has(foldText(words[at]?.text ?? ''));
  if (isPreposition(start - 1)) return start - 1;
  const hasArticle = ARTICLES.has(foldText(words[start - 1]?.text ?? ''));
  return hasArticle && isPreposition(start - 2) ? start - 2 : start;
}

const joinWords = (words: Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<![,.!?])[,.!?]+$/, '');

/** Reads a run as a place. A code alone ("de", "or", "DJ") is a word. */
function readRun(
  { words }: Pick<Run, 'words'>,
  isLast: boolean,
  regionIndex: RegionIndex,
): PlaceReading[] {
  const text = joinWords(words);
  const [first] = words;
  if (isCodeOnly({ words }) && text.length < SHORT_NAME) return [];
  if (first && (PREPOSITIONS.has(foldText(first.text)) || first.text === '')) return [];
  const readings = readWholePlace(text, regionIndex);
  // Several words are one place if they are its whole name, or a name with a qualifier that is no
  // word, in capitals, after a comma or at the end: "portland or".
  return readings.filter((reading) => isLast || isWholeRun(reading, words));
}

const SHORT_NAME = 3;
const SPOKEN_CODES = /^(UK|USA|UAE|U\.K\.|U\.S\.A?\.?|NYC|LA|L\.A\.|SF|DC|D\.C\.)$/i;

const isCodeOnly = ({ words }: Pick<Run, 'words'>): boolean =>
  words.length === 1 && isCode(joinWords(words)) && !SPOKEN_CODES.test(joinWords(words));

/** "rio" begins the own name of Rio de Janeiro. Other names of three letters are words. */
const isOwnShortName = (place: Place, { words }: Run): boolean =>
  'city' in place &&
  isKnownPlace(place) &&
  place.city.population >= CITY &&
  foldText(place.city.name).split(' ')[0] === foldText(joinWords(words));

// Codes of regions and countries that are also words: "portland or comedy".
const CODE_WORDS = new Set(
  'al am as at au be by co de do en es et id il in is it la ma me mi my no oh ok or ou pa so to us'.split(
    ' ',
  ),
);

/** Reads one word as an inflected name. */
function readInflected({ words, hasPreposition }: UnreadRun): PlaceReading[] {
  const [word, ...others] = words;
  if (!word || others.length > 0) return [];
  const text = joinWords(words);
  return uninflectedNames(text, hasPreposition).map((name) => ({ name, areas: [], within: null }));
}

// Accents make no code a name: "MØ" is an artist, not Macau.
const isCode = (text: string) =>
  text.replaceAll('.', '').length <= 3 && !/[^\p{ASCII}\p{Script=Latin}]/u.test(text);

function isWholeRun({ name, areas }: PlaceReading, words: Word[]): boolean {
  if (areas.length === 0 || name === null || words.some(({ endsPart }) => endsPart)) return true;
  const last = words.at(-1)?.text ?? '';
  return !isCode(last) || last === last.toUpperCase() || !CODE_WORDS.has(foldText(last));
}

function toCandidate(run: Run, place: Place, words: Word[]): PlaceCandidate {
  const rest = [...words.slice(0, run.from), ...words.slice(run.to)];
  return {
    place,
    text: joinWords(words.slice(run.from, run.to)),
    from: run.from,
    to: run.to,
    rest: joinWords(rest),
    confidence: confidenceOf(run, place, words),
  };
}

const PLACE_NOUN =
  /^(?:gate|tower|crossing|bridge|side|street|avenue|road|square|tor|turm|brücke)[,.!?]?$/i;
// Whether a word is a date does not depend on the day.
const ANY_DAY = '2026-01-01';
const BIG_CITY = 300_000;
const CITY = 100_000;
const INFLECTED = 0.94;
const LISTED = 0.9;
const MIN_LISTED_CONFIDENCE = 0.3;
const TOWN = 30_000;

function confidenceOf(run: Run, place: Place, words: Word[]): number {
  // The Brandenburg Gate is not in Brandenburg.
  if ('area' in place && PLACE_NOUN.test(words[run.to]?.text ?? '')) return 0.1;
  const isWhole = run.from === 0 && run.to === words.length;
  // "East Side" is no Side in the East of Cameroon.
  const isSpaced =
    run.words.length > 1 &&
    run.readings.some(
      ({ name, areas }) =>
        name !== null && areas.length > 0 && ('area' in place || isInAreas(place.city, areas)),
    );
  if (run.hasPreposition && (isKnownPlace(place) || run.isQualified)) return 0.97;
  if (run.hasPreposition) return isLikelyMeant(place, run) ? 0.8 : UNLIKELY;
  if (run.isQualified) return 0.95;
  if (isSpaced && !isOneName(run, place)) return 0.93;
  const key = foldText(joinWords(run.words));
  if (COMMON_WORDS.has(key) && !isWhole) return 0.2;
  const isCapital = /^\p{Lu}/u.test(run.words[0]?.text ?? '');
  const next = words[run.to]?.text ?? '';
  // "la traviata": an article. "la comedy": Los Angeles.
  if (joinWords(run.words) === 'la' && next !== '' && !isWord(next)) return 0.2;
  const previous = words[run.from - 1]?.text ?? '';
  // "Paris Hilton", "Boston Pops": a name continues. "Alabama Shakes": in lower case the two look
  // the same.
  const continues = !isFollowedByConditions(run, words);
  const base = isWhole ? 0.9 : continues ? (run.from === 0 ? 0.55 : 0.6) : 0.85;
  // Nouns are capitalised in German: "Bayern Konzerte".
  const isNameNext = /^\p{Lu}/u.test(continues ? next : previous) && !isWord(next);
  const endsPart = run.words.at(-1)?.endsPart ?? false;
  const inName = isNameNext && isCapital && !isWhole && continues && !endsPart ? 0.2 : 0;
  const isUnlikely = !isKnownPlace(place) && !isLikelyMeant(place, run);
  return Math.max(0.1, Math.min(base - inName - sizePenalty(place), isUnlikely ? UNLIKELY : 1));
}

const UNLIKELY = 0.4;

/** Other names of a town without events can be any words: Ózd in Hungary is also named "Center". */
const isLikelyMeant = (place: Place, { readings }: Run): boolean =>
  'area' in place ||
  place.city.population >= CITY ||
  readings.some(({ name }) => name !== null && isOwnName(place.city, name));

// "Berlin Philharmonic" is an orchestra, which also plays elsewhere.
const ORCHESTRA = /^[fp]h?ilharmon/i;

/** A kind of event or a date does not continue a name: "hockey Montreal January". */
const isWord = (text: string): boolean =>
  !ORCHESTRA.test(text) &&
  (findMeaning(foldText(text)) !== null || parseDates(text, { today: ANY_DAY }) !== null);

/** "bands Leeds saturday": only words with a meaning follow, so the name of the place is complete. */
function isFollowedByConditions({ from, to }: Run, words: Word[]): boolean {
  const rest = words.slice(to).map(({ text }) => text);
  return rest.length === 0 || (from > 0 && (rest.every(isWord) || isWord(rest.join(' '))));
}

const isOneName = ({ readings }: Run, place: Place): boolean =>
  'city' in place &&
  readings.some(({ name, areas }) => areas.length === 0 && name === place.city.name_key);

/**
 * A short ending can be a part of another word, so only large cities are meant, and without a
 * preposition only those with events.
 */
const isBigCity = (place: Place, { hasPreposition }: Run) =>
  'city' in place &&
  place.city.population >= CITY &&
  (hasPreposition || place.city.has_upcoming_events);

const isKnownPlace = (place: Place) => 'area' in place || place.city.has_upcoming_events;

function sizePenalty(place: Place): number {
  if ('area' in place || place.city.population >= BIG_CITY) return 0;
  const unused = place.city.has_upcoming_events ? 0 : 0.25;
  return (place.city.population >= TOWN ? 0.1 : 0.3) + unused;
}
