import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadGazetteer, loadSample } from '../../../../tools/sample-catalogue.ts';
import { apiWith, type Api } from '../api-with.ts';
import { createJudge, mean, type JudgedEvent, type Verdict } from './judge.ts';
import * as queries from './queries.ts';

const KINDS = Object.entries(queries);

describe('searching the sample catalogue', () => {
  let api: Api;
  let verdicts: Verdict[];
  beforeAll(async () => {
    api = await apiWith();
    await api.database.query({ text: 'TRUNCATE city CASCADE', values: [] });
    await loadGazetteer(api.database);
    for await (const report of loadSample(api.database)) expect(report.created).toBeGreaterThan(0);
    const judge = createJudge(await api.database.query<JudgedEvent>({ text: CATALOGUE, values: [] }));
    verdicts = [];
    for (const query of KINDS.flatMap(([, kind]) => kind)) verdicts.push(judge(query, await ask(query[0])));
  }, 240_000);
  afterAll(() => api[Symbol.asyncDispose]());

  async function ask(query: string): Promise<string[]> {
    const { body } = await api.get(`/search?from=1900-01-01&limit=10&q=${encodeURIComponent(query)}`).expect(200);
    return (body as { events: { id: string }[] }).events.map(({ id }) => id);
  }

  it('is judged by at least 120 queries, each with a right answer in the catalogue', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(120);
    expect(verdicts.filter(({ right }) => right === 0)).toEqual([]);
  });

  it('puts a right answer first (mean reciprocal rank of 0.9)', () => {
    const missed = verdicts.filter(({ reciprocalRank }) => reciprocalRank < 1).map(({ query }) => query);
    expect({ missed, isGood: mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)) >= 0.9 }).toMatchObject({
      isGood: true,
    });
  });

  it('fills the first ten with right answers (recall of 0.95)', () => {
    const missed = verdicts.filter(({ recall }) => recall < 1).map(({ query }) => query);
    expect({ missed, isGood: mean(verdicts.map(({ recall }) => recall)) >= 0.95 }).toMatchObject({ isGood: true });
  });
});

const CATALOGUE = `
  SELECT e.id, e.title, v.name AS venue, c.name AS city, e.description, e.start_local,
    ARRAY(SELECT a.name FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE b.event_id = e.id) AS artists
  FROM event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id`;
