import { Resvg } from '@resvg/resvg-js';
import { textRuns } from './text-runs.ts';

export type FontOptions = NonNullable<NonNullable<ConstructorParameters<typeof Resvg>[1]>['font']>;

// Higher than any line that is set, and its baseline in it.
const BAND = 300;
const BASELINE = 200;

/** Measures text as it will be drawn: in these fonts, bold. */
export function createMeasures(font: FontOptions) {
  /** How wide (pixels) the widest of several lines is; one above the other, so that one drawing does for all. */
  function widest(lines: string[], size: number): number {
    const box = drawing(lines, size, font).getBBox();
    return box ? box.x + box.width : 0;
  }

  /** The right edge of each text that begins at 0. Each has a band of its own, by which its paths are known. */
  const measureEach = (texts: string[], size: number): number[] => {
    const edges = texts.map(() => 0);
    for (const [x, y] of pointsIn(drawing(texts, size, font).toString())) {
      const band = Math.floor(y / BAND);
      edges[band] = Math.max(edges[band] ?? 0, x);
    }
    return edges;
  };
  return { widest, measureEach };
}
export type Measures = ReturnType<typeof createMeasures>;

function drawing(lines: string[], size: number, font: FontOptions): Resvg {
  const texts = lines.map((line, index) => lineOf(line, index, size));
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">${texts.join('')}</svg>`, {
    font,
  });
}

const lineOf = (line: string, index: number, size: number) =>
  `<text x="0" y="${String(index * BAND + BASELINE)}" font-family="Noto Sans" font-weight="700" font-size="${String(size)}">${textRuns(line)}</text>`;

/** The points of all paths of a drawing, control points among them. */
function* pointsIn(svg: string): Generator<[x: number, y: number]> {
  for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g))
    for (const [, x, y] of path.matchAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)) yield [Number(x), Number(y)];
}
