import { foldText, slugify } from '@marquee/domain';

const OTHER_SCRIPT = /[\u0370-\u1cff\u2e80-\udfff]/u;
const MAX_LENGTH = 300;

/**
 * Folds a name or title, also where sources write it with signs ("P!nk", "A$AP", "deadmau5") or in
 * another script ("Кино").
 */
export function foldName(text: string): string {
  const letters = SIGNS.test(text) ? withLetters(text) : text;
  if (!OTHER_SCRIPT.test(letters)) return foldText(letters);
  return slugify(letters, { maxLength: MAX_LENGTH }).replaceAll('-', ' ') || foldText(letters);
}

const SIGNS = /[!$5]/;
const withLetters = (text: string) =>
  text
    .replace(/(?<=\p{L})!(?=\p{L})/gu, 'i')
    .replace(/\$(?=\p{L})|(?<=\p{L})\$/gu, 's')
    .replace(/(?<=[a-z]{3})5(?![\p{L}\p{N}])/giu, 's');
