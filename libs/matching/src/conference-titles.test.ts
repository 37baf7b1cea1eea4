import { describe, expect, it } from '@jest/globals';
import { CONFERENCE, HAMBURG, scoreOf, type Case } from './listing-fixtures.ts';

describe('scorePair for conferences', () => {
  const WITHOUT_PAGE = { ...CONFERENCE, url: null };
  const SAME: Case[] = [
    [
      'initials in brackets',
      { ...WITHOUT_PAGE, city_id: null },
      { title: 'ICPRAI 2027' },
      {
        title:
          'International Conference on Pattern Recognition and Artificial Intelligence (ICPRAI)',
      },
    ],
    ['JS', WITHOUT_PAGE, { title: 'JS Conf Armenia' }, { title: 'JavaScript Conference Armenia' }],
    ['.rb', WITHOUT_PAGE, { title: 'Tropical.rb 2027' }, { title: 'Tropical Ruby' }],
    ['a group of the ACM', WITHOUT_PAGE, { title: 'SIGKDD 2027' }, { title: 'KDD 2027' }],
    [
      'another town, but the same front page',
      { ...CONFERENCE, title: 'PyCon Israel 2027', url: 'https://il.pycon.example/' },
      {},
      HAMBURG,
    ],
  ];
  it.each(SAME)('matches: %s', (...each) => {
    expect(scoreOf(each).decision).toBe('match');
  });

  const OTHERS: Case[] = [
    [
      'the track of a group at it',
      CONFERENCE,
      { title: 'UbuCon x FrostConf' },
      { title: 'Ruby Track @ FrostConf' },
    ],
    ['two names of one region', WITHOUT_PAGE, { title: 'CDAO Nordics' }, { title: 'IDM Nordics' }],
  ];
  it.each(OTHERS)('does not match: %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });
});
