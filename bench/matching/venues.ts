// How well the names of real venues find each other, beside what equal names alone would do.
import { foldText, type NamedVenue } from '@marquee/domain';
import { compareVenues } from '../../libs/matching/src/compare-venues.ts';
import { venueWords } from '../../libs/matching/src/venue-words.ts';
import type { Row } from '../report.ts';
import type { LabelledPair } from './labelled.ts';
import { readPlaces, type Place } from './places.ts';
import { scorePairs } from './scores.ts';

type Judge = (a: NamedVenue, b: NamedVenue) => boolean;

const haveEqualNames: Judge = (a, b) => foldText(a.names[0] ?? '') === foldText(b.names[0] ?? '');
const isOneVenue: Judge = (a, b) => compareVenues(a, b) !== null;
const withoutPositions: Judge = (a, b) => isOneVenue({ ...a, lat: null, lng: null }, { ...b, lat: null, lng: null });

/** Each alias with its own venue, and each pair of venues of one city whose names have their words in common. */
export async function measureVenues(data: string): Promise<Row[]> {
  const places = await readPlaces(data);
  const venues = new Map<string, NamedVenue>();
  const pairs = [...aliasPairs(places, venues), ...cityPairs(places)];
  const rows: Row[] = [];
  for (const [name, judge] of [
    ['equal names, no positions', haveEqualNames],
    ['by the rules, no positions', withoutPositions],
    ['by the rules, with positions', isOneVenue],
  ] as const) {
    const joined = scorePairs(pairs, ({ a, b }) => {
      const [one, other] = [venues.get(a), venues.get(b)];
      return one !== undefined && other !== undefined && judge(one, other);
    });
    const wrong = joined.wrongly.filter(({ isJoined }) => isJoined).length;
    rows.push({
      venues: name,
      aliases: String(pairs.filter(({ isSame }) => isSame).length),
      'aliases joined': String(pairs.filter(({ isSame }) => isSame).length - (joined.wrongly.length - wrong)),
      'venues like each other': String(pairs.filter(({ isSame }) => !isSame).length),
      'of these joined': String(wrong),
      'precision %': (100 * joined.precision).toFixed(2),
      'recall %': (100 * joined.recall).toFixed(2),
    });
  }
  return rows;
}

const nameOf = (index: number, alias = 0) => `${String(index)} ${String(alias)}`;

/** Another source is some 50 m off. */
const OFF = 0.0005;

function aliasPairs(places: Place[], venues: Map<string, NamedVenue>): LabelledPair[] {
  return places.flatMap(([own, ...aliases], index) => {
    venues.set(nameOf(index), own);
    return aliases.map((alias, number) => {
      venues.set(nameOf(index, number + 1), { ...alias, lat: (alias.lat ?? 0) + OFF });
      return { a: nameOf(index), b: nameOf(index, number + 1), isSame: true, kind: 'alias' };
    });
  });
}

function cityPairs(places: Place[]): LabelledPair[] {
  const byWords = Map.groupBy(places.keys(), (index) => {
    const own = places[index]?.[0];
    return own && `${venueWords({ ...own, name: own.names[0] ?? '' }).core} ${String(own.city_id)}`;
  });
  return [...byWords.values()].flatMap((indexes) =>
    indexes.flatMap((a, at) =>
      indexes.slice(at + 1).map((b) => ({ a: nameOf(a), b: nameOf(b), isSame: false, kind: 'two venues' })),
    ),
  );
}
