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
  /** No event matched the exact query, so these match the corrected one. */
  fuzzy: boolean;
}

/**
 * Returns the ids of matching events without duplicates, best first. Tries the interpretations of the query in order until `maxHits`
 * are found; never returns more than MAX_HITS.
 */
export async function findHits(
  search: SearchRepository,
  query: string,
  { filter, maxHits }: { filter: EventFilter; maxHits: number },
): Promise<FoundHits> {
  const tokens = parseQuery(query);
  const literal = wholeNameQuery(query);
  const interpretations = tokens.length > 0 ? interpretQuery(tokens, await findKnownNames(search, tokens)) : [literal];
  const ids = await collect(search, interpretations, { filter, maxHits });
  if (ids.length > 0 || tokens.length === 0) return { ids, fuzzy: false };
  const corrected = await correctSpelling(search, tokens);
  const correctedIds = corrected ? await collect(search, [corrected], { filter, maxHits }) : [];
  return { ids: correctedIds, fuzzy: correctedIds.length > 0 };
}

/** Interprets a query without letters as a full name: "!!!" is a band. */
const wholeNameQuery = (query: string): QueryInterpretation => ({ terms: [], wholeNames: [query] });

async function collect(
  search: SearchRepository,
  interpretations: QueryInterpretation[],
  { filter, maxHits }: { filter: EventFilter; maxHits: number },
): Promise<string[]> {
  const ids = new Set<string>();
  for (const interpretation of interpretations) {
    if (ids.size >= Math.min(maxHits, MAX_HITS)) break;
    for (const { id } of await search.find(interpretation, filter, Math.min(maxHits, MAX_HITS))) ids.add(id);
  }
  return [...ids].slice(0, MAX_HITS);
}

/** Returns the hits of one page. A cursor continues after the last shown hit, or at its former index if it no longer matches. */
export function sliceHits(ids: string[], { limit, offset, after }: Page) {
  const known = after ? ids.indexOf(after.id) : -1;
  const begin = after ? (known >= 0 ? known + 1 : Math.max(0, Number(after.value))) : offset;
  const shown = ids.slice(begin, begin + limit);
  const last = begin + limit < ids.length ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : { value: begin + limit, id: last } };
}
