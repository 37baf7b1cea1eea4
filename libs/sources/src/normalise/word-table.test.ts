import { describe, expect, it } from '@jest/globals';
import { createWordTable } from './word-table.ts';

const find = createWordTable([
  { meaning: 'tour', words: 'tour -fuhrung open_house ツアー' },
  { meaning: 'festival', words: 'festival- house', phrases: ['fete de la musique'] },
]);

describe('a table of words', () => {
  it.each([
    ['a tour of the house', 'tour'],
    ['the house of the tour', 'tour'],
    ['tours', null],
    ['open house', 'tour'],
    ['open houses', null],
    ['the house', 'festival'],
    ['stadtfuhrung', 'tour'],
    ['fuhrungen', null],
    ['festivalsommer', 'festival'],
    ['jazzfestival', null],
    ['la fete de la musique 2026', 'festival'],
    ['fete de la', null],
    ['夜景ツアーのご案内', 'tour'],
    ['', null],
  ])('finds in %j the meaning %j', (text, meaning) => {
    expect(find(text)).toBe(meaning);
  });
});
