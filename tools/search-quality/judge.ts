import { foldText } from '@marquee/domain';
import type { ExpectedEvent, JudgedQuery } from './queries.ts';

const DEPTH = 10;

/** The fields of an event that expectations refer to. */
export interface JudgedEvent {
  id: string;
  title: string;
  artists: string[];
  venue: string | null;
  city: string | null;
  description: string | null;
  start_local: string;
}

export interface Verdict {
  query: string;
  /** Number of relevant events. */
  relevant: number;
  /** 1 / rank of the first relevant result; 0 if none of the first ten is relevant. */
  reciprocalRank: number;
  /** Share of the relevant events (at most ten) that are among the first ten results. */
  foundShare: number;
}

/** Returns a function that evaluates the first ten results of a query. */
export function createJudge(catalogue: JudgedEvent[]) {
  const folded = catalogue.map((event) => ({
    ...event,
    title: foldText(event.title),
    artist: event.artists.map(foldText).join(' | '),
    venue: foldText(event.venue ?? ''),
    city: foldText(event.city ?? ''),
    description: foldText(event.description ?? ''),
  }));
  return function judge([query, expected]: JudgedQuery, results: string[]): Verdict {
    const expectations = 'length' in expected ? expected : [expected];
    const relevant = new Set(
      expectations.flatMap((expectation) => folded.filter(meets(expectation)).map(({ id }) => id)),
    );
    const first = results.slice(0, DEPTH);
    const rank = first.findIndex((id) => relevant.has(id));
    return {
      query,
      relevant: relevant.size,
      reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
      foundShare:
        first.filter((id) => relevant.has(id)).length / Math.max(1, Math.min(DEPTH, relevant.size)),
    };
  };
}

const FIELDS = ['title', 'artist', 'venue', 'city', 'description'] as const;
type FoldedEvent = Record<(typeof FIELDS)[number], string> & { start_local: string };

function meets({ on = '', ...texts }: ExpectedEvent) {
  const parts = FIELDS.map((field) => ({ field, part: foldText(texts[field] ?? '') }));
  return (event: FoldedEvent): boolean =>
    event.start_local.startsWith(on) &&
    parts.every(({ field, part }) => event[field].includes(part));
}
