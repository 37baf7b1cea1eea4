import bidiModule from 'bidi-js';
import type { TextDirection } from './reading-direction.ts';
import type { TextPiece } from './text-pieces.ts';

/** Neighbouring characters of one font and one direction. */
export interface TextRun {
  text: string;
  font: string;
  isRightToLeft: boolean;
}

// The package declares an ES module, but Node and esbuild load its CommonJS build, which exports
// the function itself.
const createBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = createBidi();

/** Splits a line into runs in their visual order, from left to right. */
export function visualRuns(pieces: TextPiece[], direction: TextDirection): TextRun[] {
  const text = pieces.map((piece) => piece.text).join('');
  const fonts = pieces.flatMap((piece) =>
    Array.from({ length: piece.text.length }, () => piece.font),
  );
  const levels = bidi.getEmbeddingLevels(text, direction);
  const runs: TextRun[] = [];
  let last = { index: -2, level: -1 };
  for (const index of bidi.getReorderedIndices(text, levels)) {
    const level = levels.levels[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    const [font = '', character = ''] = [fonts[index], text[index]];
    const run = runs.at(-1);
    const isNext = level === last.level && Math.abs(index - last.index) === 1;
    if (run && isNext && run.font === font)
      run.text = isRightToLeft ? character + run.text : run.text + character;
    else runs.push({ text: character, font, isRightToLeft });
    last = { index, level };
  }
  return runs;
}
