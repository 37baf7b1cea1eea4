import { describe, expect, it } from '@jest/globals';
import { findMeanings } from '@marquee/search';
import { splitQuery } from './parse-query.ts';
import { findExclusions } from './query-exclusions.ts';

const NEGATIONS = [
  'anything but',
  'everything except',
  'no',
  'not',
  'non',
  'besides',
  'apart from',
  'without',
  'but not',
  'rather than',
  "that aren't",
  'that is not',
  "isn't",
  "I don't like",
  'not interested in',
  'die keine',
  'ich mag keine',
  'qui ne sont pas du',
  "je n'aime pas les",
  'que no sean de',
  'no me gusta el',
  'che non siano',
  'que não sejam',
  'die geen',
  'nie lubię',
  'не люблю',
  'alles außer',
  'ohne',
  'keine',
  'tout sauf',
  'sans',
  'todo menos',
  'sin',
  'tutto tranne',
  'senza',
  'tudo menos',
  'sem',
  'alles behalve',
  'zonder',
  'wszystko oprócz',
  'bez',
  'кроме',
  'ما عدا',
  '除了',
];
const KINDS = ['sports', 'comedy', 'techno', 'opera', 'conferences'];

describe('findExclusions', () => {
  it.each(NEGATIONS)('“%s” never leaves what follows as a condition', (negation) => {
    for (const kind of KINDS)
      for (const query of [`${negation} ${kind} in chicago`, `chicago ${negation} ${kind}`]) {
        const { excluded, rest } = findExclusions(query);
        expect([query, excluded.categories.length + excluded.topics.length]).toEqual([query, 1]);
        const words = splitQuery(rest).map((token) => token.words.join(' '));
        expect(findMeanings(words).flatMap(({ meanings }) => meanings)).toEqual([]);
      }
  });

  it.each([
    ['東京 スポーツ以外', ['sports'], '東京'],
    ['東京 スポーツじゃないイベント', ['sports'], '東京 イベント'],
    ['concerten amsterdam die geen comedy zijn', ['comedy'], 'concerten amsterdam'],
    ['Konzerte die keine Comedy sind', ['comedy'], 'Konzerte'],
    ['non-sports events chicago', ['sports'], 'chicago'],
    ['no sports or comedy paris', ['sports', 'comedy'], 'paris'],
    ['no cinema lisboa', [], 'no cinema lisboa'],
    ['everything but the girl', [], 'everything but the girl'],
    ['nothing but thieves', [], 'nothing but thieves'],
  ])('reads “%s”', (query, categories, rest) => {
    const found = findExclusions(query);
    expect([found.excluded.categories, found.rest]).toEqual([categories, rest]);
  });

  it('reads online and free, and leaves no audience', () => {
    expect(findExclusions('jazz not online').excluded).toMatchObject({ online: true });
    expect(findExclusions('comedy without kids').rest).toBe('comedy');
  });
});
