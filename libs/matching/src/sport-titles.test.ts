import { describe, expect, it } from '@jest/globals';
import { GIG, MATCH, scoreOf, type Case } from './listing-fixtures.ts';
import { unifySportTitle } from './sport-titles.ts';

const RACE = { ...MATCH, artists: [], city_id: 7, city_name: 'Melbourne', country_code: 'AU' };
const MELBOURNE = { ...RACE, lat: -37.8, lng: 144.97 };
const ABU_DHABI = { lat: 24.45, lng: 54.38, venue_name: null };

describe('unifySportTitle', () => {
  it.each([
    ['Grande Prêmio da Austrália', 'Australian Grand Prix'],
    ['Gran Premio dei Paesi Bassi', 'Dutch Grand Prix'],
    ['Großer Preis von Großbritannien', 'British Grand Prix'],
    ['Grande Prêmio da Cidade do México', 'Mexico City Grand Prix'],
    ['Gran Premio de Arabia Saudí', 'Saudi Arabian Grand Prix'],
    ['GP do Azerbaijão', 'Azerbaijan Grand Prix'],
    ['Großer Preis von Deutschland', 'German Grand Prix'],
    ['Grande Prémio do Barém', 'Bahrain Grand Prix'],
    ['GP da Inglaterra', 'British Grand Prix'],
    ['21.ª etapa', 'Stage 21'],
    ['1. Lauf', '1st run'],
    ['Gran Premio de España de MotoGP', 'Spanish Motorcycle Grand Prix'],
    ['Jogo 18', 'Match 18'],
    ['oitavas de final, simples masculino', "Men's Singles, Round of 16"],
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
    [
      'a match that a tournament numbers, of which one list states the day only',
      { ...MATCH, ...GIG, category: 'sports', artists: [] },
      { title: 'FIFA World Cup: Match 16', all_day: true, start_local: '2027-03-05T00:00:00' },
      { title: 'Belgium v Egypt' },
    ],
    [
      'a race in towns of one place',
      { ...RACE, title: 'Abu Dhabi Grand Prix', country_code: 'AE' },
      { city_name: 'Yas Marina', lat: 24.467, lng: 54.603, venue_name: 'Yas Marina Circuit' },
      { title: 'Grande Prêmio de Abu Dhabi', city_id: 8, city_name: 'Abu Dhabi', ...ABU_DHABI },
    ],
    [
      'a match in a stadium of two names',
      { ...MELBOURNE, title: 'Spain v Portugal (friendly)' },
      { venue_name: 'Old Park' },
      { title: 'Espanha x Portugal, amistoso', venue_name: 'Insurance Arena' },
    ],
    [
      'a youth match',
      MATCH,
      { title: 'France – Angleterre (moins de 20 ans)', artists: [] },
      { title: 'Under 20: France v England', artists: [] },
    ],
    [
      'countries with "and" in their names',
      MATCH,
      { title: 'España - Bosnia y Herzegovina', artists: [] },
      { title: 'Spain v Bosnia and Herzegovina', artists: [] },
    ],
    [
      'a club with the name of a country',
      MATCH,
      { title: 'AS Monaco FC – FC Metz', artists: [] },
      { title: 'Monaco – Metz', artists: [] },
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
      'a race of another class on the same day',
      { ...MELBOURNE, all_day: true, start_local: '2027-03-05T00:00:00' },
      { title: 'Formula 2: Australian Grand Prix' },
      { title: 'Grande Prêmio da Austrália' },
    ],
    [
      'other stages',
      MELBOURNE,
      { title: 'Tour de France : 14e étape' },
      { title: 'Tour de France: Stage 15' },
    ],
    [
      'a match of the day in another stadium',
      { ...MATCH, ...GIG, category: 'sports', artists: [] },
      { title: 'FIFA World Cup: Match 16', all_day: true, start_local: '2027-03-05T00:00:00' },
      { title: 'Belgium v Egypt', venue_name: 'Lido' },
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
