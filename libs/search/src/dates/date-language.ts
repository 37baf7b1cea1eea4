import words from './date-words.json' with { type: 'json' };
import { foldDateText } from './fold-positions.ts';

export type DateLanguage = keyof typeof words;
export const DATE_LANGUAGES = Object.keys(words).filter((name): name is DateLanguage =>
  Object.hasOwn(words, name),
);

type Words = Omit<(typeof words)['en'], 'months' | 'weekdays'> & {
  months?: string[];
  weekdays?: string[];
};
type PhraseName = Exclude<keyof Words, 'parts' | 'seasons' | 'partsOfMonth' | 'numbers'>;
export type PartOfMonth = keyof Words['partsOfMonth'];

/** Languages that are written without blanks between words. */
export const isUnspaced = (language: DateLanguage): boolean =>
  language === 'ja' || language === 'zh';

/** Folded names: `list` in the order of the calendar. */
interface Names {
  /** Each name and its number from 1. */
  byName: ReadonlyMap<string, number>;
  pattern: string;
}

/** The folded words of a language, as parts of regular expressions. */
export interface DateVocabulary {
  months: Names;
  weekdays: Names;
  /** With short names ("Dec", "Sat"), which are words of their own in other places. */
  allMonths: Names;
  allWeekdays: Names;
  shortWeekdays: Names;
  seasons: Names;
  parts: Names;
  /** One to fourteen. */
  numbers: Names;
  partOfMonth: (part: PartOfMonth) => string;
  phrase: (name: PhraseName) => string;
}

const vocabularies = new Map<DateLanguage, DateVocabulary>();

/** Returns the words of a language. Reading them takes milliseconds, so each is read once. */
export function dateVocabulary(language: DateLanguage): DateVocabulary {
  const known = vocabularies.get(language);
  if (known) return known;
  const read = readVocabulary(language);
  vocabularies.set(language, read);
  return read;
}

/** Reads months and weekdays from Intl, the others from the table. */
function readVocabulary(language: DateLanguage): DateVocabulary {
  const table: Words = words[language];
  const numbers = nameTable([table.numbers]);
  return {
    months: nameTable([...intlMonths(language, 'long'), table.months ?? []]),
    weekdays: nameTable([...intlWeekdays(language, 'long'), table.weekdays ?? []]),
    allMonths: nameTable([...intlMonths(language, 'long'), ...intlMonths(language, 'short')]),
    allWeekdays: nameTable([...intlWeekdays(language, 'long'), ...intlWeekdays(language, 'short')]),
    shortWeekdays: nameTable(intlWeekdays(language, 'short')),
    seasons: phraseTable(Object.values(table.seasons)),
    parts: phraseTable(Object.values(table.parts)),
    numbers,
    partOfMonth: (part) => alternatives(table.partsOfMonth[part]),
    phrase: (name) => alternatives(table[name] ?? [], numbers.pattern),
  };
}

/** Returns a pattern of the phrases of this name in every language. */
export const phraseOfAll = (name: 'from' | 'to'): string =>
  alternatives(DATE_LANGUAGES.flatMap((language) => words[language][name]));

// Words that connect others.
const CONNECTING = new Set([
  'this',
  'next',
  'in',
  'from',
  'to',
  'or',
  'numbers',
  'before',
  'of',
  'until',
  'since',
  'parts',
  'seasons',
  'months',
  'weekdays',
]);
interface Anchors {
  /**
   * Words of which each date phrase of a language contains one, unless it has digits: the longest
   * word of each phrase, months, weekdays and seasons.
   */
  words: string[];
  /**
   * Matches a text that has such a word on its own, or written together with others of date
   * phrases: "Samstagabend".
   */
  pattern: RegExp;
}

const anchors = new Map<DateLanguage, Anchors>();

export function dateAnchors(language: DateLanguage): Anchors {
  const known = anchors.get(language);
  if (known) return known;
  const vocabulary = dateVocabulary(language);
  const found = anchorWords(language, vocabulary);
  const anchor = alternatives(found);
  const joined = (['in', 'from', 'to', 'this', 'of'] as const).map(vocabulary.phrase);
  // Few, because "and" is also "a" and "nd".
  const others = `(?:${[anchor, vocabulary.parts.pattern, ...joined, ORDINAL].join('|')}){0,2}`;
  const pattern = isUnspaced(language)
    ? new RegExp(anchor, 'u')
    : new RegExp(`(?<!\\p{L})${others}${anchor}${others}(?!\\p{L})`, 'u');
  anchors.set(language, { words: found, pattern });
  return { words: found, pattern };
}

const ORDINAL = 'st|nd|rd|th|er|o|a';

function anchorWords(
  language: DateLanguage,
  { allMonths, months, allWeekdays, weekdays }: DateVocabulary,
): string[] {
  const table: Words = words[language];
  const phrases = Object.entries(table).flatMap(([name, list]) =>
    CONNECTING.has(name) || !Array.isArray(list)
      ? []
      : list.flatMap((phrase) => longestWord(foldDateText(phrase))),
  );
  const seasons = Object.values(table.seasons).flat().map(foldDateText);
  const names = [allMonths, months, allWeekdays, weekdays].flatMap(({ byName }) => [
    ...byName.keys(),
  ]);
  return [...new Set([...phrases, ...seasons, ...names, ...(isUnspaced(language) ? ['月'] : [])])];
}

const longestWord = (phrase: string): string =>
  phrase
    .replaceAll('{n}', '')
    .split(/\s+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

type Style = 'long' | 'short';

/** Alone and in a date: some languages inflect the name. */
const intlMonths = (language: DateLanguage, style: Style): string[][] => [
  nameEach(language, { month: style }, 'month'),
  nameEach(language, { month: style, day: 'numeric' }, 'month'),
];

const intlWeekdays = (language: DateLanguage, style: Style): string[][] => [
  nameEach(language, { weekday: style }, 'weekday'),
];

/** Returns the names of twelve months from January, or of seven weekdays from Monday. */
function nameEach(
  language: DateLanguage,
  options: Intl.DateTimeFormatOptions,
  type: 'month' | 'weekday',
): string[] {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const count = type === 'month' ? 12 : 7;
  return Array.from({ length: count }, (_, index) => {
    // 1 June 2026 is a Monday
    const date = type === 'month' ? Date.UTC(2026, index, 15) : Date.UTC(2026, 5, 1 + index);
    const parts = format.formatToParts(date);
    return parts.find((part) => part.type === type)?.value ?? '';
  });
}

function nameTable(lists: string[][]): Names {
  const byName = new Map<string, number>();
  for (const list of lists)
    for (const [index, name] of list.entries()) {
      const folded = foldDateText(name).replace(/\.$/, '');
      // Numbers of months are read elsewhere.
      if (folded !== '' && !/^\d/.test(folded) && !byName.has(folded))
        byName.set(folded, index + 1);
    }
  return { byName, pattern: alternatives([...byName.keys()]) };
}

function phraseTable(lists: string[][]): Names {
  const entries = lists.flatMap((list, index) =>
    list.map((name) => [foldDateText(name), index + 1] as const),
  );
  return { byName: new Map(entries), pattern: alternatives(entries.map(([name]) => name)) };
}

const NOTHING = '(?!)';

/**
 * Returns a pattern that matches the longest of some phrases. `{n}` is a number, in digits or one
 * of the words of a pattern.
 */
function alternatives(phrases: string[], numbers = NOTHING): string {
  if (phrases.length === 0) return NOTHING;
  const sorted = phrases.map(foldDateText).sort((one, other) => other.length - one.length);
  const escaped = sorted.map((phrase) =>
    phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{n}', `(?<n>\\d{1,3}|${numbers})`),
  );
  return `(?:${escaped.join('|').replaceAll(' ', '\\s+')})`;
}
