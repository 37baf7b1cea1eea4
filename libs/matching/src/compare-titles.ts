import { namesPerformer } from './acts.ts';
import { compareParts } from './compare-parts.ts';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import { foldName } from './fold-name.ts';
import type { MatchFeatures } from './match-features.ts';
import { isNumberedMatch } from './sport-titles.ts';
import { isKind, isStyle, isTitleFiller, normaliseWord, type TitleWords } from './title-words.ts';
import { isSimilar, overlap } from './word-overlap.ts';

/** Compares titles. Different years or numbers outweigh any similarity. */
export function compareTitles(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.sides && b.sides) return compareYears(a, b);
  return [
    titleSimilarity(a, b),
    ...compareYears(a, b),
    ...compareNumbers(a, b),
    ...compareParts(a, b),
    ...compareNamedPlaces(a, b),
  ];
}

export function titleSimilarity(a: MatchFeatures, b: MatchFeatures): Evidence {
  if (isMatchOf(a, b) || isMatchOf(b, a)) return evidence(0, '');
  if (isRaceAndMatch(a, b) || isRaceAndMatch(b, a)) return evidence(-5, 'other titles');
  const words = compareWords(a, b);
  return words.weight < NAMES_PERFORMER.weight && namesPerformer(a, b) ? NAMES_PERFORMER : words;
}

/**
 * A tournament's "Match 16" may be the match of two teams at the same hour: a stadium has one at a
 * time. If a list lacks the hour, the day counts, which suffices only for the same stadium.
 */
const isMatchOf = (numbered: MatchFeatures, other: MatchFeatures): boolean =>
  numbered.sides === null &&
  other.sides !== null &&
  (numbered.minute ?? other.minute) === (other.minute ?? numbered.minute) &&
  numbered.event.category === 'sports' &&
  isNumberedMatch(numbered.event.title);

/** "Spanish Grand Prix" and "Spain v France" */
const isRaceAndMatch = (race: MatchFeatures, match: MatchFeatures): boolean =>
  race.sides === null &&
  match.sides !== null &&
  race.title.kinds.includes('prix') &&
  !match.title.kinds.includes('prix');

const NAMES_PERFORMER = evidence(2, 'one title names the artist of the other');

function compareWords(a: MatchFeatures, b: MatchFeatures): Evidence {
  if (
    a.event.title === b.event.title ||
    (a.title.joined !== '' && a.title.joined === b.title.joined)
  )
    return evidence(5, 'same title');
  if (haveEqualNames(a, b)) return evidence(5, 'same festival');
  if (haveKindRemarks(a, b)) return evidence(4, 'nearly the same title');
  if (isAcronym(a, b) || isAcronym(b, a)) return evidence(5, 'same acronym');
  if (isPartOf(a.title, b.title) || isPartOf(b.title, a.title))
    return evidence(-4, 'one is a part of the other');
  const [namesA, namesB] = [distinctiveWords(a, b), distinctiveWords(b, a)];
  const names = overlap(namesA, namesB);
  if (namesA.length === 0 || namesB.length === 0)
    return compareKinds(a, b, namesA.length + namesB.length);
  if (names.union === 1)
    return haveDifferentKinds(a, b) ? compareOtherKinds(a, b) : evidence(5, 'same title');
  if (isWrittenTogether(a.title.joined, b.title.joined)) return evidence(4.5, 'same title');
  if (names.union >= 0.7) return evidence(4, 'nearly the same title');
  if (sharesStyleOnly(a, b, namesA) || sharesStyleOnly(b, a, namesB))
    return compareRests(0.5, areShows(a, b));
  if (names.smaller >= 0.99) return evidence(2.5 + 2 * names.union, 'one title contains the other');
  if (isAbbreviation(a, b) || isAbbreviation(b, a))
    return evidence(3, 'one title abbreviates the other');
  if (names.smaller === 0) return evidence(-5, 'other titles');
  if (isOneGrandPrix(a, b)) return evidence(1.5, 'titles share words');
  return compareRests(names.smaller, areShows(a, b));
}

/** "Brass night" is another evening than "Brass & Biscuits": a style is not the name of a show. */
const sharesStyleOnly = (a: MatchFeatures, b: MatchFeatures, names: string[]): boolean =>
  areShows(a, b) &&
  names.length === 1 &&
  names.every(isStyle) &&
  a.title.kinds.some((kind) => !b.title.words.includes(kind)) &&
  !namesPerformer(a, b);

/** A town has one Grand Prix at an hour, although languages name its region differently. */
const isOneGrandPrix = (a: MatchFeatures, b: MatchFeatures): boolean =>
  a.minute !== null &&
  a.minute === b.minute &&
  a.event.city_id !== null &&
  a.event.city_id === b.event.city_id &&
  [a, b].every(({ event, title }) => event.category === 'sports' && title.kinds.includes('prix'));

const REMARKS = /\s*[([][^)\]]*[)\]]/g;

/**
 * Recognises "Moonrise Festival (Air2Earth)": some lists add an act of the bill, and list the
 * festival once for each act.
 */
const haveEqualNames = (a: MatchFeatures, b: MatchFeatures): boolean =>
  a.event.category === 'festival' &&
  b.event.category === 'festival' &&
  foldName(a.event.title.replace(REMARKS, '')) === foldName(b.event.title.replace(REMARKS, ''));

/** Recognises "Fog (classical concert)" and "Fog (music evening)": remarks about the kind of show. */
function haveKindRemarks({ event: { title } }: MatchFeatures, { event: other }: MatchFeatures) {
  if (!title.includes('(') || !other.title.includes('(')) return false;
  const [name, otherName] = [title, other.title].map((each) =>
    foldName(each.replace(REMARKS, ' ')),
  );
  return name !== '' && name === otherName && [title, other.title].every(isRemarkOnKind);
}

const isRemarkOnKind = (title: string): boolean =>
  [...title.matchAll(REMARKS)]
    .flatMap(([remark]) => foldName(remark).split(' '))
    .every((word) => isKind(word) || isStyle(word) || isTitleFiller(word));

const IN_BRACKETS = /\((?<text>[^)]+)\)/;

/**
 * Recognises "ICPRAI 2024" and "International Conference on Pattern Recognition and Artificial
 * Intelligence (ICPRAI)".
 */
function isAcronym(
  { title: short }: MatchFeatures,
  { event, title: long }: MatchFeatures,
): boolean {
  if (
    event.category !== 'conference' ||
    short.names.length !== 1 ||
    long.names.length <= short.names.length
  )
    return false;
  const acronym = IN_BRACKETS.exec(event.title)?.groups?.['text'] ?? '';
  return (
    acronym.length >= MIN_ABBREVIATION_LENGTH &&
    foldName(acronym.replace(/\d+/g, '')) === short.joined
  );
}

/**
 * Each title has words that the other lacks. One house at one hour has several rooms, so for shows
 * they are two programmes.
 */
function compareRests(shared: number, areShows: boolean): Evidence {
  if (areShows)
    return shared >= 0.5
      ? evidence(-2.5, 'titles share words')
      : evidence(-4, 'titles share few words');
  return shared >= 0.5
    ? evidence(1.5, 'titles share words')
    : evidence(-1.5, 'titles share few words');
}

const areShows = (a: MatchFeatures, b: MatchFeatures) =>
  [a, b].every(({ minute, event }) => minute !== null && event.category !== 'conference');

/** Conferences change their kind from list to list. "Jazz Festival" and "Jazz Sessions" do not. */
const compareOtherKinds = (a: MatchFeatures, b: MatchFeatures) =>
  a.event.category === 'conference' || b.event.category === 'conference' || areShows(a, b)
    ? evidence(3.5, 'nearly the same title')
    : evidence(1.5, 'other kinds in the titles');

/** Recognises "JavaScript Conference" and "JavaScript Summit". */
const haveDifferentKinds = ({ title: a }: MatchFeatures, { title: b }: MatchFeatures) =>
  a.kinds.length > 0 && b.kinds.length > 0 && !a.kinds.some((kind) => b.kinds.includes(kind));

/** Compares titles of which one has only common words: "Open Day", "Summer Festival". */
function compareKinds(a: MatchFeatures, b: MatchFeatures, named: number): Evidence {
  const kinds = overlap([...a.title.kinds, ...a.title.names], [...b.title.kinds, ...b.title.names]);
  if (kinds.union >= 0.7) return evidence(named === 0 ? 4 : 3, 'same title');
  return kinds.smaller >= 0.5 ? evidence(0.5, 'titles share words') : evidence(-3, 'other titles');
}

/**
 * Returns the distinctive words, split as in the other title: "Ross Conf" and "ROSSConf" give one
 * word.
 */
function distinctiveWords(own: MatchFeatures, other: MatchFeatures): string[] {
  const stems = own.title.words.map((word) => withoutCountry(word, own, other.title.words));
  const words = joinWordsLike(stems, other.title.words).filter(
    (word) =>
      !isKind(word) &&
      !/^\d+$/.test(word) &&
      !own.placeWords.has(word) &&
      !other.placeWords.has(word),
  );
  const withoutVenue = words.filter(
    (word) => !own.venue.includes(word) && !other.venue.includes(word),
  );
  return withoutVenue.length > 0 && own.event.category !== 'conference' ? withoutVenue : words;
}

/** Recognises "PyConKE" in Kenya for "PyCon Kenya". */
function withoutCountry(word: string, { event }: MatchFeatures, model: string[]): string {
  const code = event.country_code?.toLowerCase() ?? '';
  if (code === '' || !word.endsWith(code)) return word;
  const stem = normaliseWord(word.slice(0, -code.length));
  return model.includes(stem) ? stem : word;
}

/** Recognises "Workshop at Great Conference" as a part of "Great Conference". */
const isPartOf = (part: TitleWords, whole: TitleWords) =>
  part.within.length > 0 &&
  overlap(part.within, whole.words).union >= 0.8 &&
  part.words.length > part.within.length &&
  whole.within.length === 0;

function joinWordsLike(words: string[], model: string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && model.includes(before + word))
      joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

const isWrittenTogether = (a: string, b: string) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 6 && long.startsWith(short) && short.length / long.length > 0.75;
};

const MIN_ABBREVIATION_LENGTH = 3;

/** Recognises "GORUCO" for Gotham Ruby Conference: word beginnings in order. */
function isAbbreviation({ title: short }: MatchFeatures, { title: long }: MatchFeatures): boolean {
  const words = [...long.names, ...long.kinds];
  return (
    words.length > 1 &&
    short.names.some(
      (name) =>
        name.length >= MIN_ABBREVIATION_LENGTH &&
        name.length <= 12 &&
        isBuiltFrom(name, words) &&
        !words.some((word) => isSimilar(word, name) || name.startsWith(word)),
    )
  );
}

/** Returns whether `name` consists of the beginnings of two or more of these words, in order. */
function isBuiltFrom(name: string, words: string[], used = 0): boolean {
  if (name === '') return used > 1;
  const [word, ...rest] = words;
  if (word === undefined) return false;
  for (let length = Math.min(3, word.length, name.length); length > 0; length--)
    if (name.startsWith(word.slice(0, length)) && isBuiltFrom(name.slice(length), rest, used + 1))
      return true;
  return used === 0 && isBuiltFrom(name, rest, 0);
}

const isSubset = (some: string[], all: string[]) => some.every((number) => all.includes(number));

function compareYears({ title: a }: MatchFeatures, { title: b }: MatchFeatures): Evidence[] {
  if (a.years.length === 0 || b.years.length === 0) return [];
  return a.years.some((year) => b.years.includes(year))
    ? []
    : [evidence(-6, 'other years in the titles')];
}

/** A common number does not hide others: "250 – Race 1" is not "250 – Race 2". */
function compareNumbers({ title: a }: MatchFeatures, { title: b }: MatchFeatures): Evidence[] {
  if (a.numbers.length === 0 || b.numbers.length === 0) return [];
  if (isSubset(a.numbers, b.numbers) || isSubset(b.numbers, a.numbers)) return [];
  return [evidence(DECISIVE, 'other numbers in the titles')];
}

/** Separates "AFUP Day Lyon" from "AFUP Day Lille": each names its own place. */
function compareNamedPlaces(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const own = ({ title, placeWords }: MatchFeatures) =>
    title.names.filter((name) => placeWords.has(name));
  const [placesA, placesB] = [own(a), own(b)];
  if (placesA.length === 0 || placesB.length === 0) return [];
  return placesA.some((place) => placesB.includes(place) || b.placeWords.has(place)) ||
    placesB.some((place) => a.placeWords.has(place))
    ? []
    : [evidence(-4, 'titles name other places')];
}
