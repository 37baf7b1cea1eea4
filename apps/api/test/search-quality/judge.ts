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

/** Judges the first ten answers to a query. */
export function judge([query, wanted]: Judged, answers: string[], catalogue: JudgedEvent[]): Verdict {
  const rules = 'length' in wanted ? wanted : [wanted];
  const right = new Set(catalogue.filter((event) => rules.some((rule) => meets(event, rule))).map(({ id }) => id));
  const first = answers.slice(0, DEPTH);
  const rank = first.findIndex((id) => right.has(id));
  return {
    query,
    right: right.size,
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
    recall: first.filter((id) => right.has(id)).length / Math.max(1, Math.min(DEPTH, right.size)),
  };
}

function meets(event: JudgedEvent, { title, artist, venue, city, description, on }: Wanted): boolean {
  const within = (part: string | undefined, ...fields: (string | null)[]) =>
    part === undefined || fields.some((field) => field !== null && foldText(field).includes(foldText(part)));
  return (
    within(title, event.title) &&
    within(artist, ...event.artists) &&
    within(venue, event.venue) &&
    within(city, event.city) &&
    within(description, event.description) &&
    event.start_local.startsWith(on ?? '')
  );
}

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
