import type { EventFilter } from '../events/event-filter.ts';
import { categoryMark, cityMark, countryMark, wholeNameMark } from './marks.ts';
import type { SearchReading, SearchTerm } from './search-request.ts';
import { allOf, anyOf, marksOf, quoted, termQuery } from './tsquery.ts';
import type { WordStatistics } from './word-statistics.ts';

// What so many documents hold is cheaper to look for in those that the other words or a window found.
const COMMON = 0.15;
const MOST_MARKS = 30;

/** What the documents that are found must hold. */
export interface Match {
  /** The whole condition; null where every event will do. */
  query: string | null;
  /** Its uncommon part, for the index; null where all of it is common. */
  indexed: string | null;
  /** Part of the documents, 0 to 1, that may be expected to meet it. */
  share: number;
}

export function matchOf({ terms, wholeNames }: SearchReading, filter: EventFilter, statistics: WordStatistics): Match {
  const required = terms.filter(({ isOptional }) => !isOptional);
  const parts = [
    ...required.map((term) => ({ query: termQuery(term), share: shareOfTerm(term, statistics) })),
    ...filterMarks(filter).map((marks) => ({
      query: anyOf(marks.map(quoted)),
      share: shareOfMarks(marks, statistics),
    })),
  ];
  const [whole] = wholeNames;
  if (required.length === 0 && whole !== undefined) parts.push(wholeName(whole, statistics));
  const uncommon = parts.filter(({ share }) => share <= COMMON).map(({ query }) => query);
  return {
    query: parts.length > 0 ? allOf(parts.map(({ query }) => query)) : null,
    indexed: uncommon.length > 0 ? allOf(uncommon) : null,
    share: shareOfAll(parts.map(({ share }) => share)),
  };
}

function wholeName(name: string, { shareOf }: WordStatistics) {
  const mark = wholeNameMark(name);
  return { query: quoted(mark), share: shareOf(mark) };
}

// Words keep company ("new york"): the product of their shares, which holds for strangers, would be far too low.
function shareOfAll(shares: number[]): number {
  const [least = 1, ...others] = [...shares].sort((a, b) => a - b);
  return least * Math.sqrt(others.reduce((product, share) => product * share, 1));
}

/** The filters that documents are marked with. */
function filterMarks({ cityIds, countryCode, categories }: EventFilter): string[][] {
  const marks = [
    cityIds && cityIds.length <= MOST_MARKS ? cityIds.map(cityMark) : [],
    countryCode === undefined ? [] : [countryMark(countryCode)],
    (categories ?? []).map(categoryMark),
  ];
  return marks.filter((alternatives) => alternatives.length > 0);
}

function shareOfTerm(term: SearchTerm, statistics: WordStatistics): number {
  const ways = term.ways.map(({ words, prefix = false }) =>
    Math.min(
      ...words.map((word, index) =>
        prefix && index === words.length - 1 ? statistics.shareOfPrefix(word) : statistics.shareOf(word),
      ),
    ),
  );
  return Math.min(1, ways.reduce((sum, share) => sum + share, 0) + shareOfMarks(marksOf(term), statistics));
}

const shareOfMarks = (marks: string[], { shareOf }: WordStatistics): number =>
  Math.min(
    1,
    marks.reduce((sum, mark) => sum + shareOf(mark), 0),
  );
