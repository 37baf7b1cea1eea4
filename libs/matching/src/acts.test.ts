import { describe, expect, it } from '@jest/globals';
import { GIG, MATCH, scoreOf, type Case } from './listing-fixtures.ts';
import { buildMatchKeys } from './match-keys.ts';

const withoutLineup = (title: string) => ({ title, artists: [] });
const act = (name: string) => ({ title: name, artists: [name] });

describe('listings of one show', () => {
  const SAME: Case[] = [
    ['the name of the tour alone', {}, { title: 'NORTHERN LIGHTS: THE WORLD TOUR' }, {}],
    [
      'a presenter before the name',
      {},
      withoutLineup("WXPN Welcomes | 'Fjord' Release Show!: Aurora Lane"),
      {},
    ],
    [
      'the support act',
      { artists: ['Aurora Lane', 'Low Tide'] },
      {},
      { title: 'Low Tide @ Kesselhaus' },
    ],
    ['a sign for a letter', {}, act('P!nk Sky'), act('Pink Sky')],
    ['another script', {}, act('Кино'), act('Kino')],
    ['a name in one word', {}, act('AC/DC'), act('ACDC')],
    ['a typo', {}, act('Thundercat'), withoutLineup('Thundercats')],
    ['the hall of the house', {}, {}, { venue_name: 'Grote Zaal', artists: [] }],
    ['initials of the house', {}, { venue_name: 'Ancienne Belgique' }, { venue_name: 'AB Box' }],
    [
      'the away team first',
      { ...MATCH, artists: [], city_id: 1 },
      { title: 'Northbridge Hawks vs. Southport Reds' },
      { title: 'NHL: Reds de Southport @ Hawks de Northbridge' },
    ],
  ];
  it.each(SAME)('are found and joined: %s', (...each) => {
    const [, base, one, other] = each;
    const keys = [one, other].map((more) => buildMatchKeys({ ...GIG, ...base, ...more }));
    const [first = [], second = []] = keys.map((built) => [...built.keys, ...built.localKeys]);
    expect(first.filter((key) => second.includes(key))).not.toEqual([]);
    expect(scoreOf(each).decision).toBe('match');
  });
});

describe('a list of acts', () => {
  it('lists one festival once for each act', () => {
    const festival = {
      category: 'festival' as const,
      all_day: true,
      venue_name: null,
      title: 'Moonrise Festival',
    };
    const one = { artists: ['Aurora Lane'], url: 'https://acts.example/e/1' };
    const other = {
      title: 'Moonrise Festival (Air2Earth)',
      artists: ['Low Tide'],
      url: 'https://acts.example/e/2',
    };
    expect(scoreOf(['', festival, one, other], ['acts', 'acts']).decision).toBe('match');
  });
});

describe('listings of two shows in one house at one hour', () => {
  const OTHERS: Case[] = [
    ['performers whose names share a word', {}, act('Young Fathers'), act('Young the Giant')],
    ['a name within the other', {}, act('Deus Ex Machina'), act('dEUS')],
    [
      'programmes of one series',
      {},
      withoutLineup('Candlelight: Songs of ABBA'),
      withoutLineup('Candlelight: Songs of Adele'),
    ],
    [
      'women and men of a club',
      { ...MATCH, artists: [] },
      { title: 'Northbridge v Southport' },
      { title: 'Northbridge Women v Southport Women' },
    ],
    [
      'two clubs of a town',
      { ...MATCH, artists: [] },
      { title: 'Northbridge City v Southport' },
      { title: 'Northbridge United v Southport' },
    ],
  ];
  it.each(OTHERS)('are not joined: %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });
});
