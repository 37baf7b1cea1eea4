import { CATEGORY_COLOURS } from '@marquee/formats/display';
import type { CardText } from '../text/card-text.ts';

export const FLYER_INK = '#14121a';
export const FLYER_WHITE = '#ffffff';
/** Of what is set largest next to the title. */
export const FLYER_ACCENT = '#ffe08a';
const CANCELLED_BASE = '#47445a';
/**
 * Shares of black in the colour of a kind, one of which a flyer has, and in that of its second
 * area.
 */
export const TINTS = [0.06, 0.16, 0.26];
const SHADE = 0.34;

/** Returns the two colours of the areas of a flyer. A cancelled event has none of its kind. */
export function flyerColours(
  { category, is_cancelled }: Pick<CardText, 'category' | 'is_cancelled'>,
  seed: number,
): { base: string; shade: string } {
  const base = is_cancelled
    ? CANCELLED_BASE
    : darken(CATEGORY_COLOURS[category], TINTS[seed % TINTS.length] ?? 0);
  return { base, shade: darken(base, SHADE) };
}

function darken(colour: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const hex = channels.map((value) =>
    Math.round(value * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
