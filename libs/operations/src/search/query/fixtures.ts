import { foldText } from '@marquee/domain';
import { findMeaning, splitWords, type PlaceCandidate } from '@marquee/search';

// They stand between two opponents, in the languages of the widgets.
const AGAINST = new Set(
  'vs versus against gegen contra contre tegen kontra przeciwko против ضد'.split(' '),
);
const MIN_CONFIDENCE = 0.5;
const DASH = /\s+[-–—]\s+/;

/**
 * Leaves out places that are opponents: "Berlin vs Hamburg" is a match in either city, "Rock gegen
 * Rechts Hamburg" is in Hamburg.
 */
export function withoutOpponents(query: string, candidates: PlaceCandidate[]) {
  const words = splitWords(query).map(({ text }) => foldText(text));
  const usable = candidates.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const active = candidates.filter(
    ({ place }) => 'area' in place || place.city.has_upcoming_events,
  );
  const dashes = new Set(dashPositions(query));
  /** "Santos x Fortaleza", but not "Malcolm X Berlin". */
  const isBetween = (at: number) =>
    words[at] === 'x' &&
    usable.some(({ to }) => to === at) &&
    usable.some(({ from }) => from === at + 1);
  const isAgainst = (at: number) =>
    at > 0 &&
    at < words.length - 1 &&
    (AGAINST.has(words[at] ?? '') || isVersus(words, at) || isBetween(at));
  /** "Hamburg - Bremen", but not "Aurora - Bremen". */
  const areJoined = (before: PlaceCandidate, after: PlaceCandidate) =>
    before.to === after.from && dashes.has(after.from);
  const isOpponent = (place: PlaceCandidate) =>
    [place.from - 1, place.from, place.to].some(isAgainst) ||
    active.some((other) => areJoined(place, other) || areJoined(other, place));
  const opponents = new Set(usable.filter(isOpponent));
  return {
    isFixture: opponents.size > 0,
    others: candidates.filter((candidate) => !opponents.has(candidate)),
  };
}

/** "England v France", but not "koncerty v Praze". */
const isVersus = (words: string[], at: number): boolean =>
  words[at] === 'v' && findMeaning(words[at - 1] ?? '') === null;

/** Returns the indexes of the words after a dash. */
function dashPositions(query: string): number[] {
  const parts = query.split(DASH).map((part) => splitWords(part).length);
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).reduce((sum, n) => sum + n, 0));
}
