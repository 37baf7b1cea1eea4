import type { Listing, MatchKeys, MatchOverride, MatchResult, Placement, PossibleMatch } from '@marquee/domain';
import { arePlacesApart } from './compare-places.ts';
import { createDisjointSet } from './disjoint-set.ts';
import { matchFeatures, type MatchFeatures } from './match-features.ts';
import { matchKeysOf } from './match-keys.ts';
import { scorePair, type MatchScore } from './score-pair.ts';

interface Compared {
  listing: Listing;
  traits: MatchFeatures;
}

interface Pair extends MatchScore {
  a: number;
  b: number;
}

const MAX_REASONS = 4;
// Listings of one number and week: beyond so many it says nothing.
const MAX_NEIGHBOURS = 40;
// Of two groups, so many of each are compared: a source may list one event a thousand times.
const MAX_COMPARED = 20;

/**
 * Finds the event of each newcomer among `known` listings and the other newcomers. The likeliest pairs are joined first, and
 * two groups only where nothing speaks plainly against any pair of them: so the order of arrival hardly matters.
 */
export function clusterListings(incoming: Listing[], known: Listing[], rulings: MatchOverride[]): MatchResult {
  const all: Compared[] = [...incoming, ...known].map((listing) => ({
    listing,
    traits: matchFeatures(String(listing.source_id), listing.facts),
  }));
  const verdictOf = memoiseScores(all, rulings);
  const pairs = pairsOf(all, incoming.length).map(([a, b]): Pair => ({ a, b, ...verdictOf(a, b) }));
  const clusters = createDisjointSet(all.map(({ listing }) => listing.event_id));
  const joinReasons = new Map<number, string[]>();
  const apart: Pair[] = [];
  for (const pair of pairs.toSorted(byScore(all))) {
    if (clusters.of(pair.a) === clusters.of(pair.b) || pair.verdict === 'different') continue;
    const [group, others] = [pair.a, pair.b].map((index) => clusters.members(index).slice(0, MAX_COMPARED));
    const isBlocked = group?.some((one) => others?.some((other) => verdictOf(one, other).isContradicted)) ?? false;
    if (pair.verdict === 'undecided' || isBlocked) {
      apart.push(pair);
      continue;
    }
    clusters.join(pair.a, pair.b);
    for (const index of [pair.a, pair.b]) if (!joinReasons.has(index)) joinReasons.set(index, pair.reasons);
  }
  return {
    placements: incoming.map((_, index) =>
      placementOf(index, clusters.members(index), { all, via: joinReasons, count: incoming.length }),
    ),
    merges: mergesOf(all, incoming.length, clusters.groups()),
    possibleDuplicates: apart
      .filter(({ a, b }) => clusters.of(a) !== clusters.of(b))
      .map((pair) => undecidedOf(pair, all)),
  };
}

/** Verdicts on pairs, each made once; what an operator ruled outweighs them. */
function memoiseScores(all: Compared[], rulings: MatchOverride[]) {
  const ruled = new Map(
    rulings.flatMap(({ a, b, is_same }) => [[`${a} ${b}`, is_same] as const, [`${b} ${a}`, is_same] as const]),
  );
  const known = new Map<number, MatchScore>();
  return (a: number, b: number): MatchScore => {
    const index = Math.min(a, b) * all.length + Math.max(a, b);
    const judgement = known.get(index) ?? judgePair(all[a], all[b], ruled);
    known.set(index, judgement);
    return judgement;
  };
}

const NOTHING: MatchScore = { verdict: 'different', score: 0, isContradicted: false, reasons: [] };

function judgePair(a: Compared | undefined, b: Compared | undefined, ruled: Map<string, boolean>): MatchScore {
  if (!a || !b) return NOTHING;
  const ruling = ruled.size > 0 ? ruled.get(`${nameOf(a.listing)} ${nameOf(b.listing)}`) : undefined;
  if (ruling === undefined) return scorePair(a.traits, b.traits);
  return ruling
    ? { verdict: 'same', score: 1000, isContradicted: false, reasons: ['joined by hand'] }
    : { verdict: 'different', score: -1000, isContradicted: true, reasons: ['kept apart by hand'] };
}

/** A listing's own name: its source and the source's id. */
const nameOf = ({ source_id, source_event_id }: Pick<Listing, 'source_id' | 'source_event_id'>): string =>
  `${String(source_id)}|${source_event_id}`;

/** Each newcomer with those it shares a number with, near in time and place. */
function pairsOf(all: Compared[], newcomers: number): [number, number][] {
  const keyed = all.map(({ traits }) => matchKeysOf(traits));
  const byKey = new Map<number, number[]>();
  const pairs = new Map<number, [number, number]>();
  for (let index = keyed.length - 1; index >= 0; index--) {
    const own = keyed[index];
    const look = (key: number, isLocal: boolean): void => {
      const neighbours = byKey.get(key);
      if (!neighbours) return void byKey.set(key, [index]);
      if (index < newcomers)
        for (const other of neighbours.slice(-MAX_NEIGHBOURS))
          if (areNear(own, keyed[other], isLocal)) pairs.set(index * all.length + other, [index, other]);
      neighbours.push(index);
    };
    for (const key of own?.keys ?? []) look(key, false);
    for (const key of own?.localKeys ?? []) look(key, true);
  }
  return [...pairs.values()];
}

/** Whether what shares a number may be one event: of the same days, and where that number says so, not of other places. */
const areNear = (own: MatchKeys | undefined, other: MatchKeys | undefined, isLocal: boolean): boolean =>
  own !== undefined &&
  other !== undefined &&
  Math.abs(other.day - own.day) <= own.around &&
  (!isLocal || !arePlacesApart(other.place, own.place));

/** The likeliest first; where two are as likely, in an order that does not depend on who came first. */
function byScore(all: Compared[]): (one: Pair, other: Pair) => number {
  const words = all.map(
    ({ listing: { source_event_id, facts } }) => `${source_event_id} ${facts.title} ${facts.start_local}`,
  );
  const wordsOf = ({ a, b }: Pair) => [words[a] ?? '', words[b] ?? ''].sort();
  return (one, other) => other.score - one.score || inOrder(wordsOf(one), wordsOf(other));
}

function inOrder([a = '', b = '']: string[], [c = '', d = '']: string[]): number {
  if (a !== c) return a < c ? -1 : 1;
  return b === d ? 0 : b < d ? -1 : 1;
}

interface JoinState {
  all: Compared[];
  via: Map<number, string[]>;
  count: number;
}

function placementOf(index: number, members: number[], { all, via, count }: JoinState): Placement {
  const ids = members.filter((member) => member >= count).map((member) => all[member]?.listing.event_id ?? '');
  const first = Math.min(...members);
  const own = all[first]?.listing.event_id ?? '';
  const isFirst = ids.length === 0 && index === first;
  return {
    event_id: ids.length > 0 ? ids.reduce((a, b) => (a < b ? a : b)) : own,
    matched_by: isFirst ? null : (via.get(index)?.slice(0, MAX_REASONS).join(', ') ?? null),
  };
}

/** Events that turn out to be one: the oldest one stays. */
function mergesOf(all: Compared[], newcomers: number, groups: number[][]): MatchResult['merges'] {
  return groups.flatMap((members) => {
    const ids = new Set(
      members.filter((member) => member >= newcomers).map((member) => all[member]?.listing.event_id ?? ''),
    );
    const [into, ...others] = [...ids].sort();
    return into === undefined ? [] : others.map((from) => ({ from, into }));
  });
}

function undecidedOf({ a, b, score, reasons }: Pair, all: Compared[]): PossibleMatch {
  const [one, other] = [all[a]?.listing, all[b]?.listing].map((listing) => ({
    source_id: listing?.source_id ?? 0,
    source_event_id: listing?.source_event_id ?? '',
  }));
  return { a: one ?? NOBODY, b: other ?? NOBODY, score, reasons };
}
const NOBODY = { source_id: 0, source_event_id: '' };
