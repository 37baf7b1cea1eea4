import { expect, it } from '@jest/globals';
import { suggestWord } from './suggest-word.ts';

const WORDS = ['city', 'from', 'to', 'tag', 'category'] as const;

it.each([
  ['cty', 'city'],
  ['CITY', 'city'],
  ['categroy', 'category'],
  ['tags', 'tag'],
  ['categ', 'category'],
  ['ca', null],
  ['q', null],
  ['a', null],
  ['sort', null],
  ['nonsense', null],
])('suggests for "%s" %p', (typed, expected) => {
  expect(suggestWord(typed, WORDS)).toBe(expected);
});
