import { foldText, type NormalisedEvent } from '@marquee/domain';
import { isSameAct } from './acts.ts';
import { clubName, isOfTown } from './club-names.ts';
import { compareIds } from './compare-artists.ts';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { areOtherSquads, findSquad, type Squad } from './squads.ts';
import { overlap } from './word-overlap.ts';

export function compareLineups(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (areOtherTeams(a, b)) return [evidence(DECISIVE, 'other teams of a club')];
  if (a.sides && b.sides) return compareMatches(a, b);
  if (a.lineup.length === 0 || b.lineup.length === 0) return [];
  const haveArtists = (like: 'same' | 'same_name') =>
    a.lineup.some((name) =>
      b.lineup.some((other) => compareArtists([name, a.ids], [other, b.ids]) === like),
    );
  if (haveArtists('same')) return [evidence(3, 'same artists')];
  if (a.ids.size > 0 && b.ids.size > 0 && haveArtists('same_name'))
    return [evidence(-6, 'artists of one name with other ids')];
  return compareOtherArtists(a, b);
}

const areOtherTeams = (a: MatchFeatures, b: MatchFeatures): boolean =>
  [a, b].every(({ event }) => event.category === 'sports') &&
  areOtherSquads(squadOf(a), squadOf(b));

const squads = new WeakMap<NormalisedEvent, Squad>();

function squadOf({ event, teams }: MatchFeatures): Squad {
  const squad = squads.get(event) ?? findSquad(foldText(event.title), teams ?? []);
  squads.set(event, squad);
  return squad;
}

/**
 * Other performers in one house at one hour are two events. The acts of a festival and the speakers
 * of a conference are listed in part.
 */
function compareOtherArtists(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const categories = [a.event.category, b.event.category];
  if (categories.some((category) => category === 'festival' || category === 'conference'))
    return [];
  if (a.minute !== null && b.minute !== null) return [evidence(-7, 'other artists')];
  return categories.every((category) => category === 'music')
    ? [evidence(-2, 'other artists')]
    : [];
}

type Performer = readonly [name: string, ids: MatchFeatures['ids']];

function compareArtists(
  [name, ids]: Performer,
  [other, otherIds]: Performer,
): 'same' | 'same_name' | 'other' {
  const idMatch = compareIds(ids.get(name) ?? {}, otherIds.get(other) ?? {});
  if (idMatch === 'same') return 'same';
  if (!isSameName(name, other)) return 'other';
  return idMatch === 'other' ? 'same_name' : 'same';
}

const isSameName = (name: string, other: string) =>
  isSameAct(name, other) || overlap(name.split(' '), other.split(' ')).union >= 0.8;

/**
 * Compares matches. A team plays once a day, so one equal team and one similar team are one match.
 */
function compareMatches(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const [home, away] = [0, 1].map((side) => sideSimilarity(side, a, b));
  if (home === undefined || away === undefined) return [];
  const sum = home + away;
  if (home < 0 || away < 0) return [evidence(DECISIVE, 'other teams')];
  if (sum >= 1.6) return [evidence(6, 'same teams')];
  if (sum >= 1.2) return [evidence(4, 'same teams')];
  if (Math.max(home, away) === 1) return [evidence(1, 'one team is the same')];
  return [evidence(DECISIVE, 'other teams')];
}

function sideSimilarity(side: number, a: MatchFeatures, b: MatchFeatures): number {
  const [name, other] = [a, b].map(({ sides }) => clubName(sides?.[side] ?? ''));
  const [club, otherClub] = [a, b].map(({ clubs }) => clubName(clubs?.[side] ?? ''));
  return Math.max(
    teamSimilarity(name ?? '', other ?? ''),
    club === name && otherClub === other ? -1 : teamSimilarity(club ?? '', otherClub ?? ''),
  );
}

// Letters and years in club names.
const LETTERS =
  /^(?:\d+|[a-z]{1,3}|club|clube|futbol|futebol|football|fussball|calcio|foot|balompie|de|del|da|la|le|the)$/;
// Words that distinguish clubs of one town but are often left out.
const SURNAMES =
  /^(?:real|racing|sporting|stade|deportivo|olympique|royal|city|town|united|county|albion|rovers|wanderers|athletic|atletico|dynamo|lokomotiv|borussia|eintracht|fortuna|union|inter|rangers|hotspur)$/;

/**
 * Returns -1 for another club of the town, 1 for the same team, 0.8 if one name contains the other,
 * less for an abbreviation, 0 for other teams.
 */
function teamSimilarity(team: string, other: string): number {
  if (team === other) return 1;
  const [words, others] = [team, other].map((name) =>
    name.split(' ').filter((word) => !LETTERS.test(word)),
  );
  if (!words || !others) return 0;
  if (words.length > 0 && words.join(' ') === others.join(' ')) return 1;
  const [own, theirs] = [words, others].map((list) => list.filter((word) => !SURNAMES.test(word)));
  if (haveDifferentSurnames(words, others))
    return own && theirs && overlap(own, theirs).union === 1 ? -1 : 0;
  if (own && theirs && own.length > 0 && theirs.length > 0) {
    const { smaller: ofLess, union: ofAll } = overlap(own, theirs);
    if (ofAll >= 0.99) return words.length === others.length ? 1 : 0.9;
    if (ofLess >= 0.99) return 0.7;
  }
  const [all, allOthers] = [team.split(' '), other.split(' ')];
  return Math.max(abbreviationScore(all, allOthers), abbreviationScore(allOthers, all));
}

/** Recognises "Manchester City" and "Manchester United". */
function haveDifferentSurnames(words: string[], others: string[]): boolean {
  const [a, b] = [words, others].map((list) => list.filter((word) => SURNAMES.test(word)));
  if (!a || !b || a.length === 0 || b.length === 0) return false;
  return !a.some((word) => b.includes(word));
}

/**
 * Scores "man united" for "manchester united fc", "qpr" for "queens park rangers", "wolves" for
 * "wolverhampton wanderers".
 */
function abbreviationScore(short: string[], long: string[]): number {
  const initials = long.map((word) => word[0]).join('');
  if (short.length === 1 && initials.startsWith(short[0] ?? '') && (short[0]?.length ?? 0) > 1)
    return 0.6;
  const found = short.filter((word) =>
    long.some((other) => isOfTown(word, other) || isContraction(word, other)),
  );
  if (found.length === short.length) return 0.6;
  const [first = ''] = found;
  return first === short[0] && !SURNAMES.test(first) ? 0.3 : 0;
}

const MIN_ENDING = 5;

/**
 * Recognises "Wolves" for "Wolverhampton" by letters in order after the same beginning, and
 * "M'gladbach" by the ending.
 */
function isContraction(short: string, long: string): boolean {
  if (
    short.length > MIN_ENDING &&
    long.startsWith(short.slice(0, 1)) &&
    long.endsWith(short.slice(1))
  )
    return true;
  if (short.length < 2 || short.slice(0, 2) !== long.slice(0, 2)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at >= Math.min(short.length, 4);
}
