import type { EventFilter } from '../events/event-filter.ts';
import { categoryLexeme, cityLexeme, countryLexeme, wholeNameLexeme } from './facet-lexemes.ts';
import type { QueryInterpretation, SearchTerm, TermVariant } from './search-request.ts';
import { allOf, anyOf, facetLexemes, quoted, termQuery, variantQueries } from './tsquery.ts';
import type { WordStatistics } from './word-statistics.ts';

const MAX_FACETS = 30;
// Checking a document costs as much as reading this many entries of the text index.
const ENTRIES_PER_DOCUMENT = 5;

export interface SearchCondition {
  /** The complete tsquery; null if every event matches. */
  query: string | null;
  share: number;
  indexTerms: IndexTerm[];
}

/** A condition for the text index. It may match more documents than the term. */
interface IndexTerm {
  query: string;
  share: number;
  /** Index entries that a prefix reads in any case, as a share of the documents. */
  prefixShare: number;
}

export function searchCondition(
  { terms, wholeNames, excluded = [] }: QueryInterpretation,
  filter: EventFilter,
  statistics: WordStatistics,
): SearchCondition {
  const required = terms.filter(({ isOptional }) => !isOptional);
  const facets = filterFacets(filter);
  const [whole] = wholeNames;
  if (required.length === 0 && whole !== undefined) facets.push([wholeNameLexeme(whole)]);
  const conditions = [
    ...required.map(termQuery),
    ...facets.map((alternatives) => anyOf(alternatives.map(quoted))),
    ...excluded.map((term) => `!(${termQuery(term)})`),
  ];
  const indexTerms = [
    ...required.map((term) => termIndexTerm(term, statistics)),
    ...facets.map((alternatives) => facetIndexTerm(alternatives, statistics)),
  ];
  return {
    query: conditions.length > 0 ? allOf(conditions) : null,
    share: shareOfAll(indexTerms.map(({ share }) => share)),
    indexTerms: indexTerms.sort((a, b) => a.share - b.share),
  };
}

/**
 * Returns the tsquery for an index scan when `documents` of `total` would be checked otherwise. It
 * contains the terms that save more checks than their index entries cost. Returns null if no term
 * does.
 */
export function indexedQuery(
  { indexTerms }: SearchCondition,
  documents: number,
  total: number,
): string | null {
  const chosen: string[] = [];
  let remaining = documents;
  let chosenShare = 1; // share of the documents that match the chosen terms
  for (const { query, share, prefixShare } of indexTerms) {
    const entries = (prefixShare + Math.min(share, chosenShare)) * total;
    if (entries > remaining * (1 - share) * ENTRIES_PER_DOCUMENT) continue;
    chosen.push(query);
    remaining *= share;
    chosenShare *= share;
  }
  return chosen.length > 0 ? allOf(chosen) : null;
}

// Words correlate ("new york"), so the product of their shares is far too low.
function shareOfAll(shares: number[]): number {
  const [least = 1, ...others] = [...shares].sort((a, b) => a - b);
  return least * Math.sqrt(product(others));
}

/** Returns the lexemes of filters that documents contain. */
function filterFacets({ cityIds, countryCode, categories }: EventFilter): string[][] {
  const facets = [
    cityIds && cityIds.length <= MAX_FACETS ? cityIds.map(cityLexeme) : [],
    countryCode === undefined ? [] : [countryLexeme(countryCode)],
    (categories ?? []).map(categoryLexeme),
  ];
  return facets.filter((alternatives) => alternatives.length > 0);
}

/** Returns true if `event_search` alone can answer the filter. */
export function isCoveredByDocument(filter: EventFilter): boolean {
  const {
    cityIds,
    countryCode,
    categories,
    statuses,
    from,
    to,
    ongoing,
    startsFrom,
    startsBefore,
    now,
    ...rest
  } = filter;
  const { bySeries: _, ...others } = rest;
  // No lexeme states that no city is meant.
  const isStated = cityIds === undefined || (cityIds.length > 0 && cityIds.length <= MAX_FACETS);
  return Object.keys(others).length === 0 && isStated;
}

function termIndexTerm(term: SearchTerm, statistics: WordStatistics): IndexTerm {
  const variants = term.variants.map((variant) => variantIndexTerm(variant, statistics));
  const facets = facetLexemes(term);
  const all = facets.length > 0 ? [...variants, facetIndexTerm(facets, statistics)] : variants;
  return {
    query: anyOf(all.map(({ query }) => query)),
    share: Math.min(1, sum(all.map(({ share }) => share))),
    prefixShare: sum(all.map(({ prefixShare }) => prefixShare)),
  };
}

/**
 * Omits a prefix from the index scan if the complete words leave few documents, because a prefix
 * reads all of its entries.
 */
function variantIndexTerm(
  variant: TermVariant,
  { shareOfWord, shareOfPrefix }: WordStatistics,
): IndexTerm {
  const prefix = variant.prefix ? variant.words.at(-1) : undefined;
  const completeWords = prefix === undefined ? variant.words : variant.words.slice(0, -1);
  const wordShares = completeWords.map(shareOfWord);
  const prefixShares = prefix === undefined ? [] : [shareOfPrefix(prefix)];
  const prefixShare = sum(prefixShares);
  const isOmitted =
    completeWords.length > 0 && prefixShare > Math.min(1, ...wordShares) * ENTRIES_PER_DOCUMENT;
  const shares = [...wordShares, ...prefixShares];
  return {
    query: variantQueries(
      { variants: [isOmitted ? { ...variant, words: completeWords, prefix: false } : variant] },
      'ABCD',
    ).join(''),
    // Few of the documents that contain all words contain them adjacently.
    share: variant.adjacent ? product(shares) : Math.min(1, ...shares),
    prefixShare: isOmitted ? 0 : prefixShare,
  };
}

const facetIndexTerm = (lexemes: string[], { shareOfWord }: WordStatistics): IndexTerm => ({
  query: anyOf(lexemes.map(quoted)),
  share: Math.min(1, sum(lexemes.map(shareOfWord))),
  prefixShare: 0,
});

const product = (numbers: number[]): number => numbers.reduce((total, number) => total * number, 1);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
