import { venueSimilarity } from './compare-places.ts';
import { titleSimilarity } from './compare-titles.ts';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { isNamedAfter } from './web-identity.ts';

const SAME_TITLE = 4;
const SIMILAR_TITLE = 2.5; // one title contains or abbreviates the other
const SAME_VENUE = 0.75;

/** Compares two listings of one source. A source knows its events, so two ids are one event only if nothing differs. */
export function compareWithinSource(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.source !== b.source) return [];
  const difference = findDifference(a, b);
  if (difference !== null) return [evidence(DECISIVE, `one source lists both ${difference}`)];
  return haveOwnPages(a, b) ? [evidence(-3, 'one source gives them separate pages')] : [];
}

function findDifference(a: MatchFeatures, b: MatchFeatures): string | null {
  if (a.firstDay !== b.firstDay && (a.minute !== null || b.minute !== null || !daysOverlap(a, b))) return 'dates';
  if (a.minute !== null && b.minute !== null && a.minute !== b.minute) return 'times';
  if (a.event.city_id !== b.event.city_id && !a.event.online && !b.event.online) return 'cities';
  if (a.venue.length > 0 && b.venue.length > 0 && venueSimilarity(a, b).smaller < SAME_VENUE) return 'venues';
  return titleSimilarity(a, b).weight >= (shareOwnPage(a, b) ? SIMILAR_TITLE : SAME_TITLE) ? null : 'titles';
}

const daysOverlap = (a: MatchFeatures, b: MatchFeatures) => a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

const shareAPage = (a: MatchFeatures, b: MatchFeatures) =>
  a.pages.some(({ page }) => b.pages.some((other) => page === other.page));

/** The front page of a house and the page of its ticket shop cover many events, unless the site is named after both. */
const shareOwnPage = (a: MatchFeatures, b: MatchFeatures) =>
  a.pages.some(
    (own) =>
      b.pages.some(({ page }) => page === own.page) &&
      (own.slug !== '' || (isNamedAfter(own, a.title) && isNamedAfter(own, b.title))),
  );

/** A list of acts has a page of a festival for each of them. */
const haveOwnPages = (a: MatchFeatures, b: MatchFeatures) =>
  [a, b].some(({ event }) => event.category !== 'festival') &&
  a.pages.length > 0 &&
  b.pages.length > 0 &&
  !shareAPage(a, b);
