import { venueSimilarity } from './compare-places.ts';
import { titleSimilarity } from './compare-titles.ts';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';

const SAME_TITLE = 4;
const SAME_VENUE = 0.75;

/** A source knows its own events: what it lists under two ids is one event only where nothing that it says of them differs. */
export function compareWithinSource(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.source !== b.source) return [];
  const differs = whatDiffers(a, b);
  if (differs !== null) return [evidence(DECISIVE, `one source lists both ${differs}`)];
  return haveOwnPages(a, b) ? [evidence(-3, 'one source gives them pages of their own')] : [];
}

function whatDiffers(a: MatchFeatures, b: MatchFeatures): string | null {
  if (a.firstDay !== b.firstDay && (a.minute !== null || b.minute !== null || !overlap(a, b))) return 'dates';
  if (a.minute !== null && b.minute !== null && a.minute !== b.minute) return 'times';
  if (a.facts.city_id !== b.facts.city_id && !a.facts.online && !b.facts.online) return 'cities';
  if (a.venue.length > 0 && b.venue.length > 0 && venueSimilarity(a, b).smaller < SAME_VENUE) return 'venues';
  return titleSimilarity(a, b).weight >= SAME_TITLE || shareAPage(a, b) ? null : 'titles';
}

const overlap = (a: MatchFeatures, b: MatchFeatures) => a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

const shareAPage = (a: MatchFeatures, b: MatchFeatures) =>
  a.pages.some(({ page }) => b.pages.some((other) => page === other.page));

const haveOwnPages = (a: MatchFeatures, b: MatchFeatures) =>
  a.pages.length > 0 && b.pages.length > 0 && !shareAPage(a, b);
