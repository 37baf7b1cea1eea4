// How well names of real venues are matched, compared with a baseline of equal names.
import { foldText } from '@marquee/domain';
import { compareVenues } from '../../libs/matching/src/compare-venues.ts';
import type { NamedVenue } from '../../libs/matching/src/named-venue.ts';
import { venueWords } from '../../libs/matching/src/venue-words.ts';
import type { Row } from '../report.ts';
import type { LabelledPair } from './labelled.ts';
import { readPlaces, type Place } from './places.ts';
import { scorePairs } from './scores.ts';

type Decide = (a: NamedVenue, b: NamedVenue) => boolean;

const haveEqualNames: Decide = (a, b) => foldText(a.names[0] ?? '') === foldText(b.names[0] ?? '');
const isOneVenue: Decide = (a, b) => compareVenues(a, b) !== null;
const withoutPositions: Decide = (a, b) =>
  isOneVenue({ ...a, lat: null, lng: null }, { ...b, lat: null, lng: null });

/**
 * Scores each alias against its venue, and each pair of venues in one city that share their words.
 */
export async function measureVenues(data: string): Promise<Row[]> {
  const places = await readPlaces(data);
  const venues = new Map<string, NamedVenue>();
  const pairs = [...aliasPairs(places, venues), ...cityPairs(places)];
  const rows: Row[] = [];
  for (const [name, decide] of [
    ['equal names, no positions', haveEqualNames],
    ['by the rules, no positions', withoutPositions],
    ['by the rules, with positions', isOneVenue],
  ] as const) {
    const score = scorePairs(pairs, ({ a, b }) => {
      const [one, other] = [venues.get(a), venues.get(b)];
      return one !== undefined && other !== undefined && decide(one, other);
    });
    const falseMatches = score.errors.filter(({ isMatched }) => isMatched).length;
    rows.push({
      venues: name,
      aliases: String(pairs.filter(({ isSame }) => isSame).length),
      'aliases matched': String(
        pairs.filter(({ isSame }) => isSame).length - (score.errors.length - falseMatches),
      ),
      'similar venues': String(pairs.filter(({ isSame }) => !isSame).length),
      'of these matched': String(falseMatches),
      'precision %': (100 * score.precision).toFixed(2),
      'recall %': (100 * score.recall).toFixed(2),
    });
  }
  return rows;
}

const pairId = (index: number, alias = 0) => `${String(index)} ${String(alias)}`;

/** Positions of two sources differ by about 50 m. */
const OFFSET_DEGREES = 0.0005;

function aliasPairs(places: Place[], venues: Map<string, NamedVenue>): LabelledPair[] {
  return places.flatMap(([own, ...aliases], index) => {
    venues.set(pairId(index), own);
    return aliases.map((alias, number) => {
      venues.set(pairId(index, number + 1), { ...alias, lat: (alias.lat ?? 0) + OFFSET_DEGREES });
      return { a: pairId(index), b: pairId(index, number + 1), isSame: true, kind: 'alias' };
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
      indexes
        .slice(at + 1)
        .map((b) => ({ a: pairId(a), b: pairId(b), isSame: false, kind: 'two venues' })),
    ),
  );
}
