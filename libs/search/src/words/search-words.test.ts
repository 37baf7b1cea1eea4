import { describe, expect, it } from '@jest/globals';
import { deletionKeys, maxEdits, editDistance, prefixEditDistance } from './edit-distance.ts';
import { buildInitials } from './initials.ts';
import { documentWords, joinedWords, queryWords } from './search-words.ts';

describe('search words', () => {
  it.each([
    ['Café Zürich', ['cafe', 'zurich']],
    ['R-Ladies São Paulo', ['r', 'ladies', 'sao', 'paulo']],
    ['東京都', ['東京', '京都', '都']],
    ['R爬蟲 2018', ['r', '爬蟲', '蟲', '2018']],
    ['!!!', []],
  ])('documentWords splits "%s" into words and character pairs', (text, words) => {
    expect(documentWords(text)).toEqual(words);
  });

  it.each([
    ['東京都', [['東京', '京都']]],
    ['京', [['京']]],
    ['jazz 東京', [['jazz'], ['東京']]],
  ])('queryWords splits "%s" into phrases', (text, words) => {
    expect(queryWords(text)).toEqual(words);
  });

  it.each(['東京国立博物館', 'ดนตรี', 'R在野生動物族群估算'])(
    'queryWords of any part of "%s" match the document words',
    (text) => {
      const indexed = new Set(documentWords(text));
      for (let from = 0; from < text.length; from++)
        for (const word of queryWords(text.slice(from, from + 3)).flat())
          expect([...indexed].some((other) => other.startsWith(word) || word.length === 1)).toBe(
            true,
          );
    },
  );

  it('joinedWords writes words that punctuation separates as one', () => {
    expect(joinedWords('R-Ladies at Next.js and AWS re:Invent, I/O')).toEqual([
      'rladies',
      'nextjs',
      'reinvent',
      'io',
    ]);
  });
});

describe('buildInitials', () => {
  it.each([
    ['fc bayern munchen', 'fcb'],
    ['paris saint germain fc', 'psg'],
    ['new york city fc', 'nycfc'],
    ['los angeles fc', 'lafc'],
    ['new york philharmonic', 'nyp'],
  ])('abbreviates "%s" to "%s"', (name, initials) => {
    expect(buildInitials(name.split(' '))).toContain(initials);
  });

  it('returns nothing for one word and nothing shorter than three letters', () => {
    expect([...buildInitials(['arsenal']), ...buildInitials(['grateful', 'dead'])]).toEqual([]);
  });
});

describe('edit distance', () => {
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
  ])('finds "%s" for "%s" at distance %i by a shared key', (typed, meant, distance) => {
    expect(editDistance(typed, meant)).toBe(distance);
    expect(distance).toBeLessThanOrEqual(maxEdits(typed.length));
    expect(deletionKeys(meant).some((key) => deletionKeys(typed).includes(key))).toBe(true);
  });

  it('compares an unfinished word with the prefix of a word', () => {
    expect(prefixEditDistance('bethov', 'beethoven')).toBe(1);
    expect(prefixEditDistance('philha', 'philharmonic')).toBe(0);
  });
});
