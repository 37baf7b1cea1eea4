import { expect, it } from '@jest/globals';
import { languagesFor, languageTag } from './language-tag.ts';

it.each([
  ['de-at', 'de-AT'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['fil', 'fil'],
  ['en-u-ca-buddhist', 'en'],
  ['english', null],
  ['', null],
  ['x!', null],
])('the tag of "%s" is %s', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
  expect(languageTag(text)).toBe(tag); // from the cache
});

it.each([
  ['de-AT', ['de', 'en', 'de-AT'], ['de-AT', 'de']],
  ['pt', ['pt-PT', 'en', 'pt-BR', 'pts'], ['pt-BR', 'pt-PT']],
  ['fr', ['en'], []],
])('for %s, of %j, these match: %j', (requested, available, found) => {
  expect(languagesFor(requested, available)).toEqual(found);
});
