import { foldName } from './fold-name.ts';
import type { MatchFeatures } from './match-features.ts';
import { isKind, isTitleFiller } from './title-words.ts';
import { isSimilar } from './word-overlap.ts';

const BETWEEN_ACTS =
  /\s*[:|•·[\]()]\s*|\s+[-–—/&+@]\s+|\s+(?:with|w\/|and|und|et|y|feat\.?|ft\.?|at|presents?|pres\.)\s+|,\s/i;
const MIN_LENGTH = 3;

/**
 * Returns the parts of a title that may be a name each: "WXPN welcomes: Sheer Mag" gives
 * "sheermag".
 */
export const titleActs = (title: string): string[] =>
  title
    .split(BETWEEN_ACTS)
    .map(actKey)
    .filter((act) => act.length >= MIN_LENGTH && !isKind(act));

/**
 * Returns a name without blanks and fillers: "AC/DC" and "ACDC", "The 1975" and "1975" are equal.
 */
export const actKey = (name: string): string => {
  const words = foldName(name).split(' ');
  return words.filter((word) => !isTitleFiller(word)).join('') || words.join('');
};

/**
 * Returns whether a title states a performer of the other listing: the name of a tour alone against
 * the name of the act.
 */
export const namesPerformer = (a: MatchFeatures, b: MatchFeatures): boolean =>
  [a, b].every(({ event: { category } }) => category !== 'conference' && category !== 'sports') &&
  (statesPerformer(a, b.lineup) || statesPerformer(b, a.lineup));

/** Returns whether a title states one of these performers. */
export const statesPerformer = ({ event: { title } }: MatchFeatures, lineup: string[]): boolean => {
  const acts = [actKey(title), ...titleActs(title)];
  return lineup.some((name) => acts.some((act) => isSameAct(act, actKey(name))));
};

export const isSameAct = (name: string, other: string): boolean => {
  const [a, b] = [name.replaceAll(' ', ''), other.replaceAll(' ', '')];
  return a === b || isSimilar(a, b);
};
