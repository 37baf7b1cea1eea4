import {
  MAX_HITS,
  type EventFilter,
  type FoundHit,
  type Hit,
  type QueryInterpretation,
  type Search,
  type SearchRepository,
} from '@marquee/database';
import { rememberSpellings } from './spelling-memory.ts';

type Reading = Pick<Search, 'interpretation' | 'filter'>;

/** What a request has searched for. */
interface Remembered {
  limit: number;
  /** Null: it did not run. */
  hits: Promise<FoundHit[] | null>;
}

const toKey = ({ interpretation, filter }: Reading): string =>
  JSON.stringify([interpretation, filter]);

/** Runs the searches of a request, and returns their hits again. */
function createMemory(search: SearchRepository) {
  const found = new Map<string, Remembered>();
  const texts = new Map<string, NonNullable<FoundHit['event']>>();

  /** Returns the hits of a former search, or null. */
  async function recall(reading: Reading, limit: number): Promise<Hit[] | null> {
    const known = found.get(toKey(reading));
    const hits = (await known?.hits) ?? null;
    if (!known || !hits) return null;
    return known.limit >= limit || hits.length < known.limit ? hits.slice(0, limit) : null;
  }

  /** Runs searches in few statements. With `stopAt`, some may not run: their hits are null. */
  async function run(searches: Search[], stopAt?: number): Promise<(Hit[] | null)[]> {
    const running = search.findEach(searches, stopAt);
    for (const [index, each] of searches.entries()) {
      const hits = running.then((results) => results[index] ?? null);
      hits.catch(() => undefined); // `running` reports it
      found.set(toKey(each), { limit: each.limit, hits });
    }
    const results = await running;
    for (const { event } of results.flatMap((hits) => hits ?? []))
      if (event) texts.set(event.id, event);
    return results;
  }

  const isRemembered = (reading: Reading): boolean => found.has(toKey(reading));

  return { recall, run, isRemembered, texts };
}

/**
 * Searches for one request: nothing twice, and in few statements. With `form`, `collect` reads the
 * prepared texts of its hits, too.
 */
export function rememberSearches(search: SearchRepository, form?: string) {
  const { recall, run, isRemembered, texts } = createMemory(search);

  /** Runs searches that are likely to follow, in few statements. */
  async function prepare(searches: Search[]): Promise<void> {
    const distinct = new Map(searches.map((each) => [toKey(each), each]));
    const missing = [...distinct.values()].filter((each) => !isRemembered(each));
    if (missing.length > 0) await run(missing);
  }

  async function find(
    interpretation: QueryInterpretation,
    filter: EventFilter,
    limit: number,
  ): Promise<Hit[]> {
    const reading = { interpretation, filter };
    const known = await recall(reading, limit);
    if (known) return known;
    const [hits] = await run([{ ...reading, limit }]);
    return hits ?? [];
  }

  const toSearch = (reading: Reading, limit: number): Search => ({
    ...reading,
    limit,
    ...(form !== undefined && { form }),
  });

  /** Returns the ids of the hits of readings, in their order, until there are enough. */
  async function collect(readings: Reading[], maxHits: number): Promise<string[]> {
    const limit = Math.min(maxHits, MAX_HITS);
    const ids = new Set<string>();
    const results = await Promise.all(readings.map((each) => recall(each, limit)));
    for (let at = 0; at < readings.length && ids.size < limit; at++) {
      if (results[at] === null) {
        const known = results.findIndex((hits, index) => index > at && hits !== null);
        const missing = readings.slice(at, known < 0 ? undefined : known);
        const hits = await run(
          missing.map((each) => toSearch(each, limit)),
          limit,
        );
        results.splice(at, hits.length, ...hits);
      }
      for (const { id } of results[at] ?? []) ids.add(id);
    }
    return [...ids].slice(0, MAX_HITS);
  }

  return {
    find,
    collect,
    prepare,
    toSearch,
    texts,
    isGenre: search.isGenre,
    findNames: search.findNames,
    ...rememberSpellings(search),
  };
}
export type SearchMemory = ReturnType<typeof rememberSearches>;
