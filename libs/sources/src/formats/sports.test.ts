import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../reading/read-texts.ts';
import { readOpenFootballCups } from './openfootball/openfootball-cups.ts';
import { readOpenFootball } from './openfootball/openfootball.ts';
import { readSportstimes } from './sportstimes/sportstimes.ts';

describe('readOpenFootball', () => {
  const match = {
    round: 'Matchday 1',
    date: '2025-08-15',
    time: '20:00',
    team1: 'Liverpool FC',
    team2: 'AFC Bournemouth',
    score: { ft: [4, 2] },
  };
  const read = (file: string, fields: object = {}) =>
    readTexts(readOpenFootball, {
      [file]: JSON.stringify({
        name: 'English Premier League 2025/26',
        matches: [{ ...match, ...fields }],
      }),
    });

  it("reads a match in the zone of the league's country", async () => {
    const { events } = await read('football.json-master/2025-26/en.1.json');
    expect(events[0]).toMatchObject({
      title: 'Liverpool FC – AFC Bournemouth',
      start_local: '2025-08-15T20:00',
      timezone: 'Europe/London',
      country: 'GB',
      artists: ['Liverpool FC', 'AFC Bournemouth'],
      tags: ['football', 'English Premier League 2025/26', 'Matchday 1'],
      source_id: 'en 1|2025 26|matchday 1|liverpool fc|afc bournemouth',
    });
  });

  it('does not change the id of a postponed match', async () => {
    const [before, after] = await Promise.all([
      read('2025-26/en.1.json'),
      read('2025-26/en.1.json', { date: '2025-09-01', time: null }),
    ]);
    expect(after.events[0]).toMatchObject({
      start_local: '2025-09-01',
      time_tbd: true,
      source_id: before.events[0]?.source_id,
    });
  });

  it('reads only the date if the zone of the league is unknown', async () => {
    const { events } = await read('2025-26/xx.1.json');
    expect(events[0]).toMatchObject({
      start_local: '2025-08-15',
      time_tbd: true,
      timezone: null,
      country: null,
    });
  });

  it('removes countries from club names and reads postponements', async () => {
    const { events } = await read('2024-25/uefa.cl.json', {
      team1: 'AC Milan (ITA)',
      status: 'postponed',
    });
    expect(events[0]).toMatchObject({
      title: 'AC Milan – AFC Bournemouth',
      timezone: 'Europe/Zurich',
      country: null,
      status: 'postponed',
    });
  });

  it('skips club lists and reports a match without a team', async () => {
    const { unreadables } = await readTexts(readOpenFootball, {
      '2025-26/en.1.clubs.json': '{"clubs":[]}',
      '2025-26/en.1.json': JSON.stringify({ name: 'L', matches: [{ ...match, team2: null }, 7] }),
    });
    expect(unreadables.map(({ unreadable }) => unreadable)).toEqual([
      'The record has no title.',
      'The record has no title.',
    ]);
  });
});

describe('readOpenFootballCups', () => {
  const final = { round: 'Final', date: '2026-07-19', team1: 'Spain', team2: 'Argentina' };
  const read = (name: string, match: object) =>
    readTexts(readOpenFootballCups, {
      '2026/worldcup.json': JSON.stringify({ name, matches: [{ ...final, ...match }] }),
    });

  it.each([
    ['15:00 UTC-4', { start_utc: '2026-07-19T15:00:00-04:00' }],
    ['20:45 CET', { start_utc: '2026-07-19T20:45:00+01:00' }],
    ['19:00', { start_local: '2026-07-19', time_tbd: true }],
    [null, { start_local: '2026-07-19', time_tbd: true }],
  ])('reads the time %j', async (time, expected) => {
    const { events } = await read('World Cup 2026', { time });
    expect(events[0]).toMatchObject({ title: 'Spain – Argentina', ...expected });
  });

  it.each([
    ['Luzhniki Stadium, Moscow', { venue_name: 'Luzhniki Stadium', city: 'Moscow', country: 'RU' }],
    ['Valencia (Spain)', { city: 'Valencia', country: 'ES' }],
    ['New York/New Jersey (East Rutherford)', { city: 'East Rutherford' }],
    ['Estadio Santiago Bernabéu', { venue_name: 'Estadio Santiago Bernabéu' }],
    ['Warsaw', { city: 'Warsaw' }],
  ])('reads the ground %j', async (ground, expected) => {
    const { events } = await read('World Cup 2018', { ground });
    expect(events[0]).toMatchObject(expected);
  });

  it('finds a stadium in the list after the matches', async () => {
    const stadium = {
      city: 'Dallas (Arlington)',
      cc: 'us',
      name: 'AT&T Stadium',
      coords: `32°44'52"N 97°5'34"W`,
    };
    const { events } = await readTexts(readOpenFootballCups, {
      '2026/worldcup.json': JSON.stringify({
        name: 'World Cup 2026',
        matches: [{ ...final, ground: 'Dallas (Arlington)' }],
      }),
      '2026/worldcup.stadiums.json': JSON.stringify({ stadiums: [stadium] }),
    });
    expect(events[0]).toMatchObject({
      venue_name: 'AT&T Stadium',
      city: 'Arlington',
      country: 'us',
      lat: 32.74778,
      lng: -97.09278,
    });
  });

  it('reads rounds of matches whose teams have codes', async () => {
    const match = {
      num: 1,
      date: '2024-06-14',
      time: '21:00',
      team1: { name: 'Germany', code: 'GER' },
      team2: { name: 'Scotland', code: 'SCO' },
      group: 'Group A',
    };
    const { events } = await readTexts(readOpenFootballCups, {
      'euro/2024/euro.json': JSON.stringify({
        name: 'Euro 2024',
        rounds: [{ name: 'Matchday 1', matches: [match] }],
      }),
      'euro/2024/euro.groups.json': '{}',
    });
    expect(events[0]).toMatchObject({
      title: 'Germany – Scotland',
      start_local: '2024-06-14T21:00',
      timezone: 'Europe/Zurich',
    });
    expect(events[0]?.tags).toEqual(['football', 'Euro 2024', 'Group A', 'Matchday 1']);
  });
});

describe('readSportstimes', () => {
  const weekend = {
    name: 'Australian',
    location: 'Melbourne',
    latitude: -37.8373,
    longitude: 144.9666,
    round: 1,
    slug: 'australian-grand-prix',
    sessions: {
      fp1: '2026-03-06T01:30:00Z',
      qualifying: '2026-03-07T05:00:00Z',
      gp: '2026-03-08T04:00:00Z',
    },
  };
  const read = (file: string, ...races: object[]) =>
    readTexts(readSportstimes, { [file]: JSON.stringify({ races }) });

  it('reads start times of qualifying and races, and skips practice', async () => {
    const { events } = await read('_db/f1/2026.json', weekend);
    expect(events.map(({ title, start_utc }) => [title, start_utc])).toEqual([
      ['Formula 1 Australian Grand Prix: Qualifying', '2026-03-07T05:00:00Z'],
      ['Formula 1 Australian Grand Prix', '2026-03-08T04:00:00Z'],
    ]);
    expect(events[1]).toMatchObject({
      city: 'Melbourne',
      lat: -37.8373,
      source_id: 'f1/2026/australian-grand-prix/gp',
      category: 'sports',
    });
  });

  it('distinguishes two races in one place', async () => {
    const race = { ...weekend, slug: 'jeddah-eprix', sessions: { race: '2026-02-13T17:00:00Z' } };
    const { events } = await read('fe/2026.json', race, {
      ...race,
      sessions: { race: '2026-02-14T17:00:00Z' },
    });
    expect(events.map(({ source_id }) => source_id)).toEqual([
      'fe/2026/jeddah-eprix/race',
      'fe/2026/jeddah-eprix/2/race',
    ]);
  });

  it('reads cancelled and provisional races', async () => {
    const { events } = await read(
      'f2/2023.json',
      { ...weekend, canceled: true, sessions: { feature: '2023-05-21T08:10:00Z' } },
      { ...weekend, tbc: true },
    );
    expect(events[0]).toMatchObject({
      title: 'Formula 2 Australian round: Feature race',
      status: 'cancelled',
    });
    expect(events[1]).toMatchObject({ start_local: '2026-03-07', time_tbd: true });
  });

  it.each([
    [
      'motogp',
      { location: 'Thailand', latitude: '14.95', longitude: '103.08' },
      { country: 'Thailand', city: null, lat: 14.95 },
    ],
    [
      'f1-academy',
      { name: 'Zandvoort', location: 'Netherlands' },
      { city: 'Zandvoort', country: 'Netherlands' },
    ],
    ['f1', { location: 'Singapore' }, { city: 'Singapore' }],
    [
      'indycar',
      { location: 'Long Beach, California' },
      { city: 'Long Beach', region: 'California', country: 'US' },
    ],
    [
      'indycar',
      { location: 'Speedway, Indiana' },
      { city: 'Speedway', region: 'Indiana', country: 'US' },
    ],
    [
      'indycar',
      { name: 'Acura Grand Prix of Long Beach', location: '' },
      { city: 'Long Beach', country: 'US' },
    ],
    [
      'indycar',
      { name: 'Sonsio Grand Prix', location: 'Road America' },
      { city: 'Elkhart Lake', region: 'Wisconsin' },
    ],
    ['indycar', { name: 'Sonsio Grand Prix', location: '' }, { city: 'Indianapolis' }],
    [
      'indycar',
      { name: 'Honda Indy 200 at Mid-Ohio', location: '' },
      { city: 'Lexington', lat: 40.689 },
    ],
    [
      'fe',
      { name: 'Jakarta ePrix', location: 'Indonesia' },
      { city: 'Jakarta', country: 'Indonesia' },
    ],
    [
      'fe',
      { name: 'Misano ePrix', location: 'Misano' },
      { city: 'Misano Adriatico', country: 'IT' },
    ],
  ])('reads the place of a %s round', async (series, fields, expected) => {
    const { events } = await read(`${series}/2026.json`, { ...weekend, ...fields });
    expect(events[0]).toMatchObject(expected);
  });

  it.each([
    ['f1', {}, 'Melbourne Grand Prix Circuit'],
    ['f2', {}, 'Melbourne Grand Prix Circuit'],
    ['f1', { latitude: -37.9 }, null],
    ['f1', { location: 'Suzuka' }, null],
    ['motogp', {}, null],
  ])('reads the circuit of a %s round with %j as the venue', async (series, fields, venue_name) => {
    const { events } = await read(`${series}/2026.json`, { ...weekend, ...fields });
    expect(events[0]).toMatchObject({ venue_name });
  });

  it('ignores misplaced positions', async () => {
    const { events } = await read(
      'fe/2024.json',
      { ...weekend, latitude: 0, longitude: 0 },
      { ...weekend, latitude: 9.00671, longitude: -79.5372 },
    );
    expect(events.map(({ lat }) => lat)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
