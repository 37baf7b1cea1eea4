import { foldText } from '@marquee/domain';
import { venueSimilarity } from './compare-places.ts';
import { titleSimilarity } from './compare-titles.ts';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import type { TitleWords } from './title-words.ts';
import { isNamedAfter } from './web-identity.ts';
import { isSimilar, overlap } from './word-overlap.ts';

const SAME_TITLE = 4;
const SIMILAR_TITLE = 2.5; // one title contains or abbreviates the other
const SAME_VENUE = 0.75;

/**
 * Compares the facts of two listings of one source. A source knows its events, so two ids are one
 * event only if nothing differs. Most pairs of a dense calendar end here, before the expensive
 * comparison of titles.
 */
export function compareFactsWithinSource(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const difference = a.source === b.source ? findOtherFact(a, b) : null;
  return difference === null ? [] : [listsBoth(difference)];
}

/** Compares the names and pages of two listings of one source. */
export function compareWithinSource(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.source !== b.source) return [];
  const difference = findOtherName(a, b);
  if (difference !== null) return [listsBoth(difference)];
  return haveOwnPages(a, b) ? [evidence(-3, 'one source gives them separate pages')] : [];
}

const listsBoth = (difference: string) => evidence(DECISIVE, `one source lists both ${difference}`);

function findOtherFact(a: MatchFeatures, b: MatchFeatures): string | null {
  if (a.firstDay !== b.firstDay && !isOneStretch(a, b)) return 'dates';
  if (a.minute !== null && b.minute !== null && a.minute !== b.minute) return 'times';
  if (a.event.city_id !== b.event.city_id && !a.event.online && !b.event.online) return 'cities';
  return haveOtherVenues(a, b) ? 'venues' : null;
}

function findOtherName(a: MatchFeatures, b: MatchFeatures): string | null {
  if (haveOtherNumbers(a, b)) return 'numbers';
  const pages = compareSlugs(a, b);
  if (pages === 'other names') return 'pages';
  if (pages !== null && (a.venue.length === 0) !== (b.venue.length === 0)) return 'places';
  if (!shareOwnPage(a, b) && haveOtherWords(a, b)) return 'titles';
  return titleSimilarity(a, b).weight >= (shareOwnPage(a, b) ? SIMILAR_TITLE : SAME_TITLE)
    ? null
    : 'titles';
}

/**
 * "Class of 1984" and "Class of 1994" meet in one house, and so do "Lot 12" and "Lot 1955", "Rocky"
 * and "Rocky II".
 */
const haveOtherNumbers = ({ title: a }: MatchFeatures, { title: b }: MatchFeatures) =>
  haveOtherYears(a, b) || !isSameSet(allNumbers(a), allNumbers(b));

const haveOtherYears = ({ years }: TitleWords, { years: others }: TitleWords) =>
  years.length > 0 && others.length > 0 && !years.some((year) => others.includes(year));

const allNumbers = ({ numbers, words }: TitleWords): Set<string> =>
  new Set([...numbers, ...words.filter((word) => ROMAN.test(word))]);

const ROMAN = /^(?:ii|iii|iv|vi{0,3}|ix|xi{0,3})$/;

const isSameSet = (a: Set<string>, b: Set<string>): boolean =>
  a.size === b.size && [...a].every((item) => b.has(item));

const isOneStretch = (a: MatchFeatures, b: MatchFeatures) =>
  a.minute === null &&
  b.minute === null &&
  (daysOverlap(a, b) || isSplitAtMonth(a, b) || isSplitAtMonth(b, a));

/** Lists by month have an event that lasts into the next month twice. */
const isSplitAtMonth = (a: MatchFeatures, b: MatchFeatures) =>
  [a, b].every(({ event }) => event.category === 'conference' && !event.series) &&
  b.firstDay === a.lastDay + 1 &&
  b.event.start_local.slice(8, 10) === '01' &&
  a.event.title === b.event.title;

const daysOverlap = (a: MatchFeatures, b: MatchFeatures) =>
  a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

const shareAPage = (a: MatchFeatures, b: MatchFeatures) =>
  a.pages.some(({ page }) => b.pages.some((other) => page === other.page));

/**
 * The front page of a house and the page of its ticket shop cover many events, unless the site is
 * named after both.
 */
const shareOwnPage = (a: MatchFeatures, b: MatchFeatures) =>
  a.pages.some(
    (own) =>
      b.pages.some(({ page }) => page === own.page) &&
      (own.slug !== '' || (isNamedAfter(own, a.title) && isNamedAfter(own, b.title))),
  );

const WITH_DISTRICT = /^(?<name>.+?) ?\([^)]+\)$/;

/**
 * The districts in brackets are compared only if one venue lacks one: "Centro Alfonso (Latina)" is
 * not "Centro Valverde (Latina)".
 */
function haveOtherVenues(a: MatchFeatures, b: MatchFeatures): boolean {
  if (a.venue.length === 0 || b.venue.length === 0) return false;
  const [name, other] = [a, b].map(
    ({ event }) => WITH_DISTRICT.exec(event.venue_name ?? '')?.groups?.['name'],
  );
  const similarity =
    name && other
      ? overlap(foldText(name).split(' '), foldText(other).split(' '))
      : venueSimilarity(a, b);
  return similarity.smaller < SAME_VENUE;
}

const SAME_SLUG = 0.5;

/**
 * Compares two pages of one site. Names that differ mean two events: a house may give all parts of
 * an open day its own name as their title. Returns null if the pages are one page or of two sites.
 */
function compareSlugs(a: MatchFeatures, b: MatchFeatures): 'other names' | 'other pages' | null {
  const [page, other] = [a, b].map(({ event, pages }) =>
    event.url === null ? undefined : pages[0],
  );
  if (!page || !other) return null;
  if (page.host !== other.host || page.page === other.page) return null;
  const [names = [], others = []] = [page, other].map(({ slug }) => slug.split(' ').filter(isName));
  const areNamed = names.length > 0 && others.length > 0;
  return areNamed && overlap(names, others).smaller < SAME_SLUG ? 'other names' : 'other pages';
}

/**
 * Each title has words that the other lacks: two centres of one street, two districts of one town.
 */
const haveOtherWords = ({ title: a }: MatchFeatures, { title: b }: MatchFeatures): boolean =>
  a.joined !== b.joined && countLacking(a.names, b.words) > 0 && countLacking(b.names, a.words) > 0;

function countLacking(own: string[], others: string[]): number {
  const left = [...others];
  return own.filter((word) => {
    const found = left.findIndex((other) => isSimilar(word, other));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  }).length;
}

const isName = (word: string) => /^\p{L}{3,}$/u.test(word);

/** A list of acts has a page of a festival for each of them. */
const haveOwnPages = (a: MatchFeatures, b: MatchFeatures) =>
  [a, b].some(({ event }) => event.category !== 'festival') &&
  a.pages.length > 0 &&
  b.pages.length > 0 &&
  !shareAPage(a, b);
