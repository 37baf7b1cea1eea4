import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordStatements } from '@marquee/database/testing';
import { followRevisions } from '@marquee/operations';
import { buildEvent, createTestApi } from '../create-test-api.ts';

const EVENTS = [
  buildEvent({ title: 'Plain Quartet', artists: ['Aurora'] }),
  buildEvent({ title: 'Featured Quartet', artists: ['Winter Lanterns'] }),
  buildEvent({ title: 'Bamboo Telescopes', description: 'A cosy evening.' }),
  buildEvent({ title: 'Bamboo Lanterns' }),
];

describe('the statements of GET /search', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  let takeStatements: () => string[];
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    await followRevisions(api.dependencies, new AbortController().signal); // prepares the texts
    takeStatements = recordStatements(api.dependencies.database.pool);
    await api.titles('/search?q=warm'); // reads the statistics, genres and regions
  });
  afterAll(() => api[Symbol.asyncDispose]());

  /** Returns the hits of a query and the number of its statements, once with unknown names. */
  async function ask(q: string) {
    const path = `/search?q=${encodeURIComponent(q)}`;
    const titles = await api.titles(path);
    takeStatements();
    expect(await api.titles(path)).toEqual(titles);
    return { titles, statements: takeStatements().length };
  }

  it.each([
    ['aurora', ['Plain Quartet']],
    ['plain quartet', ['Plain Quartet']],
    ['bamboo', ['Bamboo Lanterns', 'Bamboo Telescopes']],
    ['the bamboo and telescopes', ['Bamboo Telescopes']],
  ])('are two for %s', async (q, titles) => {
    const found = await ask(q);
    expect(found.titles.toSorted()).toEqual(titles);
    expect(found.statements).toBe(2);
  });

  it.each([
    ['bambo telescpoes', ['Bamboo Telescopes']],
    ['featurde quratet', ['Featured Quartet']],
    ['winter lanterms', ['Featured Quartet']],
    ['bambootelescopes', ['Bamboo Telescopes']],
  ])('are at most six for the misspelled %s', async (q, titles) => {
    const found = await ask(q);
    expect(found.titles).toEqual(titles);
    expect(found.statements).toBeLessThanOrEqual(6);
  });

  it.each(['xylophage', 'xylophage quibbling', 'brontide xylophage quibbling'])(
    'are at most eight for %s, which finds nothing',
    async (q) => {
      const found = await ask(q);
      expect(found.titles).toEqual([]);
      expect(found.statements).toBeLessThanOrEqual(8);
    },
  );
});
