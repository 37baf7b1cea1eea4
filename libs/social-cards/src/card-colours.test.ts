import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@marquee/domain';
import {
  BACKGROUND_COLOUR,
  CANCELLED_COLOUR,
  GLOW,
  GLOW_COLOURS,
  LABEL_COLOURS,
  NOTICE_COLOUR,
  TEXT_COLOURS,
} from './card-colours.ts';
import { FLYER_ACCENT, FLYER_WHITE, flyerColours, TINTS } from './flyer/flyer-colours.ts';

type Rgb = [red: number, green: number, blue: number];
const toRgb = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return [red, green, blue];
};

/** Relative luminance of WCAG 2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a light text on a dark background. */
const contrast = (text: Rgb, background: Rgb) =>
  (luminance(text) + 0.05) / (luminance(background) + 0.05);

describe('labels of social cards', () => {
  it.each(Object.entries({ ...LABEL_COLOURS, CANCELLED_COLOUR, NOTICE_COLOUR }))(
    'have white text of enough contrast: %s',
    (_name, colour) => {
      expect(contrast(toRgb('#ffffff'), toRgb(colour))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('titles of social cards with a photo', () => {
  const share = GLOW.opacity * 0.5; // the title is in the lower half of the gradient

  it.each(Object.entries(GLOW_COLOURS))(
    'have enough contrast on the gradient: %s',
    (_category, glow) => {
      const background = toRgb(BACKGROUND_COLOUR).map(
        (value, index) => value * (1 - share) + (toRgb(glow)[index] ?? 0) * share,
      ) as Rgb;
      expect(contrast(toRgb(TEXT_COLOURS.title), background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(toRgb(TEXT_COLOURS.cancelledTitle), background)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('flyers', () => {
  const kinds = CATEGORIES.flatMap((category) =>
    [true, false].map((is_cancelled) => ({ category, is_cancelled })),
  );

  it.each(kinds)('have enough contrast: $category, cancelled: $is_cancelled', (kind) => {
    for (const seed of TINTS.keys())
      for (const area of Object.values(flyerColours(kind, seed))) {
        expect(contrast(toRgb(FLYER_WHITE), toRgb(area))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(toRgb(FLYER_ACCENT), toRgb(area))).toBeGreaterThanOrEqual(3); // large text
      }
  });
});
