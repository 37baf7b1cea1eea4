import { describe, expect, it } from '@jest/globals';
import {
  CONFERENCE,
  HAMBURG,
  LONDON,
  MATCH,
  ONLINE,
  scoreOf,
  SEATTLE,
  type Case,
} from './listing-fixtures.ts';

describe('scorePair for listings of one event from two sources', () => {
  const SAME: Case[] = [
    ['word for word', {}, {}, {}],
    ['with a tour in one title', {}, {}, { title: 'Aurora Lane: The Northern Lights Tour' }],
    [
      'in a series of a house',
      { artists: [] },
      { title: 'Natalie Boeyink Jazz Ensemble' },
      { title: 'Jazz @ the BCT – Natalie Boeyink Jazz Ensemble' },
    ],
    ['with and without the hour', {}, {}, { start_local: '2027-03-05T00:00:00', time_tbd: true }],
    ['doors and show', {}, {}, { start_local: '2027-03-05T19:00:00' }],
    ['a title without a word', { title: '!!!', artists: [] }, {}, {}],
    ['a title of fillers', { title: 'The Live Event', artists: [] }, {}, {}],
    ['accents and case', { title: 'Ångström Trio' }, {}, { title: 'ANGSTROM TRIO' }],
    [
      'an umlaut written as two letters',
      { title: 'Die Ärzteschaft', artists: [] },
      {},
      { title: 'Die Aerzteschaft' },
    ],
    ['the venue with its town', {}, {}, { venue_name: 'Kesselhaus Berlin' }],
    ['a town nearby', {}, {}, { city_id: 3, city_name: 'Potsdam', lat: 52.4, lng: 13.06 }],
    ['a year in one title', CONFERENCE, {}, { title: 'FrostConf 2027' }],
    ['a country in one title', CONFERENCE, {}, { title: 'FrostConf Germany', url: null }],
    ['two words for one', CONFERENCE, {}, { title: 'Frost Conference' }],
    [
      'initials',
      CONFERENCE,
      { title: 'GROCO', url: 'https://g.example/x' },
      { title: 'Gotham Rose Conference', url: 'https://g.example/x' },
    ],
    [
      'workshops a day before',
      CONFERENCE,
      {},
      { start_local: '2027-03-04T00:00:00', end_local: '2027-03-06T00:00:00' },
    ],
    [
      'another town, but the same page',
      CONFERENCE,
      { url: 'https://frostconf.example/berlin' },
      { url: 'http://www.frostconf.example/berlin/', city_id: null, city_name: null },
    ],
    [
      'clubs with their letters',
      MATCH,
      {},
      { artists: ['Northbridge', 'Southport Utd'], title: 'Northbridge v Southport Utd' },
    ],
    [
      'clubs in short',
      MATCH,
      { artists: ['Queens Park Rangers', 'Northbridge'] },
      { artists: ['QPR', 'Northbridge FC'] },
    ],
    [
      'women under two names',
      MATCH,
      { artists: ['Northbridge Women', 'Southport United Women'] },
      { artists: ['Northbridge WFC', 'Southport United Ladies'] },
    ],
    [
      'women, of whom one source names the competition',
      MATCH,
      {
        title: 'Women’s Cup: Northbridge – Southport United',
        artists: ['Northbridge FC', 'Southport United'],
      },
      { artists: ['Northbridge Frauen', 'Southport United'] },
    ],
    [
      'in one hall at one hour, by an artist to whom one source gives another id',
      {},
      { artist_ids: SEATTLE },
      { artist_ids: LONDON },
    ],
    [
      'doors of an arena and show',
      {},
      { start_local: '2027-03-05T17:30:00' },
      { start_local: '2027-03-05T19:30:00' },
    ],
    [
      'a night before and after midnight',
      {},
      { start_local: '2027-03-05T23:30:00' },
      { start_local: '2027-03-06T00:30:00' },
    ],
    [
      'a night from midnight',
      {},
      { start_local: '2027-03-05T23:59:00' },
      { start_local: '2027-03-06T00:00:00' },
    ],
    [
      'online at one instant',
      { ...ONLINE },
      { start_local: '2027-03-05T12:00:00', timezone: 'America/New_York' },
      { start_local: '2027-03-05T17:00:00', timezone: 'Europe/London' },
    ],
    [
      'p.m. written as a.m.',
      {},
      { start_local: '2027-03-05T18:00:00' },
      { start_local: '2027-03-05T06:00:00' },
    ],
    [
      'local time written as UTC',
      {},
      { start_local: '2027-03-05T22:30:00' },
      { start_local: '2027-03-05T21:30:00' },
    ],
    [
      'local time in UTC at a usual hour',
      { timezone: 'America/New_York' },
      { start_local: '2027-03-05T19:00:00' },
      { start_local: '2027-03-05T14:00:00' },
    ],
  ];
  it.each(SAME)('matches listings: %s', (...each) => {
    expect(scoreOf(each)).toMatchObject({
      decision: 'match',
      reasons: expect.arrayContaining([expect.any(String)]),
    });
  });
});

describe('scorePair for listings of two events from two sources', () => {
  const OTHERS: Case[] = [
    ['the next night', {}, {}, { start_local: '2027-03-06T20:00:00' }],
    [
      'the next night, hours unknown',
      {},
      { start_local: '2027-03-05T00:00:00' },
      { start_local: '2027-03-06T00:00:00' },
    ],
    ['next week', {}, {}, { start_local: '2027-03-12T20:00:00' }],
    [
      'next year',
      CONFERENCE,
      {},
      { start_local: '2028-03-05T00:00:00', end_local: '2028-03-06T00:00:00' },
    ],
    ['another town', {}, {}, HAMBURG],
    ['matinee and evening', {}, { start_local: '2027-03-05T15:00:00' }, {}],
    [
      'an early and a late show',
      { time_tbd: true },
      { title: 'Aurora Lane (early show)' },
      { title: 'Aurora Lane (late show)' },
    ],
    ['another part', {}, { title: 'Aurora Lane, Part 1' }, { title: 'Aurora Lane, Part 2' }],
    [
      'online at one hour of two zones',
      { ...ONLINE },
      { start_local: '2027-03-05T18:00:00', timezone: 'America/New_York' },
      { start_local: '2027-03-05T18:00:00', timezone: 'Asia/Tokyo' },
    ],
    [
      'two shows of a play on one day',
      { category: 'theater', timezone: 'America/New_York', artists: [] },
      { start_local: '2027-03-05T14:00:00' },
      { start_local: '2027-03-05T19:00:00' },
    ],
    [
      'two showings in a house of plays, category unknown',
      {
        category: 'community',
        timezone: 'America/New_York',
        artists: [],
        venue_name: 'Constellation Playhouse',
      },
      { start_local: '2027-03-05T14:00:00' },
      { start_local: '2027-03-05T19:00:00' },
    ],
    [
      'a tour of the house before the concert',
      {},
      {},
      { title: 'Aurora Lane: Opening Tour', artists: [] },
    ],
    ['a tribute', { venue_name: null }, {}, { title: 'Aurora Lane Tribute', artists: [] }],
    ['the devroom', CONFERENCE, {}, { title: 'FrostConf Gopher Devroom' }],
    [
      'a day of it',
      { ...CONFERENCE, category: 'festival', url: null },
      { title: 'Frost Festival' },
      { title: 'Frost Festival – Friday', end_local: null },
    ],
    [
      'two numbers of which one is equal',
      {},
      { title: 'Cup 250 – Race 1' },
      { title: 'Cup 250 – Race 2' },
    ],
    ['another number', {}, { title: 'Aurora Night #18' }, { title: 'Aurora Night #19' }],
    [
      'another stage of one festival',
      { category: 'festival', artists: [] },
      { title: 'Lakeside Festival', venue_name: 'Main Stage', start_local: '2027-03-05T18:00:00' },
      { title: 'Lakeside Festival', venue_name: 'Tent', start_local: '2027-03-05T18:00:00' },
    ],
    [
      'a part of it',
      CONFERENCE,
      {},
      { title: 'Gophers at FrostConf', url: 'https://gophers.example/' },
    ],
    [
      'by two artists of one name',
      { venue_name: null },
      { artist_ids: SEATTLE },
      { artist_ids: LONDON },
    ],
    ['other titles at one venue and hour', { artists: [] }, {}, { title: 'Chess Evening' }],
    ['the return match', MATCH, {}, { artists: ['Southport United', 'Northbridge FC'] }],
    ...[
      ...[
        'Women',
        'WFC',
        'Ladies',
        '(W)',
        'Frauen',
        'Femenino',
        'Féminines',
        'Femminile',
        'Vrouwen',
        'Feminino',
        'Kobiety',
      ],
      ...['U21', 'U-21', 'Under 21', 'II', 'B', 'Reserves', 'Youth', 'Juvenil', 'Baloncesto'],
    ].map((squad): Case => [
      `the first teams and ${squad}`,
      MATCH,
      {},
      {
        artists: [`Northbridge ${squad}`, `Southport United ${squad}`],
        title: `Northbridge ${squad} v Southport United ${squad}`,
      },
    ]),
    [
      'youth teams of two ages',
      MATCH,
      { artists: ['Northbridge U19', 'Southport U19'] },
      { artists: ['Northbridge U21', 'Southport U21'] },
    ],
    [
      'two teams of one club, alone in the title',
      { category: 'sports', artists: [] },
      { title: 'Northbridge' },
      { title: 'Northbridge Women' },
    ],
    ['two clubs of one town', MATCH, {}, { artists: ['Northbridge FC', 'Southport City'] }],
    [
      'years that disagree',
      CONFERENCE,
      { title: 'FrostConf 2026', url: null },
      { title: 'FrostConf 2027', url: null },
    ],
    [
      'its own town in each title',
      CONFERENCE,
      { title: 'FrostConf Berlin' },
      { title: 'FrostConf Hamburg', ...HAMBURG },
    ],
  ];
  it.each(OTHERS)('does not match listings: %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });
});

describe('scorePair for one artist under two names', () => {
  it('reports the same artist if the ids are equal', () => {
    const [artist = { name: '' }] = SEATTLE;
    const other = { artists: ['オーロラ'], artist_ids: [{ ...artist, name: 'オーロラ' }] };
    expect(scoreOf(['', {}, { artist_ids: SEATTLE }, other]).reasons).toContain('same artists');
    expect(scoreOf(['', {}, { artist_ids: LONDON }, other]).reasons).toContain('other artists');
  });
});
