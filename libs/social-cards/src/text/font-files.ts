/**
 * The fonts of scripts, by file name without the extension. `tools/make-fonts.ts` creates the
 * files.
 */
const SCRIPT_FONTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Armenian}/u, 'armenian'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Ethiopic}/u, 'ethiopic'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Hangul}/u, 'hangul'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Khmer}/u, 'khmer'],
  [/\p{Script=Lao}/u, 'lao'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Myanmar}/u, 'myanmar'],
  [/\p{Script=Oriya}/u, 'oriya'],
  [/\p{Script=Sinhala}/u, 'sinhala'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Telugu}/u, 'telugu'],
  [/\p{Script=Thaana}/u, 'thaana'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Tibetan}/u, 'tibetan'],
];

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
// Characters that are pictographs only with a variation selector.
const TEXT_LIKE = /^[\d#*©®™]$/u;
// Fonts that have many symbols.
const SYMBOLS = ['emoji', 'han-common'];

/** `japanese` selects between the Chinese and Japanese shapes of Han characters. */
export interface FontChoice {
  /**
   * `display` is bold, with the letters of a poster. Scripts that it lacks are in their bold font.
   */
  weight: 'display' | 'bold' | 'regular';
  isJapanese: boolean;
}

/**
 * Returns the fonts that may have a character and its marks, the best first. `previous` is the font
 * of the character before.
 */
export function candidateFonts(
  grapheme: string,
  { weight, isJapanese }: FontChoice,
  previous: string | null,
): string[] {
  const near = previous === null || previous === 'emoji' ? [] : [previous];
  const plain = weight === 'display' ? [weight, 'bold'] : [weight];
  if (grapheme === ' ') return [...near, ...plain];
  return [...fontsOfScript(grapheme, isJapanese), ...plain, ...near, ...SYMBOLS];
}

function fontsOfScript(grapheme: string, isJapanese: boolean): string[] {
  if (EAST_ASIAN.test(grapheme))
    return isJapanese
      ? ['japanese', 'han-common', 'han-rare']
      : ['han-common', 'han-rare', 'japanese'];
  if (PICTOGRAPH.test(grapheme) && !TEXT_LIKE.test(grapheme)) return ['emoji'];
  return SCRIPT_FONTS.filter(([script]) => script.test(grapheme)).map(([, font]) => font);
}
