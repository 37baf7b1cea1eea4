import { expect, it } from '@jest/globals';
import { suggestMeaning } from './suggest-meaning.ts';

it.each([
  ['comedi', 'comedy'],
  ['exibition', 'exhibition'],
  ['theatr', 'theater'],
  ['confrence', 'conference'],
  ['conferrencce', 'conference'],
])('reads %s as %s', (word, meaning) => {
  expect(suggestMeaning(word)).toBe(meaning);
});

it.each([
  ['jaz', 'too short'],
  ['comedy', 'spelled right'],
  ['comixz', 'two typos in a short word'],
  ['xonference', 'another first letter'],
  ['qwertyuiop', 'like no word'],
])('reads %s as nothing: %s', (word) => {
  expect(suggestMeaning(word)).toBeNull();
});
