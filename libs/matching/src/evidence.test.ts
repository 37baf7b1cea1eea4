import { describe, expect, it } from '@jest/globals';
import type { NormalisedEvent } from '@marquee/domain';
import { compareAddresses } from './compare-addresses.ts';
import { compareFestivals } from './compare-festivals.ts';
import { compareLineups } from './compare-lineups.ts';
import { comparePlaces } from './compare-places.ts';
import { compareTimes } from './compare-times.ts';
import { compareTitles } from './compare-titles.ts';
import { DECISIVE, type Evidence } from './evidence.ts';
import { CONFERENCE, GIG, HAMBURG, MATCH, ONLINE } from './listing-fixtures.ts';
import { matchFeatures, type MatchFeatures } from './match-features.ts';

type Facts = Partial<NormalisedEvent>;
type Compare = (a: MatchFeatures, b: MatchFeatures) => Evidence[];

/** The sum of the weights that a comparison finds, which does not depend on the order. */
function weigh(compare: Compare, one: Facts, other: Facts): number {
  const features = [one, other].map((facts, index) =>
    matchFeatures(String(index), { ...GIG, source_event_id: String(index), ...facts }),
  ) as [MatchFeatures, MatchFeatures];
  const sum = (found: Evidence[]) => found.reduce((total, { weight }) => total + weight, 0);
  const forwards = sum(compare(...features));
  expect(sum(compare(features[1], features[0]))).toBe(forwards);
  return forwards;
}

type Row = [what: string, weight: number, one: Facts, other: Facts];

const on = (day: string, clock = '20:00', facts: Facts = {}): Facts => ({
  start_local: `2027-03-${day}T${clock}:00`,
  ...facts,
});
const allDay = (from: string, to = from, facts: Facts = {}): Facts =>
  on(from, '00:00', { all_day: true, end_local: `2027-03-${to}T00:00:00`, ...facts });

describe('the evidence of times', () => {
  it.each<Row>([
    ['the same hour', 5, on('05'), on('05')],
    ['one list without the hour', 3, on('05'), allDay('05')],
    ['doors and show', 3, on('05', '18:30'), on('05', '20:00')],
    ['doors of an arena', 3, on('05', '17:30'), on('05', '20:00')],
    ['two shows of an evening', DECISIVE, on('05', '19:00'), on('05', '21:30')],
    ['two hours in the afternoon', DECISIVE, on('05', '14:00'), on('05', '15:45')],
    ['hours that differ as zones do', 0, on('05', '14:00'), on('05', '16:00')],
    ['the next showing of a film', DECISIVE, ...both('film', '20:00', '20:30')],
    ['a film with advertisements', 3, ...both('film', '20:00', '20:20')],
    ['two performances of a play', DECISIVE, ...both('theater', '18:00', '19:15')],
    ['a club night on either day', 3, on('05', '23:30'), on('06', '00:30')],
    ['an evening and the next morning', -8, on('05', '21:30'), on('06', '08:00')],
    ['another night', -8, on('05'), on('06')],
    ['more than a week', DECISIVE, allDay('05'), allDay('13')],
    ['a week', -6, allDay('05'), allDay('12')],
    ['a conference with its workshops', 1, ...fairs(['05', '07'], ['04', '06'])],
    ['three days of the same fair', 1, ...fairs(['05', '09'], ['08', '09'])],
    ['the last days of a fair', 0, ...fairs(['05', '12'], ['09', '10'])],
    ['fairs on adjacent days', -1, ...fairs(['05', '05'], ['06', '06'])],
    ['fairs three days apart', -2.5, ...fairs(['05', '05'], ['08', '08'])],
    ['fairs five days apart', -4, ...fairs(['05', '05'], ['10', '10'])],
  ])('%s: %d', (_what, weight, ...pair) => {
    expect(weigh(compareTimes, ...pair)).toBe(weight);
  });
});

function both(category: NormalisedEvent['category'], one: string, other: string): [Facts, Facts] {
  return [on('05', one, { category }), on('05', other, { category })];
}

function fairs(...spans: [from: string, to: string][]): [Facts, Facts] {
  return spans.map(([from, to]) => allDay(from, to, { category: 'conference' })) as [Facts, Facts];
}

const POTSDAM: Facts = { city_id: 3, city_name: 'Potsdam', lat: 52.4, lng: 13.06 };
const VIENNA: Facts = { ...HAMBURG, city_id: 4, city_name: 'Vienna', country_code: 'AT' };
const UNLOCATED: Facts = { lat: null, lng: null };
const at = (venue_name: string | null, facts: Facts = {}): Facts => ({ venue_name, ...facts });
const untimed = (venue_name: string) => at(venue_name, { time_tbd: true });

describe('the evidence of places', () => {
  it.each<Row>([
    ['the same hall', 4, {}, {}],
    ['no hall in one list', 2, at(null), {}],
    ['a neighbouring town', 3.5, POTSDAM, {}],
    ['another town at the same hour', -8, HAMBURG, {}],
    ['another town, one without the hour', -4, HAMBURG, { time_tbd: true }],
    ['another country', -8, VIENNA, {}],
    ['towns without a position', 1, { ...HAMBURG, ...UNLOCATED }, UNLOCATED],
    ['both online', 1.5, ONLINE, ONLINE],
    ['online and in a hall', -0.5, ONLINE, at(null)],
    ['a country as the town', 2, { city_id: 9, city_name: 'Germany' }, {}],
    ['a hall of a house', 2, at('Main Hall'), {}],
    ['initials', 3.5, at('AB Box'), at('Ancienne Belgique')],
    ['a part of the name', 3.5, at('Kesselhaus'), at('Kesselhaus Kulturbrauerei')],
    ['one shared word of two', 2, at('Kesselhaus Dome'), at('Kesselhaus Garden')],
    ['other halls at the same hour', -4, at('Dome'), at('Garden')],
    ['other halls at other hours', -6, at('Dome'), { ...at('Garden'), ...on('05', '21:00') }],
    ['other halls, one without the hour', 0, untimed('Dome'), at('Garden')],
  ])('%s: %d', (_what, weight, ...pair) => {
    expect(weigh(comparePlaces, ...pair)).toBe(weight);
  });

  it('are weaker for a race, which circuits and sponsors name differently', () => {
    const race = (venue_name: string): Facts => ({
      ...{ category: 'sports', title: 'Northland Grand Prix', artists: [], venue_name },
    });
    expect(weigh(comparePlaces, race('Dome'), race('Garden'))).toBe(1);
    expect(weigh(comparePlaces, race('Berlin Stadium'), race('Garden'))).toBe(2);
  });
});

const titled = (title: string, facts: Facts = {}): Facts => ({ title, artists: [], ...facts });
const congress = (title: string, facts: Facts = {}): Facts => ({
  ...CONFERENCE,
  title,
  ...facts,
});

describe('the evidence of titles', () => {
  it.each<Row>([
    ['one title in other letters', 5, titled('Aurora Lane'), titled('AURORA LANE!')],
    ['a title in one word', 5, titled('Moon Rise'), titled('Moonrise')],
    ['remarks on the kind', 2, titled('Fog (classical concert)'), titled('Fog (music evening)')],
    ['other titles', -5, titled('Pale Harbour'), titled('Distant Fires')],
    ['other years', -1, titled('Aurora Lane 2026'), titled('Aurora Lane 2027')],
    ['other parts', DECISIVE + 5, titled('Aurora Lane 1'), titled('Aurora Lane 2')],
    ['one number of two', 5, titled('Aurora Lane 1 2'), titled('Aurora Lane 1')],
    ['a conference and its acronym', 5, ...acronym()],
    ['a conference of another kind', 3.5, congress('Frost Conference'), congress('Frost Summit')],
    ['the code of the country', 5, congress('FrostConDE'), congress('FrostCon')],
    ['beginnings of words', 3, congress('GORUCO'), congress('Gotham Ruby Conference')],
    ['a workshop at it', -4, congress('Rust Workshop at Great Talks'), congress('Great Talks')],
    ['other towns in the titles', 1, ...towns('Potsdam', 'Hamburg')],
  ])('%s: %d', (_what, weight, ...pair) => {
    expect(weigh(compareTitles, ...pair)).toBe(weight);
  });
});

function acronym(): [Facts, Facts] {
  const long = 'International Conference on Frost and Ice Physics (ICFIP)';
  return [congress('ICFIP 2027'), congress(long)];
}

function towns(one: string, other: string): [Facts, Facts] {
  const day = (town: string, facts: Facts) => congress(`Frost Day ${town}`, facts);
  return [day(one, { ...POTSDAM, city_name: one }), day(other, HAMBURG)];
}

describe('the evidence of teams', () => {
  const match = (home: string, away: string): Facts => ({
    ...MATCH,
    title: `${home} – ${away}`,
    artists: [home, away],
  });

  it.each<Row>([
    ['the same', 6, match('Northbridge FC', 'Southport'), match('Northbridge', 'Southport')],
    ['abbreviated', 6, match('Manchester United', 'Leeds'), match('Man United', 'Leeds')],
    ['both abbreviated', 4, ...abbreviated()],
    ['clubs of one town', DECISIVE, ...clubs('Manchester City', 'Manchester United')],
    ['one of two', 1, match('Northbridge', 'Southport'), match('Northbridge', 'Eastham')],
    ['others', DECISIVE, match('Northbridge', 'Southport'), match('Westing', 'Eastham')],
    ['in another order', DECISIVE, match('Northbridge', 'Leeds'), match('Leeds', 'Northbridge')],
  ])('%s: %d', (_what, weight, ...pair) => {
    expect(weigh(compareLineups, ...pair)).toBe(weight);
  });

  function abbreviated(): [Facts, Facts] {
    const full = match('Queens Park Rangers', 'Wolverhampton Wanderers');
    return [match('QPR', 'Wolves'), full];
  }

  function clubs(one: string, other: string): [Facts, Facts] {
    return [match(one, 'Leeds'), match(other, 'Leeds')];
  }
});

describe('the evidence of addresses', () => {
  const page = (url: string, title = 'Aurora Lane'): Facts => ({ url, title });
  const own = (path: string) => page(`https://auroralane.example/${path}`);
  const list = (path: string) => page(`https://tickets.example.org/${path}`);

  it.each<Row>([
    ['the same page', 4, list('aurora'), page('http://www.tickets.example.org/aurora/')],
    ['the same front page of a list', 2.5, list(''), list('index.html')],
    ['the same front page of the event', 4, own(''), own('index.html')],
    ['a page and the front page of a list', 1.5, list(''), list('aurora')],
    ['a page and the front page of the event', 2.5, own(''), own('programme')],
    ['similar pages of a list', 1, list('aurora-lane'), list('aurora-lane-live')],
    ['similar pages of the event', 2, own('berlin-night'), own('berlin-night-2')],
    ['other pages of a list', -1, list('aurora'), list('harbour')],
    ['other pages of the event', 0.5, own('tickets'), own('programme')],
    ['other sites', 0, list('aurora'), own('')],
    ['other hosts of a site', 0, list('aurora'), page('https://shop.example.org/harbour')],
  ])('%s: %d', (_what, weight, ...pair) => {
    expect(weigh(compareAddresses, ...pair)).toBe(weight);
  });
});

const LASTING: Facts = { category: 'music', end_local: '2027-03-07T20:00:00' };

describe('the evidence of festivals', () => {
  const act: Facts = {};
  const festival = titled('Moonrise Festival', { category: 'festival' });

  it.each<Row>([
    ['an act that plays there', -10, act, { ...festival, artists: ['Aurora Lane'] }],
    ['a festival of days in another category', -10, act, { ...festival, ...LASTING }],
    ['an evening with the word in its title', 0, act, { ...festival, category: 'music' }],
    ['an act whose listing names it', 0, titled('Aurora Lane at Moonrise'), festival],
  ])('%s: %d', (_what, weight, ...pair) => {
    expect(weigh(compareFestivals, ...pair)).toBe(weight);
  });
});
