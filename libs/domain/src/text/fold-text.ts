import { isAscii } from './ascii.ts';

// Letters that Unicode does not decompose, although people type them without the stroke or
// ligature.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
const ASCII_WORDS = /^[a-z0-9 ]*$/;

// An event's title, venue and tags are compared in many ways, one after the other.
const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 120;
const cached = new Map<string, string>();

/**
 * Returns the form in which names are compared: lower case, without accents and punctuation, single
 * blanks. "São Paulo" → "sao paulo", "Łódź" → "lodz", "St. John's" → "st johns", "東京" → "東京".
 * Fold both sides of a comparison with this function only.
 */
export function foldText(text: string): string {
  if (text.length > MAX_CACHED_LENGTH) return fold(text);
  const known = cached.get(text);
  if (known !== undefined) return known;
  const folded = fold(text);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(text, folded);
  return folded;
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_WORDS.test(lower)) return lower.replace(/  +/g, ' ').trim();
  if (isAscii(lower))
    return lower
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
