import { CATEGORIES, CATEGORY_COLOURS, type Category } from '@marquee/domain';

/** Part of the name. Increase it when the drawing changes, because the URLs are cached for ever. */
const VERSION = 1;
const VARIANTS = 8;
const [WIDTH, HEIGHT] = [1280, 400];
const NAME = new RegExp(`^poster-${String(VERSION)}-(${CATEGORIES.join('|')})-([0-${String(VARIANTS - 1)}])\\.svg$`);

/** Returns the name of the poster of a record without a picture. Equal texts have equal posters. */
export function posterName(category: Category, text: string): string {
  const sum = [...text].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return `poster-${String(VERSION)}-${category}-${String(sum % VARIANTS)}.svg`;
}

/** Draws a poster in the colour of its category. Returns null if the name is not that of a poster. */
export function drawPoster(name: string): string | null {
  const [, category, variant] = NAME.exec(name) ?? [];
  if (category === undefined) return null;
  const next = numbersFrom(Number(variant) + 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#14131c" stop-opacity="0.75"/></linearGradient></defs>
<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${CATEGORY_COLOURS[category as Category]}"/><rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="url(#shade)"/>
${beams(next)}${discs(next)}${bulbs()}
</svg>`;
}

type Next = (from: number, to: number) => string;

/** Beams of light from above. */
const beams = (next: Next): string =>
  times(5, (index) => {
    const top = next(index * 240, index * 240 + 200);
    return `<path fill="#fff" fill-opacity="${next(6, 16)}e-2" d="M${top} 0L${next(-100, WIDTH)} ${String(HEIGHT)}h${next(120, 320)}L${top} 0z"/>`;
  });

const discs = (next: Next): string =>
  times(
    3,
    () =>
      `<circle cx="${next(0, WIDTH)}" cy="${next(0, HEIGHT)}" r="${next(60, 220)}" fill="none" stroke="#fff" stroke-opacity="0.14" stroke-width="${next(6, 40)}"/>`,
  );

/** The row of light bulbs of the logo. */
const bulbs = (): string =>
  times(32, (index) => `<circle cx="${String(20 + index * 40)}" cy="${String(HEIGHT - 22)}" r="6" fill="#ffc24b"/>`);

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
