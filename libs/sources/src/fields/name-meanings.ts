import { foldText } from '@marquee/domain';
import {
  CONTAINER_WORDS,
  FOREIGN_WORDS,
  MEANINGS,
  NEUTRAL_WORDS,
  type Meaning,
} from './field-words.ts';

/** What a field name states. */
export interface NameMeanings {
  /** Each reading of the name: a word can have several meanings. */
  readings: ReadonlySet<Meaning>[];
  /** Words of the member itself, and of the objects around it, that are in no list. */
  unknown: { own: number; outer: number };
}

const MAX_READINGS = 8;
const MAX_PHRASE = 3;
/** Splitting a text into words needs quadratic time. */
const MAX_LENGTH = 1_000;

/**
 * Returns the meanings of a field name in any style: `startDateTime`, `venue_location.city`, "Fecha
 * de inicio", `開始日時`, "Veranstaltungsdatum". Null if it is about something else than the event,
 * such as `cfp.endDate`.
 */
export function nameMeanings(name: string): NameMeanings | null {
  if (name.length > MAX_LENGTH) return null;
  const segments = name.split('.').map(splitWords);
  const unknown = { own: 0, outer: 0 };
  let readings: Meaning[][] = [[]];
  for (const [index, words] of segments.entries()) {
    const isOwn = index === segments.length - 1;
    const terms = toTerms(words);
    // "ouverture.dateFin" is the end of a period, although "ouverture" alone is its start.
    if (isOwn && terms.some((word) => MEANINGS.get(word)?.includes('end')))
      readings = readings.map((reading) => reading.filter((meaning) => meaning !== 'start'));
    for (const word of terms) {
      const isSource = segments.length === 1 && isSourcePage(word, terms);
      if (FOREIGN_WORDS.has(word) && !isSource) return null;
      const meanings = MEANINGS.get(word);
      if (meanings)
        readings = readings
          .flatMap((reading) => [
            ...meanings.map((meaning) => [...reading, meaning]),
            ...(!isOwn && CONTAINER_WORDS.has(word) ? [reading] : []),
          ])
          .slice(0, MAX_READINGS);
      else if (!NEUTRAL_WORDS.has(word) && !/^\d+$/.test(word)) unknown[isOwn ? 'own' : 'outer']++;
    }
  }
  return { readings: readings.map((reading) => new Set(reading)), unknown };
}

/** "source_url" is the page from which a record is, and so is a "source" that is an address. */
const isSourcePage = (word: string, [, second, ...others]: string[]): boolean =>
  word === 'source' &&
  others.length === 0 &&
  (second === undefined || (MEANINGS.get(second)?.includes('url') ?? false));

const splitWords = (segment: string): string[] =>
  foldText(
    segment
      .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
      .replaceAll(/(?<=\p{Ll}{2})(?=\d)/gu, ' '),
  )
    .split(' ')
    .filter(Boolean);

const isKnown = (word: string) =>
  MEANINGS.has(word) || NEUTRAL_WORDS.has(word) || FOREIGN_WORDS.has(word);

/**
 * Joins words that are one term ("time zone", "all day"), and splits compounds ("startdatum",
 * "開始日時").
 */
function toTerms(words: string[]): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [...Array(MAX_PHRASE).keys()]
      .map((short) => MAX_PHRASE - short)
      .find(
        (count) =>
          count > 1 &&
          at + count <= words.length &&
          MEANINGS.has(words.slice(at, at + count).join('')),
      );
    const word = words[at] ?? '';
    if (length !== undefined) {
      terms.push(words.slice(at, at + length).join(''));
      at += length;
    } else {
      terms.push(
        ...(isKnown(word) ? [word] : (splitId(word) ?? splitCompound(word) ?? [baseForm(word)])),
      );
      at++;
    }
  }
  return terms;
}

/** "contentid" is an id, and no other form of "content". */
function splitId(word: string): string[] | null {
  const [, owner] = /^(.{3,})id$/.exec(word) ?? [];
  if (owner === undefined || !isKnown(owner)) return null;
  return CONTAINER_WORDS.has(owner) ? ['id'] : [owner, 'id'];
}

const MIN_STEM = 5;
const MAX_ENDING = 2;

/**
 * Returns the known word of which this is another form ("мероприятия", "rozpoczęcia"), else the
 * word.
 */
function baseForm(word: string): string {
  for (let length = word.length; length >= Math.max(MIN_STEM, word.length - MAX_ENDING); length--) {
    const known = STEMS.get(word.slice(0, length));
    if (known !== undefined) return known;
  }
  return word;
}

const STEMS: ReadonlyMap<string, string> = new Map(
  [...NEUTRAL_WORDS, ...FOREIGN_WORDS, ...MEANINGS.keys()].flatMap((word) =>
    Array.from({ length: MAX_ENDING + 1 }, (_, cut): [string, string] => [
      word.slice(0, word.length - cut),
      word,
    ]).filter(([stem]) => stem.length >= MIN_STEM),
  ),
);

const MIN_PART = 3;

/**
 * Splits a compound into known words without a rest, the longest first. Returns null if that is
 * impossible.
 */
function splitCompound(word: string): string[] | null {
  const isIdeographic = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+$/u.test(word);
  const shortest = isIdeographic ? 1 : MIN_PART;
  if (word.length < 2 * shortest) return null;
  for (let length = word.length - shortest; length >= shortest; length--) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (!isKnown(first)) continue;
    const link = isIdeographic ? rest : rest.replace(/^(?:s|n|es)(?=.{3})/, '');
    for (const tail of new Set([rest, link])) {
      const parts = isKnown(tail) ? [tail] : splitCompound(tail);
      if (parts) return [first, ...parts];
    }
  }
  return null;
}
