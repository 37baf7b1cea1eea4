import { hash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { CATEGORIES } from '@marquee/domain';
import { drawPoster, posterName } from './poster.ts';

const titles = Array.from({ length: 8 }, (_, index) => String(index));
const subjects = [...CATEGORIES, 'artist', 'venue', 'city'] as const;
const names = subjects.flatMap((subject) => titles.map((title) => posterName(subject, title)));

it('has eight different posters per subject', () => {
  const posters = names.map(drawPoster);
  expect(new Set(posters).size).toBe(subjects.length * 8);
  for (const poster of posters) expect(poster?.length).toBeLessThan(4_500);
});

it('has no symbol: nothing is drawn but light over the colour', () => {
  for (const poster of names.map(drawPoster)) {
    const shapes = [
      ...(poster ?? '').matchAll(/<(path|circle|rect|ellipse|polygon|text)\b[^>]*>/g),
    ];
    for (const [shape, name] of shapes) {
      if (name === 'path') expect(shape).toContain('fill-opacity');
      if (name === 'circle') expect(shape).toContain('fill="none"');
      expect(['path', 'circle', 'rect']).toContain(name);
    }
  }
});

it('fills any width and height', () => {
  const [svg = ''] = drawPoster(names[0] ?? '')?.split('\n') ?? [];
  expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">'); // no ratio of its own
});

it('never changes a poster under its name', () => {
  expect(posterName('music', 'Concert')).toBe('poster-3-music-6.svg');
  expect(hash('sha256', names.map(drawPoster).join('')).slice(0, 16)).toBe('c58df9ed7734c72d');
});

it.each([
  'poster-3-music-8.svg',
  'poster-2-music-1.svg',
  'poster-3-opera-1.svg',
  'poster-3-toString-1.svg',
  '',
])('has no poster of another name: "%s"', (name) => {
  expect(drawPoster(name)).toBeNull();
});
