import { slugify } from '@marquee/domain';
import type { FontChoice } from './font-files.ts';
import { textDirection, type TextDirection } from './reading-direction.ts';
import { shapeRuns, type ShapedText } from './shape-text.ts';
import { selectFonts } from './text-pieces.ts';
import { visualRuns } from './text-runs.ts';

interface LineOptions {
  weight?: FontChoice['weight'];
  /** Default: that of the first letter. */
  direction?: TextDirection;
}

/** Shapes the texts of one card, and records the characters that no font has. */
export function createTypesetter({ isJapanese }: Pick<FontChoice, 'isJapanese'>) {
  const dropped = new Set<string>();
  const shaped = new Map<string, ShapedText>();

  /**
   * Returns a text without the characters that no font has; in Latin letters if no character is
   * left.
   */
  function toDrawable(text: string): string {
    const { pieces, dropped: missing } = selectFonts(text, { weight: 'bold', isJapanese });
    for (const character of missing) dropped.add(character);
    const rest = pieces.map((piece) => piece.text).join('');
    return rest.replace(/\s+/g, ' ').trim() || slugify(text).replaceAll('-', ' ');
  }

  function shapeLine(
    line: string,
    { weight = 'bold', direction = textDirection(line) }: LineOptions = {},
  ): ShapedText {
    const key = `${weight} ${direction} ${line}`;
    const known = shaped.get(key);
    if (known) return known;
    const { pieces } = selectFonts(line, { weight, isJapanese });
    const result = shapeRuns(visualRuns(pieces, direction));
    shaped.set(key, result);
    return result;
  }

  const measure: Measure = (text) => shapeLine(text).width;
  const measureDisplay: Measure = (text) => shapeLine(text, { weight: 'display' }).width;
  return { toDrawable, shapeLine, measure, measureDisplay, dropped: (): string[] => [...dropped] };
}
export type Typesetter = ReturnType<typeof createTypesetter>;

/** Returns the width of a text in em. */
export type Measure = (text: string) => number;
