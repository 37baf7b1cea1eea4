/** Scripts that are written without spaces, so a line can end at any letter. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Widths of the display font in em. The first pattern that matches counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[ '.,:;|!()lijI]/u, 0.3],
  [/[1J"?/\-ftr]/u, 0.41],
  [/[MWmw@ÆŒ]/u, 0.95],
  [/[A-Z&]/u, 0.7],
  [/[a-z\d]/u, 0.61],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Lu}/u, 0.85],
];
const OTHER_WIDTH = 0.75;

/**
 * Returns about how wide a text is in em. A line is drawn as wide as that, so the letters are
 * slightly narrower or wider where it is wrong.
 */
export const measureEm = (text: string): number =>
  [...text.normalize('NFD')].reduce(
    (sum, letter) => sum + (WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_WIDTH),
    0,
  );

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);
