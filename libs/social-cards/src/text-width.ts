/** Widths of the bold font in em, slightly overestimated, for line breaking. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u, 1],
  [/\p{Script=Hangul}/u, 0.95],
  [/\p{Extended_Pictographic}/u, 1.25],
  [/\p{Default_Ignorable_Code_Point}|\p{Mn}/u, 0],
  [/[ijlIt.,:;'!|()[\]]/u, 0.36],
  [/[MWmw@%]/u, 0.95],
  [/\s/u, 0.27],
  [/\p{Lu}/u, 0.72],
];
const DEFAULT_WIDTH = 0.62;

export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? DEFAULT_WIDTH;
  return width;
}

/** Returns whether the estimate is as exact as measuring. Then no large font has to be loaded. */
export const isFullWidth = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
