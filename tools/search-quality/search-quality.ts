import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@marquee/database';
import { createJudge, type JudgedEvent, type Verdict } from './judge.ts';
import * as queries from './queries.ts';

export interface SearchQuality {
  queries: number;
  /**
   * Queries without a relevant event: the expectations are wrong, or the catalogue is not the
   * sample.
   */
  unanswerable: string[];
  /** Mean of 1 / rank of the first relevant result. */
  meanReciprocalRank: number;
  notFirst: string[];
  /** Mean share of the relevant events among the first ten results. */
  meanRecall: number;
  notComplete: string[];
}

/** Sends the queries to the API with the sample catalogue and evaluates the results. */
export async function measureSearchQuality(
  api: string,
  database: Pick<Database, 'query'>,
): Promise<SearchQuality> {
  const judge = createJudge(await database.query<JudgedEvent>({ text: CATALOGUE, values: [] }));
  const verdicts: Verdict[] = [];
  for (const [index, query] of Object.values(queries).flat().entries())
    verdicts.push(
      judge(query, await search(api, { query: query[0], caller: `10.0.0.${String(index)}` })),
    );
  const queriesOf = (selected: Verdict[]) => selected.map(({ query }) => query);
  return {
    queries: verdicts.length,
    unanswerable: queriesOf(verdicts.filter(({ relevant }) => relevant === 0)),
    meanReciprocalRank: mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)),
    notFirst: queriesOf(verdicts.filter(({ reciprocalRank }) => reciprocalRank < 1)),
    meanRecall: mean(verdicts.map(({ foundShare }) => foundShare)),
    notComplete: queriesOf(verdicts.filter(({ foundShare }) => foundShare < 1)),
  };
}

const MAX_ATTEMPTS = 3;

/**
 * Searches from its own client address, because each has a quota. Repeats a request that the API
 * answers with 503 after the time that it states: the results are measured here, not the load.
 */
async function search(
  api: string,
  { query, caller }: { query: string; caller: string },
  attempt = 1,
): Promise<string[]> {
  const address = `${api}/search?from=1900-01-01&limit=10&q=${encodeURIComponent(query)}`;
  const response = await fetch(address, { headers: { 'X-Forwarded-For': caller } });
  if (response.status === 503 && attempt < MAX_ATTEMPTS) {
    await sleep(Number(response.headers.get('Retry-After') ?? 1) * 1_000);
    return search(api, { query, caller }, attempt + 1);
  }
  if (!response.ok)
    throw new Error(`${address}: ${String(response.status)} ${await response.text()}`);
  return ((await response.json()) as { events: { id: string }[] }).events.map(({ id }) => id);
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const CATALOGUE = `
  SELECT e.id, e.title, v.name AS venue, c.name AS city, e.description, e.start_local,
    ARRAY(SELECT a.name FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE b.event_id = e.id) AS artists
  FROM event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id`;
