import { isRightToLeft } from './reading-direction.ts';

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const PLAIN = 'Noto Sans';

// Scripts whose letters join or stack are set in their own font: what falls back letter by letter overlaps.
const FAMILIES: readonly [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'Noto Sans Devanagari'],
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 'Noto Emoji'],
];
// A few signs are pictographs only where a selector says so.
const TEXT_LIKE = /^[\d#*©®™]$/u;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A line as the content of a <text>: each script in its font, and a line that reads from the right as a whole. */
export function textRuns(line: string): string {
  const runs: { text: string; family: string }[] = [];
  for (const { segment } of GRAPHEMES.segment(line)) {
    const last = runs.at(-1);
    // A blank belongs to what it follows.
    const family = segment === ' ' && last && last.family !== 'Noto Emoji' ? last.family : familyOf(segment);
    const text = family === 'Noto Emoji' ? drawable(segment) : segment;
    if (last?.family === family) last.text += text;
    else runs.push({ text, family });
  }
  const content = runs.map(({ text, family }) =>
    family === PLAIN ? escaped(text) : `<tspan font-family="${family}">${escaped(text)}</tspan>`,
  );
  return isRightToLeft(line) ? `\u202b${content.join('')}\u202c` : content.join('');
}

const familyOf = (grapheme: string) =>
  TEXT_LIKE.test(grapheme) ? PLAIN : (FAMILIES.find(([characters]) => characters.test(grapheme))?.[1] ?? PLAIN);

/** Of what is joined (a family, a profession, a skin tone) the first: the font in one colour has no other. */
const drawable = (emoji: string) => emoji.split('\u200d')[0]?.replace(/\ufe0f|\p{Emoji_Modifier}/gu, '') ?? '';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
