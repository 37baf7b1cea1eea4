import { hash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { CATEGORIES } from '@marquee/domain';
import { drawPoster, posterName } from './poster.ts';

const titles = Array.from({ length: 8 }, (_, index) => String(index));
const names = CATEGORIES.flatMap((category) => titles.map((title) => posterName(category, title)));

it('has eight different posters per category', () => {
  const posters = names.map(drawPoster);
  expect(new Set(posters).size).toBe(CATEGORIES.length * 8);
  for (const poster of posters) expect(poster?.length).toBeLessThan(4_500);
});

it('never changes a poster under its name', () => {
  expect(posterName('music', 'Concert')).toBe('poster-1-music-6.svg');
  expect(hash('sha256', names.map(drawPoster).join('')).slice(0, 16)).toBe('e292ecc0c24a705c');
});

it.each(['poster-1-music-8.svg', 'poster-2-music-1.svg', 'poster-1-opera-1.svg', 'poster-1-music-1.png', ''])(
  'has no poster of another name: "%s"',
  (name) => {
    expect(drawPoster(name)).toBeNull();
  },
);
