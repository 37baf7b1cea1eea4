import XMLBuilder from 'fast-xml-builder';
import { isRightToLeft } from './reading-direction.ts';

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const PLAIN = 'Noto Sans';

// Scripts with joined or stacked letters need one font per run: letters that fall back one by one overlap.
const FAMILIES: readonly [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'Noto Sans Devanagari'],
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 'Noto Emoji'],
];
// Characters that are pictographs only with a variation selector.
const TEXT_LIKE = /^[\d#*©®™]$/u;

const xml = new XMLBuilder({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '@' });

/** Returns a line as the content of a <text> element: each script in its font, right-to-left lines as one unit. */
export function textRuns(line: string): string {
  const runs: { text: string; family: string }[] = [];
  for (const { segment } of GRAPHEMES.segment(line)) {
    const last = runs.at(-1);
    // A blank belongs to the run before it.
    const family = segment === ' ' && last && last.family !== 'Noto Emoji' ? last.family : fontFamilyFor(segment);
    const text = family === 'Noto Emoji' ? drawable(segment) : segment;
    if (last?.family === family) last.text += text;
    else runs.push({ text, family });
  }
  const content = xml.build(runs.map(toElement));
  return isRightToLeft(line) ? `\u202b${content}\u202c` : content;
}

const toElement = ({ text, family }: { text: string; family: string }) =>
  family === PLAIN ? { '#text': text } : { tspan: [{ '#text': text }], ':@': { '@font-family': family } };

const fontFamilyFor = (grapheme: string) =>
  TEXT_LIKE.test(grapheme) ? PLAIN : (FAMILIES.find(([characters]) => characters.test(grapheme))?.[1] ?? PLAIN);

/** Returns the first emoji of a joined sequence (a family, a skin tone): the monochrome font has no glyphs for sequences. */
const drawable = (emoji: string) => emoji.split('\u200d')[0]?.replace(/\ufe0f|\p{Emoji_Modifier}/gu, '') ?? '';
