import { describe, expect, it } from '@jest/globals';
import { CONFERENCE, HAMBURG, MATCH, ONLINE, scoreOf, type Case } from './listing-fixtures.ts';

describe('scorePair for listings of one source', () => {
  const SAME: Case[] = [
    ['if nothing differs', {}, {}, {}],
    [
      'under pages of two sites',
      { title: 'Rare Tomato Tasting', category: 'community', artists: [] },
      { url: 'https://arts.example/event/rare-tomato-tasting/', venue_name: null },
      { url: 'https://painter.example/paint-and-taste', venue_name: 'Hope Acre Farm' },
    ],
    [
      'with a typo in one title',
      { category: 'community', artists: [], ...ONLINE },
      { title: 'Webinar Serisi: Perakende Sektoründe Makine' },
      { title: 'Webinar Serisi: Perakende Sektöründa Makine' },
    ],
    [
      'of a conference that the list splits at the end of a month',
      CONFERENCE,
      { start_local: '2027-04-29T00:00:00', end_local: '2027-04-30T00:00:00' },
      { start_local: '2027-05-01T00:00:00', end_local: '2027-05-02T00:00:00' },
    ],
  ];
  it.each(SAME)('matches two ids %s', (...each) => {
    expect(scoreOf(each, ['a', 'a']).decision).toBe('match');
  });

  const DIFFERS: Case[] = [
    ['hours', {}, {}, { start_local: '2027-03-05T20:30:00' }],
    [
      'years',
      { artists: [] },
      { title: 'Class of 1984 Reunion' },
      { title: 'Class of 1994 Reunion' },
    ],
    [
      'numbers that look like a year',
      { artists: [], category: 'film' },
      { title: 'Blade Runner' },
      { title: 'Blade Runner 2049' },
    ],
    [
      'numbers of lots',
      { artists: [], category: 'community' },
      { title: 'Lot 1955 viewing' },
      { title: 'Lot 12 viewing' },
    ],
    ['parts in Roman numerals', { artists: [] }, { title: 'Rocky' }, { title: 'Rocky II' }],
    [
      'dates of a list of days',
      CONFERENCE,
      { end_local: null },
      { start_local: '2027-03-06T00:00:00', end_local: null },
    ],
    ['towns', CONFERENCE, {}, HAMBURG],
    ['venues', {}, {}, { venue_name: 'Columbiahalle' }],
    [
      'titles under one front page',
      { category: 'theater', artists: [], url: 'https://kesselhaus.example/' },
      { title: 'Le Suicide' },
      { title: 'Le Malade imaginaire' },
    ],
    ['titles', {}, {}, { title: 'Aurora Lane: Songs for Winter', artists: ['Aurora Lane'] }],
    [
      'words in long titles',
      { category: 'community', artists: [], venue_name: null },
      { title: 'Actividades mensuales de los centros de mayores del distrito Centro' },
      { title: 'Actividades mensuales de los centros de mayores del distrito Hortaleza' },
    ],
    [
      'names in the addresses of their pages',
      {
        title: 'Opéra-Comique',
        category: 'theater',
        artists: [],
        ticket_url: 'https://house.example/',
      },
      { url: 'https://agenda.example/events/lecon-de-chant-5356415' },
      { url: 'https://agenda.example/events/decouverte-des-costumes-4976670' },
    ],
    [
      'places, of which one is unknown',
      { title: 'Mai à Vélo 2027', category: 'community', artists: [] },
      { url: 'https://agenda.example/events/mai-a-velo-445407', venue_name: null },
      { url: 'https://agenda.example/events/mai-a-velo-1308316', venue_name: 'Cour des comptes' },
    ],
    [
      'centres of one district',
      { title: 'Ludotecas', category: 'community', artists: [] },
      { venue_name: 'Centro Sociocultural Alfonso XII (Fuencarral - El Pardo)' },
      { venue_name: 'Centro Sociocultural Valverde (Fuencarral - El Pardo)' },
    ],
    [
      'days of an exhibition over the end of a month',
      {
        ...CONFERENCE,
        category: 'community',
        end_local: null,
        url: 'https://agenda.example/events/roofs',
      },
      { start_local: '2027-04-30T00:00:00' },
      { start_local: '2027-05-01T00:00:00' },
    ],
    [
      'sessions of a race',
      { ...MATCH, artists: [] },
      { title: 'IndyCar Milwaukee Mile 250 - Race 1: Qualifying' },
      { title: 'IndyCar Milwaukee Mile 250 - Race 2: Qualifying' },
    ],
  ];
  it.each(DIFFERS)('does not match listings with different %s', (...each) => {
    expect(scoreOf(each, ['a', 'a']).decision).toBe('no_match');
  });
});
