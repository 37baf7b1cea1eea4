import type { Listing } from '@marquee/domain';
import { candidatePairs } from './candidate-pairs.ts';
import { createDisjointSet } from './disjoint-set.ts';
import { buildMatchKeys } from './match-keys.ts';
import type { MatchOverride, MatchResult, Placement, PossibleMatch } from './match-result.ts';
import { createPairScore } from './pair-score.ts';
import type { MatchScore } from './score-pair.ts';

interface Pair extends MatchScore {
  a: number;
  b: number;
}

const MAX_REASONS = 4;
// Limit of comparisons per group: a source may list one event a thousand times.
const MAX_COMPARED = 20;

/** Listings that are stored, and those of them that their sources relocated. */
export interface StoredListings {
  known: Listing[];
  /**
   * As their sources state them now. They stay in their events, which may prove to be one with
   * others.
   */
  relocated?: Listing[];
}

/**
 * Assigns each incoming listing to an event, by comparison with the stored ones and with the other
 * incoming listings. Joins the best pairs first, and joins two groups only if no pair contradicts
 * it. So the order of arrival hardly matters.
 */
export function clusterListings(
  incoming: Listing[],
  { known, relocated = [] }: StoredListings,
  overrides: MatchOverride[],
): MatchResult {
  const all = [...incoming, ...relocated, ...known.toSorted(byListing)];
  const compared = incoming.length + relocated.length;
  const keyed = all.map(({ event }) => buildMatchKeys(event));
  const scoreOf = memoiseScores(all, overrides);
  const outdated = findOutdated(all, [incoming.length, compared], scoreOf);
  const pairs = candidatePairs(keyed, compared)
    .map(([a, b]): Pair => ({ a, b, ...scoreOf(a, b) }))
    .filter(({ decision }) => decision !== 'no_match');
  const groups = createDisjointSet(all.map(({ event_id }) => event_id));
  const joinReasons = new Map<number, string[]>();
  const separated: Pair[] = [];
  for (const pair of pairs.toSorted(byScore(all))) {
    if (groups.find(pair.a) === groups.find(pair.b)) continue;
    const [group, others] = [pair.a, pair.b].map((index) =>
      groups
        .members(index)
        .filter((member) => !outdated.has(member))
        .slice(0, MAX_COMPARED),
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

type ScoreOf = (a: number, b: number) => MatchScore;

/** Scores each pair once. */
function memoiseScores(all: Listing[], overrides: MatchOverride[]): ScoreOf {
  const score = createPairScore(overrides);
  const scores = new Map<number, MatchScore>();
  return (a, b) => {
    const index = Math.min(a, b) * all.length + Math.max(a, b);
    const [one, other] = [all[a], all[b]];
    const found = scores.get(index) ?? (one && other ? score(one, other) : NO_MATCH);
    scores.set(index, found);
    return found;
  };
}

const NO_MATCH: MatchScore = { decision: 'no_match', score: 0, isContradicted: false, reasons: [] };

/**
 * Returns the stored listings that a relocated one of their event contradicts: they may not know
 * the new date yet.
 */
function findOutdated(
  all: Listing[],
  [first, end]: readonly [number, number],
  scoreOf: ScoreOf,
): Set<number> {
  const relocated = [...all.keys()].slice(first, end);
  const outdated = relocated.flatMap((one) =>
    [...all.keys()]
      .slice(end)
      .filter(
        (other) =>
          all[other]?.event_id === all[one]?.event_id && scoreOf(one, other).isContradicted,
      ),
  );
  return new Set(outdated);
}

/** Best score first. Ties are resolved by content, so the order of arrival has no effect. */
function byScore(all: Listing[]): (one: Pair, other: Pair) => number {
  const contents = all.map(
    ({ source_event_id, event }) => `${source_event_id} ${event.title} ${event.start_local}`,
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
  all: Listing[];
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
    .map((member) => all[member]?.event_id ?? '');
  const first = Math.min(...members);
  const own = all[first]?.event_id ?? '';
  const isFirst = ids.length === 0 && index === first;
  return {
    event_id: ids.length > 0 ? ids.reduce((a, b) => (a < b ? a : b)) : own,
    matched_by: isFirst ? null : (joinReasons.get(index)?.slice(0, MAX_REASONS).join(', ') ?? null),
  };
}

/** Returns the events that are one event. The oldest one remains. */
function findMerges(
  all: Listing[],
  incomingCount: number,
  groups: number[][],
): MatchResult['merges'] {
  return groups.flatMap((members) => {
    const ids = new Set(
      members
        .filter((member) => member >= incomingCount)
        .map((member) => all[member]?.event_id ?? ''),
    );
    const [into, ...others] = [...ids].sort();
    return into === undefined ? [] : others.map((from) => ({ from, into }));
  });
}

function toPossibleMatch({ a, b, score, reasons }: Pair, all: Listing[]): PossibleMatch {
  const [one, other] = [all[a], all[b]].map((listing) => ({
    source_id: listing?.source_id ?? 0,
    source_event_id: listing?.source_event_id ?? '',
  }));
  return { a: one ?? UNKNOWN_LISTING, b: other ?? UNKNOWN_LISTING, score, reasons };
}
const UNKNOWN_LISTING = { source_id: 0, source_event_id: '' };
