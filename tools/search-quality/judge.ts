import { foldText } from '@marquee/domain';
import type { Judged, Wanted } from './queries.ts';

const DEPTH = 10;

/** An event of the catalogue, as far as rules speak of it. */
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
  /** Right answers there are. */
  right: number;
  /** 1 where the first answer is right, 1/2 where the second is the first right one, 0 where none of ten is. */
  reciprocalRank: number;
  /** Part of the right answers (of ten, where there are more) that stand among the first ten. */
  recall: number;
}

/** Judges the first ten answers to a query. The catalogue is folded once: there are many queries. */
export function createJudge(catalogue: JudgedEvent[]) {
  const folded = catalogue.map((event) => ({
    ...event,
    title: foldText(event.title),
    artist: event.artists.map(foldText).join(' | '),
    venue: foldText(event.venue ?? ''),
    city: foldText(event.city ?? ''),
    description: foldText(event.description ?? ''),
  }));
  return function judge([query, wanted]: Judged, answers: string[]): Verdict {
    const rules = 'length' in wanted ? wanted : [wanted];
    const right = new Set(rules.flatMap((rule) => folded.filter(meets(rule)).map(({ id }) => id)));
    const first = answers.slice(0, DEPTH);
    const rank = first.findIndex((id) => right.has(id));
    return {
      query,
      right: right.size,
      reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
      recall: first.filter((id) => right.has(id)).length / Math.max(1, Math.min(DEPTH, right.size)),
    };
  };
}

const FIELDS = ['title', 'artist', 'venue', 'city', 'description'] as const;
type FoldedEvent = Record<(typeof FIELDS)[number], string> & { start_local: string };

function meets({ on = '', ...texts }: Wanted) {
  const parts = FIELDS.map((field) => ({ field, part: foldText(texts[field] ?? '') }));
  return (event: FoldedEvent): boolean =>
    event.start_local.startsWith(on) && parts.every(({ field, part }) => event[field].includes(part));
}
