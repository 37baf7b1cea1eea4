/**
 * A text in the form in which dates are compared, and where each of its characters is in the
 * original text.
 */
export interface FoldedText {
  folded: string;
  /** The index in the original text of each UTF-16 unit, and its length at the end. */
  positions: number[];
}

/**
 * Folds a text to lower case without accents, one character at a time. Apostrophes become plain,
 * dashes hyphens.
 */
export function foldWithPositions(text: string): FoldedText {
  let folded = '';
  const positions: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    positions.push(...Array.from({ length: plain.length }, () => index));
    folded += plain;
    index += character.length;
  }
  positions.push(text.length);
  return { folded, positions };
}

export const foldDateText = (text: string): string => foldWithPositions(text).folded;

// Unicode has no decomposition of them.
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };

// Of these, only upper case changes.
const ASCII = /[ -_a-~]/;

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  return ASCII.test(character) ? lower : foldOther(lower);
}

const foldOther = (character: string): string =>
  character
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[’ʼ‘`´]/gu, "'")
    .replace(/[‐‑–—−]/gu, '-')
    .replace(/[〜～∼]/gu, '~')
    .replace(/\s/gu, ' ');
