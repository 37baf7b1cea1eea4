/** Widths in em of the bold font, a little too wide rather than too narrow: enough to break lines by. */
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
const USUAL = 0.62;

/** About how wide a text is, in em. */
export function estimatedWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL;
  return width;
}

/** Whether the estimate is as good as measuring, which would have to load a large font. */
export const isFullWidth = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
