import type { Category } from '@marquee/domain';
import { CATEGORY_COLOURS } from '@marquee/formats/display';

export type PosterSubject = Category | 'artist' | 'venue' | 'city';

/** Part of the name. Increase it when the drawing changes, because the URLs are cached for ever. */
const VERSION = 3;
const VARIANTS = 8;
const COLOURS: Readonly<Record<PosterSubject, string>> = {
  ...CATEGORY_COLOURS,
  artist: '#7d3fb5',
  venue: '#2f6690',
  city: '#a8321a',
};
const SUBJECTS = Object.keys(COLOURS).join('|');
const NAME = new RegExp(
  `^poster-${String(VERSION)}-(${SUBJECTS})-([0-${String(VARIANTS - 1)}])\\.svg$`,
);

/** Returns the name of the poster of a record without a picture. Equal texts have equal posters. */
export function posterName(subject: PosterSubject, text: string): string {
  const sum = [...text].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return `poster-${String(VERSION)}-${subject}-${String(sum % VARIANTS)}.svg`;
}

/** Draws a poster of colour and light that fills any width and height. A symbol would claim what is not known: a race is no ball game. */
export function drawPoster(name: string): string | null {
  const [, subject, digit] = NAME.exec(name) ?? [];
  if (!isSubject(subject)) return null;
  const variant = Number(digit);
  const next = numbersFrom(variant + 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">
<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.14"/><stop offset="1" stop-color="#14131c" stop-opacity="0.7"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${COLOURS[subject]}"/><rect width="100%" height="100%" fill="url(#shade)"/>
<svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">${beams(next)}${discs(next)}</svg>
</svg>`;
}

const isSubject = (name: string | undefined): name is PosterSubject =>
  name !== undefined && name in COLOURS;

type Next = (from: number, to: number) => string;

/** Beams of light from above. */
const beams = (next: Next): string =>
  times(4, (index) => {
    const top = next(index * 160, index * 160 + 140);
    return `<path fill="#fff" fill-opacity="${next(5, 13)}e-2" d="M${top} 0L${next(-100, 640)} 400h${next(80, 220)}L${top} 0z"/>`;
  });

const discs = (next: Next): string =>
  times(
    3,
    () =>
      `<circle cx="${next(0, 640)}" cy="${next(0, 400)}" r="${next(50, 190)}" fill="none" stroke="#fff" stroke-opacity="0.12" stroke-width="${next(6, 34)}"/>`,
  );

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Returns whole numbers that are the same for a seed in every run. */
function numbersFrom(seed: number): Next {
  let state = seed;
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647;
    return String(from + (state % (to - from)));
  };
}
