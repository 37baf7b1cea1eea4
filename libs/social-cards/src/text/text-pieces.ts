import { candidateFonts, type FontChoice } from './font-files.ts';
import { loadFont } from './fonts.ts';

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** A character with its marks, and the font that draws it. */
export interface TextPiece {
  text: string;
  font: string;
}

export interface DrawableText {
  pieces: TextPiece[];
  /** The characters that no font has. */
  dropped: string[];
}

/**
 * Selects a font for each character. Characters that no font has are replaced by plain ones ("𝓜"
 * by "M") or dropped.
 */
export function selectFonts(text: string, choice: FontChoice): DrawableText {
  const result: DrawableText = { pieces: [], dropped: [] };
  for (const { segment } of GRAPHEMES.segment(text)) {
    const grapheme = firstEmoji(segment);
    const previous = result.pieces.at(-1)?.font ?? null;
    const piece =
      findPiece(grapheme, choice, previous) ??
      findPiece(grapheme.normalize('NFKC'), choice, previous);
    if (piece) result.pieces.push(piece);
    const drawn = piece?.text.normalize('NFKD') ?? '';
    for (const character of grapheme.normalize('NFKD'))
      if (!drawn.includes(character) && !INVISIBLE.test(character)) result.dropped.push(character);
  }
  return result;
}

function findPiece(
  grapheme: string,
  choice: FontChoice,
  previous: string | null,
): TextPiece | null {
  const candidates = candidateFonts(grapheme, choice, previous);
  const whole = candidates.find((font) =>
    [...grapheme].every((character) => hasGlyph(font, character)),
  );
  if (whole !== undefined) return { text: grapheme, font: whole };
  const [letter = '', ...marks] = grapheme;
  const font = candidates.find((candidate) => hasGlyph(candidate, letter));
  return font === undefined
    ? null
    : { text: letter + marks.filter((mark) => hasGlyph(font, mark)).join(''), font };
}

const hasGlyph = (font: string, character: string): boolean =>
  INVISIBLE.test(character) ||
  loadFont(font).nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;

// The monochrome font has no glyphs for joined sequences (a family) and skin tones.
const firstEmoji = (grapheme: string) =>
  /\p{Extended_Pictographic}/u.test(grapheme)
    ? (grapheme.split('\u200d')[0] ?? '').replace(/\ufe0f|\p{Emoji_Modifier}/gu, '')
    : grapheme;
