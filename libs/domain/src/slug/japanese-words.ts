import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface JapaneseWord {
  /** In katakana. */
  reading: string;
  /** Lower for frequent words. */
  cost: number;
}

const FILE = 'japanese-words.txt.gz';
// A bundle has the file next to it.
const PATHS = ['.', '../../data'].map((folder) => join(import.meta.dirname, folder, FILE));

let words: ReadonlyMap<string, JapaneseWord> | null = null;

/**
 * Returns the words with kanji of IPADIC. The key of a suffix starts with a hyphen. The first call
 * loads the file.
 */
export function japaneseWords(): ReadonlyMap<string, JapaneseWord> {
  words ??= readWords();
  return words;
}

function readWords(): Map<string, JapaneseWord> {
  const path = PATHS.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${FILE} is missing.`);
  const lines = gunzipSync(readFileSync(path)).toString().split('\n');
  return new Map(
    lines.map((line) => {
      const [text = '', reading = '', cost] = line.split(' ');
      return [text, { reading, cost: Number(cost) }];
    }),
  );
}
