import { expect, it } from '@jest/globals';
import { isSafeNarrative } from './validate-narrative.ts';

const SENTENCE = 'The doors open at seven, so have dinner near the hall before. ';

it.each([
  ['plain sentences', SENTENCE.repeat(3)],
  ['several paragraphs', `${SENTENCE}\n${SENTENCE}`],
  ['an hour and a price', `${SENTENCE}It begins at 19:30 and costs 12.50 euros.`],
])('accepts %s', (_what, text) => {
  expect(isSafeNarrative(text)).toBe(true);
});

it.each([
  ['too little', 'Have fun.'],
  ['mostly spaces', `Have fun.${' '.repeat(60)}`],
  ['too much', SENTENCE.repeat(30)],
  ['an address of the web', `${SENTENCE}See https://a.example`],
  ['a domain', `${SENTENCE}See tickets-now.com for more.`],
  ['markup', `${SENTENCE}<b>Now</b>`],
  ['an e-mail address', `${SENTENCE}Write to ann@host`],
  ['a phone number', `${SENTENCE}Call +49 30 1234567 now.`],
  ['invisible characters', `${SENTENCE}\u202eNow`],
])('rejects %s', (_what, text) => {
  expect(isSafeNarrative(text)).toBe(false);
});
