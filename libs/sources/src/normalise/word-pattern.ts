import { foldText } from '@marquee/domain';

const EDGE = String.raw`[\p{L}\p{N}]`;

/**
 * Returns a pattern for folded texts that matches one of the terms: words, separated by spaces, in which `_` is a space, and
 * phrases. A hyphen matches more letters: "-konzert" is also "Weihnachtskonzert".
 */
export const wordPattern = (words: string, phrases: readonly string[] = []): RegExp =>
  new RegExp(
    [...words.trim().split(/\s+/), ...phrases]
      .filter((term) => term !== '')
      .map(toPattern)
      .join('|'),
    'u',
  );

/** Chinese, Japanese and Korean words have no spaces around them. */
function toPattern(term: string): string {
  const body = foldText(term.replaceAll('_', ' '));
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(body)) return body;
  const before = term.startsWith('-') ? String.raw`\p{L}*` : '';
  const after = term.endsWith('-') ? String.raw`\p{L}*` : '';
  return `(?<!${EDGE})${before}${body}${after}(?!${EDGE})`;
}
