import { describe, expect, it } from '@jest/globals';
import { GIG, scoreOf, type Case } from './listing-fixtures.ts';

const SHOW = { ...GIG, artists: [] };

describe('titles of one house at one hour', () => {
  it.each<Case>([
    ['a remark on one side', SHOW, { title: 'Mira Sol (unplugged show)' }, { title: 'Mira Sol' }],
    [
      'remarks about the kind of show',
      SHOW,
      { title: 'Fog (Classical orchestra concert)' },
      { title: 'Fog (Orchestral music evening)' },
    ],
    [
      'a style with the name of the act',
      SHOW,
      { title: 'Jazz Night' },
      { title: 'Jazz Night with the Fern Trio' },
    ],
    [
      'a style and its performer',
      SHOW,
      { title: 'Jazz night', artists: ['Fern Trio'] },
      { title: 'Jazz: Fern Trio', artists: ['Fern Trio'] },
    ],
    [
      'an act and its tour',
      SHOW,
      { title: 'Calcutta in concerto' },
      { title: 'Calcutta: Relax Tour' },
    ],
  ])('are one event by %s', (...each) => {
    expect(scoreOf(each).decision).toBe('match');
  });

  it.each<Case>([
    ['a style', SHOW, { title: 'Brass & Biscuits' }, { title: 'Brass night' }],
    ['another style', SHOW, { title: 'Quiz Evening' }, { title: 'Quiz, Cake & Cocktails' }],
    [
      'the same remark',
      SHOW,
      { title: 'Fog (classical concert)' },
      { title: 'Dew (classical concert)' },
    ],
    ['a name, but another part', SHOW, { title: 'Fog (concert 1)' }, { title: 'Fog (concert 2)' }],
  ])('are not one event by %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });

  it('are one event by a URL in other letter case', () => {
    const base = { ...SHOW, venue_name: null, category: 'conference' as const };
    const pair: Case = [
      'URL',
      base,
      { title: 'Visual Days Live!', url: 'https://days.example/Events/Las-Vegas' },
      { title: 'Visual Days Live Nevada', url: 'https://DAYS.example/events/las-vegas/' },
    ];
    expect(scoreOf(pair).reasons).toContain('same address');
    expect(scoreOf(pair).decision).toBe('match');
  });
});
