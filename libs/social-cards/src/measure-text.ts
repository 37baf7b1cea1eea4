import { Resvg } from '@resvg/resvg-js';
import { textRuns } from './text-runs.ts';

export type FontOptions = NonNullable<NonNullable<ConstructorParameters<typeof Resvg>[1]>['font']>;

// Height of a band (higher than any line), and the baseline in it.
const BAND = 300;
const BASELINE = 200;

export function createMeasures(font: FontOptions) {
  /** Returns the width of the widest line in pixels. Renders all lines at once. */
  function widest(lines: string[], size: number): number {
    const box = renderTexts(lines, size, font).getBBox();
    return box ? box.x + box.width : 0;
  }

  /** Returns the right edge of each text, starting at 0. Each text is in its own band, which identifies its paths. */
  const measureEach = (texts: string[], size: number): number[] => {
    const edges = texts.map(() => 0);
    for (const [x, y] of pointsIn(renderTexts(texts, size, font).toString())) {
      const band = Math.floor(y / BAND);
      edges[band] = Math.max(edges[band] ?? 0, x);
    }
    return edges;
  };
  return { widest, measureEach };
}
export type Measures = ReturnType<typeof createMeasures>;

function renderTexts(lines: string[], size: number, font: FontOptions): Resvg {
  const texts = lines.map((line, index) => textElement(line, index, size));
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">${texts.join('')}</svg>`, {
    font,
  });
}

const textElement = (line: string, index: number, size: number) =>
  `<text x="0" y="${String(index * BAND + BASELINE)}" font-family="Noto Sans" font-weight="700" font-size="${String(size)}">${textRuns(line)}</text>`;

/** Returns the points of all paths of an SVG, including control points. */
function* pointsIn(svg: string): Generator<[x: number, y: number]> {
  for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g))
    for (const [, x, y] of path.matchAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)) yield [Number(x), Number(y)];
}
