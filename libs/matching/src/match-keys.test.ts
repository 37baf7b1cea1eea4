import { describe, expect, it } from '@jest/globals';
import type { NormalisedEvent } from '@marquee/domain';
import { CONFERENCE, GIG, HAMBURG, type Case } from './listing-fixtures.ts';
import { buildMatchKeys } from './match-keys.ts';

const keysFor = (event: Partial<NormalisedEvent>) => {
  const { keys, localKeys } = buildMatchKeys({ ...GIG, ...event });
  return [...keys, ...localKeys];
};

describe('buildMatchKeys', () => {
  const WITHOUT_PAGE = { ...CONFERENCE, url: null };
  const NO_CITY = { city_id: null, city_name: null, lat: null, lng: null };
  const CASES: Case[] = [
    [
      'RubyC and Ruby Conference',
      WITHOUT_PAGE,
      { title: 'RubyC 2027' },
      { title: 'Ruby Conference Berlin' },
    ],
    ['a number written together', WITHOUT_PAGE, { title: 'ESPC' }, { title: 'ESPC27' }],
    ['one word and two', WITHOUT_PAGE, { title: 'DevRelCon' }, { title: 'DevRel Con Berlin' }],
    [
      'a town only in the title',
      WITHOUT_PAGE,
      { title: 'GOTO' },
      { title: 'GOTO Berlin', ...NO_CITY },
    ],
    [
      'two towns of a country',
      WITHOUT_PAGE,
      { title: 'PyCon Germany' },
      { title: 'PyConDE', ...HAMBURG },
    ],
    [
      'an act in a title and in a line-up',
      {},
      { title: 'Aurora Lane' },
      { title: 'Northern Lights Tour' },
    ],
    ['signs', { artists: [] }, { title: 'P!nk' }, { title: 'Pink' }],
    ['another script', { artists: [] }, { title: 'Кино' }, { title: 'Kino' }],
  ];
  it.each(CASES)('gives listings of one event a common key: %s', (...each) => {
    const [, base, one, other] = each;
    const keys = keysFor({ ...base, ...one });
    expect(keysFor({ ...base, ...other }).some((key) => keys.includes(key))).toBe(true);
  });
});
