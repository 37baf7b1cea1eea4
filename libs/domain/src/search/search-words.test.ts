import { describe, expect, it } from '@jest/globals';
import {
  documentWords,
  buildInitials,
  joinedWords,
  queryWords,
  deletionKeys,
  maxEdits,
  editDistance,
  prefixEditDistance,
} from '../index.ts';

describe('the words of a text', () => {
  it.each([
    ['Café Zürich', ['cafe', 'zurich']],
    ['R-Ladies São Paulo', ['r', 'ladies', 'sao', 'paulo']],
    ['東京都', ['東京', '京都', '都']],
    ['R爬蟲 2018', ['r', '爬蟲', '蟲', '2018']],
    ['!!!', []],
  ])('of %s, as documents hold them', (text, words) => {
    expect(documentWords(text)).toEqual(words);
  });

  it.each([
    ['東京都', [['東京', '京都']]],
    ['京', [['京']]],
    ['jazz 東京', [['jazz'], ['東京']]],
  ])('of %s, as they are asked for', (text, words) => {
    expect(queryWords(text)).toEqual(words);
  });

  it.each(['東京国立博物館', 'ดนตรี', 'R在野生動物族群估算'])('any part of %s is among those of the whole', (text) => {
    const held = new Set(documentWords(text));
    for (let from = 0; from < text.length; from++)
      for (const word of queryWords(text.slice(from, from + 3)).flat())
        expect([...held].some((other) => other.startsWith(word) || word.length === 1)).toBe(true);
  });

  it('are also held as one where punctuation parts them', () => {
    expect(joinedWords('R-Ladies at Next.js and AWS re:Invent, I/O')).toEqual(['rladies', 'nextjs', 'reinvent', 'io']);
  });
});

describe('initials', () => {
  it.each([
    ['fc bayern munchen', 'fcb'],
    ['paris saint germain fc', 'psg'],
    ['new york city fc', 'nycfc'],
    ['los angeles fc', 'lafc'],
    ['new york philharmonic', 'nyp'],
  ])('of %s: %s', (name, initials) => {
    expect(buildInitials(name.split(' '))).toContain(initials);
  });

  it('are none of one word, nor shorter than three letters', () => {
    expect([...buildInitials(['arsenal']), ...buildInitials(['grateful', 'dead'])]).toEqual([]);
  });
});

describe('slips', () => {
  it.each([
    ['beethovn', 'beethoven', 1],
    ['budapset', 'budapest', 1],
    ['philarmonic', 'philharmonic', 1],
    ['macbet', 'macbeth', 1],
    ['dortmnd', 'dortmund', 1],
    ['chelsae', 'chelsea', 1],
    ['rachmaninov', 'rachmaninoff', 2],
    ['kubcon', 'kubecon', 1],
    ['fosdme', 'fosdem', 1],
    ['berln', 'berlin', 1],
    ['abcdefg', 'xbcdefy', 2],
  ])('%s is %s with %i, and they share a key', (typed, meant, slips) => {
    expect(editDistance(typed, meant)).toBe(slips);
    expect(slips).toBeLessThanOrEqual(maxEdits(typed.length));
    expect(deletionKeys(meant).some((key) => deletionKeys(typed).includes(key))).toBe(true);
  });

  it('are counted to the beginning of a word that is still being typed', () => {
    expect(prefixEditDistance('bethov', 'beethoven')).toBe(1);
    expect(prefixEditDistance('philha', 'philharmonic')).toBe(0);
  });
});
