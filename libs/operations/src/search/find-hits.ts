import {
  MAX_HITS,
  type EventFilter,
  type Page,
  type QueryInterpretation,
  type SearchRepository,
} from '@marquee/database';
import { interpretQuery } from './interpretations.ts';
import { findKnownNames } from './known-names.ts';
import { parseQuery } from './parse-query.ts';
import { correctSpelling } from './spelling.ts';

export interface FoundHits {
  ids: string[];
  /** Nothing was found by the letter: these answer what the query may have meant. */
  fuzzy: boolean;
}

/**
 * The ids of the events that answer a query, best first and each once: of its readings one after the other, until `wanted` are
 * found; never more than MAX_HITS.
 */
export async function findHits(
  search: SearchRepository,
  query: string,
  { filter, wanted }: { filter: EventFilter; wanted: number },
): Promise<FoundHits> {
  const tokens = parseQuery(query);
  const literal = wholeOnly(query);
  const readings = tokens.length > 0 ? interpretQuery(tokens, await findKnownNames(search, tokens)) : [literal];
  const ids = await collect(search, readings, { filter, wanted });
  if (ids.length > 0 || tokens.length === 0) return { ids, fuzzy: false };
  const corrected = await correctSpelling(search, tokens);
  const meant = corrected ? await collect(search, [corrected], { filter, wanted }) : [];
  return { ids: meant, fuzzy: meant.length > 0 };
}

/** A query without a letter: "!!!" is a band. */
const wholeOnly = (query: string): QueryInterpretation => ({ terms: [], wholeNames: [query] });

async function collect(
  search: SearchRepository,
  readings: QueryInterpretation[],
  { filter, wanted }: { filter: EventFilter; wanted: number },
): Promise<string[]> {
  const ids = new Set<string>();
  for (const reading of readings) {
    if (ids.size >= Math.min(wanted, MAX_HITS)) break;
    for (const { id } of await search.find(reading, filter, Math.min(wanted, MAX_HITS))) ids.add(id);
  }
  return [...ids].slice(0, MAX_HITS);
}

/** The part of the hits that a page shows. A cursor goes on behind the last one shown, or where that was, should it be gone. */
export function pageOf(ids: string[], { limit, offset, after }: Page) {
  const known = after ? ids.indexOf(after.id) : -1;
  const begin = after ? (known >= 0 ? known + 1 : Math.max(0, Number(after.value))) : offset;
  const shown = ids.slice(begin, begin + limit);
  const last = begin + limit < ids.length ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : { value: begin + limit, id: last } };
}
