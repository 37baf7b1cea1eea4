import type { Listing } from '@marquee/domain';
import { candidatePairs } from './candidate-pairs.ts';
import { createDisjointSet } from './disjoint-set.ts';
import { matchFeatures, type MatchFeatures } from './match-features.ts';
import { buildMatchKeys } from './match-keys.ts';
import type { MatchOverride, MatchResult, Placement, PossibleMatch } from './match-result.ts';
import { scorePair, type MatchScore } from './score-pair.ts';

interface ScoredListing {
  listing: Listing;
  features: MatchFeatures;
}

interface Pair extends MatchScore {
  a: number;
  b: number;
}

const MAX_REASONS = 4;
// Limit of comparisons per group: a source may list one event a thousand times.
const MAX_COMPARED = 20;

/**
 * Assigns each incoming listing to an event, by comparison with `known` and with the other incoming listings. Joins the
 * best pairs first, and joins two groups only if no pair contradicts it. So the order of arrival hardly matters.
 */
export function clusterListings(
  incoming: Listing[],
  known: Listing[],
  overrides: MatchOverride[],
): MatchResult {
  const all = [...incoming, ...known.toSorted(byListing)].map((listing): ScoredListing => ({
    listing,
    features: matchFeatures(String(listing.source_id), listing.event),
  }));
  const keyed = all.map(({ listing }) => buildMatchKeys(listing.event));
  const scoreOf = memoiseScores(all, overrides);
  const pairs = candidatePairs(keyed, incoming.length)
    .map(([a, b]): Pair => ({ a, b, ...scoreOf(a, b) }))
    .filter(({ decision }) => decision !== 'no_match');
  const groups = createDisjointSet(all.map(({ listing }) => listing.event_id));
  const joinReasons = new Map<number, string[]>();
  const separated: Pair[] = [];
  for (const pair of pairs.toSorted(byScore(all))) {
    if (groups.find(pair.a) === groups.find(pair.b)) continue;
    const [group, others] = [pair.a, pair.b].map((index) =>
      groups.members(index).slice(0, MAX_COMPARED),
    );
    const isBlocked =
      group?.some((one) => others?.some((other) => scoreOf(one, other).isContradicted)) ?? false;
    if (pair.decision === 'possible' || isBlocked) {
      separated.push(pair);
      continue;
    }
    groups.union(pair.a, pair.b);
    for (const index of [pair.a, pair.b])
      if (!joinReasons.has(index)) joinReasons.set(index, pair.reasons);
  }
  return {
    placements: incoming.map((_, index) =>
      toPlacement(index, groups.members(index), { all, joinReasons, count: incoming.length }),
    ),
    merges: findMerges(all, incoming.length, groups.groups()),
    possibleDuplicates: separated
      .filter(({ a, b }) => groups.find(a) !== groups.find(b))
      .map((pair) => toPossibleMatch(pair, all)),
  };
}

/** The database returns listings in any order. Limits must not depend on it. */
const byListing = (a: Listing, b: Listing): number =>
  a.source_id - b.source_id || (a.source_event_id < b.source_event_id ? -1 : 1);

/** Scores each pair once. An operator's override takes precedence. */
function memoiseScores(all: ScoredListing[], overrides: MatchOverride[]) {
  const overrideByPair = new Map(
    overrides.flatMap(({ a, b, is_same }) => [
      [`${a} ${b}`, is_same] as const,
      [`${b} ${a}`, is_same] as const,
    ]),
  );
  const scores = new Map<number, MatchScore>();
  return (a: number, b: number): MatchScore => {
    const index = Math.min(a, b) * all.length + Math.max(a, b);
    const score = scores.get(index) ?? scoreWithOverride(all[a], all[b], overrideByPair);
    scores.set(index, score);
    return score;
  };
}

const NO_MATCH: MatchScore = { decision: 'no_match', score: 0, isContradicted: false, reasons: [] };

function scoreWithOverride(
  a: ScoredListing | undefined,
  b: ScoredListing | undefined,
  overrides: Map<string, boolean>,
): MatchScore {
  if (!a || !b) return NO_MATCH;
  const isSame =
    overrides.size > 0
      ? overrides.get(`${listingKey(a.listing)} ${listingKey(b.listing)}`)
      : undefined;
  if (isSame === undefined) return scorePair(a.features, b.features);
  return isSame
    ? { decision: 'match', score: 1000, isContradicted: false, reasons: ['joined by hand'] }
    : { decision: 'no_match', score: -1000, isContradicted: true, reasons: ['separated by hand'] };
}

const listingKey = ({
  source_id,
  source_event_id,
}: Pick<Listing, 'source_id' | 'source_event_id'>): string =>
  `${String(source_id)}|${source_event_id}`;

/** Best score first. Ties are resolved by content, so the order of arrival has no effect. */
function byScore(all: ScoredListing[]): (one: Pair, other: Pair) => number {
  const contents = all.map(
    ({ listing: { source_event_id, event } }) =>
      `${source_event_id} ${event.title} ${event.start_local}`,
  );
  const sortedContents = ({ a, b }: Pair) => [contents[a] ?? '', contents[b] ?? ''].sort();
  return (one, other) =>
    other.score - one.score || comparePairs(sortedContents(one), sortedContents(other));
}

function comparePairs([a = '', b = '']: string[], [c = '', d = '']: string[]): number {
  if (a !== c) return a < c ? -1 : 1;
  return b === d ? 0 : b < d ? -1 : 1;
}

interface ClusterState {
  all: ScoredListing[];
  joinReasons: Map<number, string[]>;
  count: number;
}

function toPlacement(
  index: number,
  members: number[],
  { all, joinReasons, count }: ClusterState,
): Placement {
  const ids = members
    .filter((member) => member >= count)
    .map((member) => all[member]?.listing.event_id ?? '');
  const first = Math.min(...members);
  const own = all[first]?.listing.event_id ?? '';
  const isFirst = ids.length === 0 && index === first;
  return {
    event_id: ids.length > 0 ? ids.reduce((a, b) => (a < b ? a : b)) : own,
    matched_by: isFirst ? null : (joinReasons.get(index)?.slice(0, MAX_REASONS).join(', ') ?? null),
  };
}

/** Returns the events that are one event. The oldest one remains. */
function findMerges(
  all: ScoredListing[],
  incomingCount: number,
  groups: number[][],
): MatchResult['merges'] {
  return groups.flatMap((members) => {
    const ids = new Set(
      members
        .filter((member) => member >= incomingCount)
        .map((member) => all[member]?.listing.event_id ?? ''),
    );
    const [into, ...others] = [...ids].sort();
    return into === undefined ? [] : others.map((from) => ({ from, into }));
  });
}

function toPossibleMatch({ a, b, score, reasons }: Pair, all: ScoredListing[]): PossibleMatch {
  const [one, other] = [all[a]?.listing, all[b]?.listing].map((listing) => ({
    source_id: listing?.source_id ?? 0,
    source_event_id: listing?.source_event_id ?? '',
  }));
  return { a: one ?? UNKNOWN_LISTING, b: other ?? UNKNOWN_LISTING, score, reasons };
}
const UNKNOWN_LISTING = { source_id: 0, source_event_id: '' };
