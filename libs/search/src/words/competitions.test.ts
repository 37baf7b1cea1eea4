import { describe, expect, it } from '@jest/globals';
import { competitionPhrases, findCompetition } from './competitions.ts';
import { findMeaning } from './lexicon.ts';
import { COMPETITIONS } from './tables/competitions.ts';

describe('findCompetition', () => {
  it.each([
    ['premier league arsenal', { topic: 'football', from: 0, to: 2 }],
    ['arsenal champions league tickets', { topic: 'football', from: 1, to: 3 }],
    ['handball bundesliga kiel', { topic: 'handball', from: 0, to: 2 }],
    ['bundesliga', { topic: 'football', from: 0, to: 1 }],
    ['indian premier league', { topic: 'cricket', from: 0, to: 3 }],
    ['six nations dublin', { topic: 'rugby', from: 0, to: 2 }],
    ['tour de france', { topic: 'cycling', from: 0, to: 3 }],
  ])('reads the sport of "%s"', (query, expected) => {
    const found = findCompetition(query.split(' '));
    expect({ ...found, topic: found?.topic.name }).toMatchObject(expected);
  });

  it.each(['league', 'tour dates', 'france', 'a league of their own'])(
    'reads no competition in "%s"',
    (query) => {
      expect(findCompetition(query.split(' '))).toBeNull();
    },
  );

  it('knows by which other names sources list it', () => {
    const run = findCompetition(['la', 'liga', 'getafe']);
    expect(run && competitionPhrases(run)).toContain('primera division');
  });

  it.each(Object.keys(COMPETITIONS))('knows the topic %s', (sport) => {
    expect(findMeaning(sport)?.topic?.name).toBe(sport);
  });
});
