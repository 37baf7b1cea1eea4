import { describe, expect, it } from '@jest/globals';
import { GIG, MATCH, scoreOf, type Case } from './listing-fixtures.ts';
import { unifySportTitle } from './sport-titles.ts';

const RACE = { ...MATCH, artists: [], city_id: 7, city_name: 'Melbourne', country_code: 'AU' };
const MELBOURNE = { ...RACE, lat: -37.8, lng: 144.97 };

describe('unifySportTitle', () => {
  it.each([
    ['Grande Prêmio da Austrália', 'Australian Grand Prix'],
    ['Gran Premio dei Paesi Bassi', 'Dutch Grand Prix'],
    ['Großer Preis von Großbritannien', 'British Grand Prix'],
    ['Grande Prêmio da Cidade do México', 'Mexico City Grand Prix'],
    ['Gran Premio de Arabia Saudí', 'Saudi Arabian Grand Prix'],
    ['GP do Azerbaijão', 'Azerbaijan Grand Prix'],
  ])('gives %s and %s the same words', (one, other) => {
    const names = (title: string) =>
      unifySportTitle(title)
        .split(' ')
        .filter((word) => !/^(?:d[aeo]i?|von|the)$/.test(word))
        .sort();
    expect(names(one)).toEqual(names(other));
  });
});

describe('two lists of one sport in two languages', () => {
  const SAME: Case[] = [
    [
      'a race',
      MELBOURNE,
      { title: 'Australian Grand Prix' },
      { title: 'Grande Prêmio da Austrália' },
    ],
    [
      'a session of a race',
      MELBOURNE,
      { title: 'Australian Grand Prix: Practice 1' },
      { title: 'Grande Prêmio da Austrália: Treino Livre 1' },
    ],
    [
      'a match of national teams',
      MATCH,
      { title: 'Alemanha x Espanha', artists: [] },
      { title: 'Germany v Spain', artists: [] },
    ],
    [
      'a match that a tournament numbers',
      { ...MATCH, ...GIG, category: 'sports', artists: [], venue_name: null },
      { title: 'FIFA World Cup: Match 16' },
      { title: 'Belgium v Egypt' },
    ],
    [
      'a race at a circuit of two names',
      { ...MELBOURNE, title: 'Australian Grand Prix' },
      { venue_name: 'Albert Park' },
      { venue_name: 'Melbourne Grand Prix Circuit' },
    ],
  ];
  it.each(SAME)('match by %s', (...each) => {
    expect(scoreOf(each).decision).toBe('match');
  });

  const OTHER: Case[] = [
    [
      'other countries',
      MELBOURNE,
      { title: 'Austrian Grand Prix' },
      { title: 'Grande Prêmio da Austrália' },
    ],
    [
      'other teams',
      MATCH,
      { title: 'Alemanha x Espanha', artists: [] },
      { title: 'Sweden v Spain', artists: [] },
    ],
    [
      'other sessions',
      MELBOURNE,
      { title: 'Australian Grand Prix: Qualifying' },
      { title: 'Grande Prêmio da Austrália: Treino Livre 1' },
    ],
    [
      'other formulas',
      MELBOURNE,
      { title: 'Formula 2: Australian Grand Prix' },
      { title: 'Fórmula 1: Grande Prêmio da Austrália' },
    ],
    [
      'another hour',
      { ...MATCH, ...GIG, category: 'sports', artists: [], venue_name: null },
      { title: 'FIFA World Cup: Match 16' },
      { title: 'Belgium v Egypt', start_local: '2027-03-05T17:00:00' },
    ],
  ];
  it.each(OTHER)('do not match %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });
});
