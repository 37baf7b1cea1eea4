import { foldText } from '@marquee/domain';

/** Terms that have a meaning in a text. */
export interface WordRow<Meaning> {
  meaning: Meaning;
  /**
   * Words, separated by white space, in which `_` is a space. A hyphen matches more letters:
   * "-konzert" is also "Weihnachtskonzert".
   */
  words: string;
  phrases?: readonly string[];
}

/** Returns the meaning of the first row of which a folded text contains a term, or null. */
export type FindMeaning<Meaning> = (folded: string) => Meaning | null;

// Few words make up most of the texts of a source.
const MAX_CACHED = 2_000;

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;

/** Creates a look-up that reads a text once, whatever the number of rows. */
export function createWordTable<Meaning>(rows: readonly WordRow<Meaning>[]): FindMeaning<Meaning> {
  const words = new Map<string, number>();
  const phrases = new Map<string, { phrase: string; row: number }[]>();
  const [starts, ends] = [createAffixes(), createAffixes()];
  const anywhere: { part: string; row: number }[] = [];

  function add(term: string, row: number): void {
    const folded = foldText(term.replaceAll('_', ' '));
    const [first = '', ...others] = folded.split(' ');
    if (WITHOUT_SPACES.test(folded)) anywhere.push({ part: folded, row });
    else if (term.startsWith('-')) ends.add(folded, row);
    else if (term.endsWith('-')) starts.add(folded, row);
    else if (others.length > 0)
      phrases.set(first, [...(phrases.get(first) ?? []), { phrase: folded, row }]);
    else if (!words.has(folded)) words.set(folded, row);
  }
  for (const [row, { words: list, phrases: more = [] }] of rows.entries())
    for (const term of [...list.trim().split(/\s+/), ...more]) if (term !== '') add(term, row);

  const none = rows.length;
  const rowsOfWords = new Map<string, number>();

  /** Returns the first row that one word selects, from the cache if the word was read before. */
  function rowOfWord(word: string): number {
    const known = rowsOfWords.get(word);
    if (known !== undefined) return known;
    const row = Math.min(
      words.get(word) ?? none,
      starts.find((length) => word.slice(0, length)) ?? none,
      ends.find((length) => word.slice(-length)) ?? none,
    );
    if (rowsOfWords.size >= MAX_CACHED) rowsOfWords.clear();
    rowsOfWords.set(word, row);
    return row;
  }

  return (folded) => {
    let best = none;
    const found = (row: number) => {
      if (row < best) best = row;
    };
    let start = 0;
    for (const word of folded.split(' ')) {
      found(rowOfWord(word));
      for (const { phrase, row } of phrases.get(word) ?? [])
        if (isWholePhrase(folded, phrase, start)) found(row);
      start += word.length + 1;
    }
    if (WITHOUT_SPACES.test(folded))
      for (const { part, row } of anywhere) if (folded.includes(part)) found(row);
    return rows[best]?.meaning ?? null;
  };
}

const isWholePhrase = (text: string, phrase: string, start: number): boolean =>
  text.startsWith(phrase, start) && [undefined, ' '].includes(text[start + phrase.length]);

/** Beginnings or ends of words, by their length. */
function createAffixes() {
  const rows = new Map<string, number>();
  const lengths = new Set<number>();

  function add(affix: string, row: number): void {
    if (!rows.has(affix)) rows.set(affix, row);
    lengths.add(affix.length);
  }

  /** Returns the first row with one of the affixes that `take` returns for each length. */
  function find(take: (length: number) => string): number | undefined {
    let first: number | undefined;
    for (const length of lengths) {
      const row = rows.get(take(length));
      if (row !== undefined && (first === undefined || row < first)) first = row;
    }
    return first;
  }

  return { add, find };
}

/** Creates a test whether a folded text contains one of the terms of a row. */
export function createWordTest(
  words: string,
  phrases?: readonly string[],
): (folded: string) => boolean {
  const find = createWordTable([{ meaning: true, words, ...(phrases && { phrases }) }]);
  return (folded) => find(folded) === true;
}
