import { describe, expect, it } from '@jest/globals';
import { CANCELLED_COLOUR, LABEL_COLOURS, NOTICE_COLOUR } from './card-colours.ts';

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('labels of social cards', () => {
  it.each(Object.entries({ ...LABEL_COLOURS, CANCELLED_COLOUR, NOTICE_COLOUR }))(
    'have white text of enough contrast: %s',
    (_name, colour) => {
      expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
