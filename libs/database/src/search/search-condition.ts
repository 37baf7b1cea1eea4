import type { EventFilter } from '../events/event-filter.ts';
import { categoryLexeme, cityLexeme, countryLexeme, wholeNameLexeme } from './facet-lexemes.ts';
import type { QueryInterpretation, SearchTerm, TermVariant } from './search-request.ts';
import { allOf, anyOf, marksOf, quoted, termQuery, waysQuery } from './tsquery.ts';
import type { WordStatistics } from './word-statistics.ts';

const MAX_MARKS = 30;
// Looking at a document takes as long as reading so many entries of the index of words.
const ENTRIES_A_DOCUMENT = 5;

/** What the documents that are found must hold. */
export interface SearchCondition {
  /** The whole condition; null where every event will do. */
  query: string | null;
  /** Part of the documents, 0 to 1, that may be expected to meet it. */
  share: number;
  /** What the index may be asked for, the rarest first. */
  parts: IndexTerm[];
}

/** A condition as the index may be asked for it: maybe less than the whole of it. */
interface IndexTerm {
  query: string;
  /** Part of the documents that meet it. */
  share: number;
  /** Beginnings of words: so many entries are read, as a part of the documents, whatever else is asked for. */
  prefixShare: number;
}

export function searchCondition(
  { terms, wholeNames }: QueryInterpretation,
  filter: EventFilter,
  statistics: WordStatistics,
): SearchCondition {
  const required = terms.filter(({ isOptional }) => !isOptional);
  const marks = filterMarks(filter);
  const [whole] = wholeNames;
  if (required.length === 0 && whole !== undefined) marks.push([wholeNameLexeme(whole)]);
  const conditions = [...required.map(termQuery), ...marks.map((alternatives) => anyOf(alternatives.map(quoted)))];
  const parts = [
    ...required.map((term) => partOfTerm(term, statistics)),
    ...marks.map((alternatives) => partOfMarks(alternatives, statistics)),
  ];
  return {
    query: conditions.length > 0 ? allOf(conditions) : null,
    share: shareOfAll(parts.map(({ share }) => share)),
    parts: parts.sort((a, b) => a.share - b.share),
  };
}

/**
 * What the index is best asked for, if otherwise so many documents had to be looked at: as long as a part spares more of them
 * than its entries cost. Null where looking at all of them takes least.
 */
export function indexedQuery({ parts }: SearchCondition, documents: number, inAll: number): string | null {
  const chosen: string[] = [];
  let left = documents;
  let before = 1; // part of the documents that are passed over by what was chosen
  for (const { query, share, prefixShare: begun } of parts) {
    const entries = (begun + Math.min(share, before)) * inAll;
    if (entries > left * (1 - share) * ENTRIES_A_DOCUMENT) continue;
    chosen.push(query);
    left *= share;
    before *= share;
  }
  return chosen.length > 0 ? allOf(chosen) : null;
}

// Words keep company ("new york"): the product of their shares, which holds for strangers, would be far too low.
function shareOfAll(shares: number[]): number {
  const [least = 1, ...others] = [...shares].sort((a, b) => a - b);
  return least * Math.sqrt(product(others));
}

/** The filters that documents are marked with. */
function filterMarks({ cityIds, countryCode, categories }: EventFilter): string[][] {
  const marks = [
    cityIds && cityIds.length <= MAX_MARKS ? cityIds.map(cityLexeme) : [],
    countryCode === undefined ? [] : [countryLexeme(countryCode)],
    (categories ?? []).map(categoryLexeme),
  ];
  return marks.filter((alternatives) => alternatives.length > 0);
}

/** Whether documents, and what stands beside them, say all that a filter asks for. */
export function isCoveredByDocument(filter: EventFilter): boolean {
  const { cityIds, countryCode, categories, statuses, from, to, now, ...others } = filter;
  return Object.keys(others).length === 0 && (cityIds?.length ?? 0) <= MAX_MARKS;
}

function partOfTerm(term: SearchTerm, statistics: WordStatistics): IndexTerm {
  const ways = term.variants.map((way) => partOfWay(way, statistics));
  const marks = marksOf(term);
  const all = marks.length > 0 ? [...ways, partOfMarks(marks, statistics)] : ways;
  return {
    query: anyOf(all.map(({ query }) => query)),
    share: Math.min(1, sum(all.map(({ share }) => share))),
    prefixShare: sum(all.map(({ prefixShare: begun }) => begun)),
  };
}

/** All entries of a beginning are read: where the whole words leave few documents, it is looked for in those. */
function partOfWay(way: TermVariant, { shareOf, shareOfPrefix }: WordStatistics): IndexTerm {
  const beginning = way.prefix ? way.words.at(-1) : undefined;
  const wholeWords = beginning === undefined ? way.words : way.words.slice(0, -1);
  const ofWords = wholeWords.map(shareOf);
  const ofBeginning = beginning === undefined ? [] : [shareOfPrefix(beginning)];
  const begun = sum(ofBeginning);
  const isSpared = wholeWords.length > 0 && begun > Math.min(1, ...ofWords) * ENTRIES_A_DOCUMENT;
  const shares = [...ofWords, ...ofBeginning];
  return {
    query: waysQuery({ variants: [isSpared ? { ...way, words: wholeWords, prefix: false } : way] }, 'ABCD').join(''),
    // Side by side, in this order, few of the documents have them that have them all.
    share: way.adjacent ? product(shares) : Math.min(1, ...shares),
    prefixShare: isSpared ? 0 : begun,
  };
}

const partOfMarks = (marks: string[], { shareOf }: WordStatistics): IndexTerm => ({
  query: anyOf(marks.map(quoted)),
  share: Math.min(1, sum(marks.map(shareOf))),
  prefixShare: 0,
});

const product = (numbers: number[]): number => numbers.reduce((total, number) => total * number, 1);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
