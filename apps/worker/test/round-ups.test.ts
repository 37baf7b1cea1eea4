import { describe, expect, it } from '@jest/globals';
import { createArticleRepository, createEventRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { buildEvent, NOW } from '@marquee/sources/testing';
import { must } from '@marquee/testing/must';
import { refreshRoundUps } from '../src/jobs/write-round-ups.ts';
import { createTestWorker, waitFor } from './create-test-worker.ts';

const WIDGETS = 'http://localhost:3001';
const SLUG = 'whats-on-in-berlin-in-november-2026';
const MONTH_LATER = new Date('2026-12-20T12:00:00Z');
const YEAR_LATER = new Date('2027-11-21T12:00:00Z');

const buildConcerts = (count: number, start_local = '2026-11-28T20:00:00') =>
  Array.from({ length: count }, () => buildEvent({ start_local }));

async function createCatalogue(count: number) {
  const database = await createTestDatabase();
  const articles = createArticleRepository(database);
  const deps = {
    database,
    articles,
    events: createEventRepository(database),
    addresses: { api: 'http://localhost:3000', widgets: WIDGETS },
  };
  const load = (records: ReturnType<typeof buildConcerts>, full = false) =>
    ingest(database, { source: { name: 'hall' }, records, full });
  await load(buildConcerts(count));
  return {
    load,
    articles,
    run: (now = NOW, signal = new AbortController().signal) =>
      refreshRoundUps(deps, { now, signal }),
    find: (now = NOW) => articles.find(SLUG, now),
    rows: async () =>
      (
        await database.pool.query(
          'SELECT * FROM article a JOIN article_text t ON t.article_id = a.id',
        )
      ).rows,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe('the round-ups of a catalogue', () => {
  it('are published in five languages with links to the pages of events', async () => {
    await using catalogue = await createCatalogue(8);
    expect(await catalogue.run()).toMatchObject({ rejected: 0 });
    const article = must(await catalogue.find());
    expect(article).toMatchObject({
      source: 'round-ups',
      licence: 'CC0-1.0',
      author: 'Marquee (generated)',
    });
    expect(article.texts.map(({ lang }) => lang)).toEqual(['de', 'en', 'es', 'fr', 'it']);
    for (const { body_html } of article.texts)
      expect(body_html).toContain(`<a href="${WIDGETS}/embed/event/concert-`);
  });

  it('do not change in a second run', async () => {
    await using catalogue = await createCatalogue(8);
    await catalogue.run();
    const before = await catalogue.rows();
    expect(await catalogue.run()).toMatchObject({ created: 0, changed: 0, withdrawn: 0 });
    expect(await catalogue.rows()).toEqual(before);
  });

  it('lose the link to an event that is withdrawn, and keep their slugs', async () => {
    await using catalogue = await createCatalogue(0);
    // the first events are named
    const first = buildEvent({ title: 'Opening night', start_local: '2026-11-27T20:00:00' });
    const others = buildConcerts(7);
    await catalogue.load([first, ...others]);
    await catalogue.run();
    const isNamed = async () => JSON.stringify(await catalogue.find()).includes(first.title);
    expect(await isNamed()).toBe(true);
    await catalogue.load(others, true);
    await catalogue.run();
    expect(await isNamed()).toBe(false);
    expect((await catalogue.find())?.slug_lang).toBe('en');
  });

  it('stay closed after their month, and are withdrawn later', async () => {
    await using catalogue = await createCatalogue(8);
    await catalogue.run();
    await catalogue.run(MONTH_LATER);
    expect(JSON.stringify(await catalogue.find(MONTH_LATER))).toContain('This round-up is closed.');
    await catalogue.run(YEAR_LATER);
    expect(await catalogue.find(YEAR_LATER)).toBeNull();
  });

  it('are not written for a month that was over before the first run', async () => {
    await using catalogue = await createCatalogue(8);
    await catalogue.run(MONTH_LATER);
    expect(await catalogue.rows()).toEqual([]);
  });

  it('stay as they are if a run is stopped', async () => {
    await using catalogue = await createCatalogue(8);
    await catalogue.run();
    const before = await catalogue.rows();
    await expect(catalogue.run(NOW, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await catalogue.rows()).toEqual(before);
  });
});

it('writes round-ups once with two workers', async () => {
  await using worker = await createTestWorker();
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await ingest(worker.database, {
    source: { name: 'hall' },
    records: buildConcerts(8, `${soon}T20:00:00`),
  });
  worker.start();
  worker.start();
  await Promise.all(
    [1, 2].map(() =>
      worker.rows(
        `SELECT graphile_worker.add_job('write_round_ups', job_key => 'write_round_ups')`,
      ),
    ),
  );
  const count = async () =>
    (await worker.rows<{ n: number }>('SELECT count(*)::int AS n FROM article_text'))[0]?.n;
  await waitFor(async () => (await count()) !== 0);
  await worker.jobsFinished('write_round_ups');
  const articles = createArticleRepository(worker.database);
  const ids = await articles.findSourceArticleIds('round-ups');
  expect(ids.filter((id) => id.startsWith('month:'))).toHaveLength(2);
  expect(await count()).toBe(ids.length * 5);
});
