import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { allFrom, from, GIG } from './multi-source-fixture.ts';

const BACKFILL = join(
  import.meta.dirname,
  '../../../../prisma/migrations/20261125220100_demo_events_marked/migration.sql',
);

const sample = (title: string) => buildEvent({ title, venue_name: 'Hall of Samples' });

interface SearchBody {
  events: { title: string }[];
}

async function createMixedApi(): Promise<Api> {
  const api = await createTestApi();
  await from(api, 'demo', [GIG, sample('Samples One'), sample('Samples Two')]);
  await from(api, 'agenda', [
    { ...GIG, source_id: 'real' },
    buildEvent({ title: 'A real concert' }),
  ]);
  await from(api, 'paper', [buildEvent({ title: 'Only in the paper' })]);
  return api;
}

const MARKS = {
  [GIG.title]: false,
  'Samples One': true,
  'Samples Two': true,
  'A real concert': false,
  'Only in the paper': false,
};

async function demoMarks(api: Api) {
  const { body } = await api.get('/events?limit=100').expect(200);
  const { events } = body as { events: { title: string; demo: boolean }[] };
  return Object.fromEntries(events.map(({ title, demo }) => [title, demo]));
}

describe('a generated sample event', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createMixedApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('has demo: true in lists and in its record; an event that a real source lists, too, has not', async () => {
    expect(await demoMarks(api)).toEqual(MARKS);
    const { body } = await api.get('/search?q=samples%20one').expect(200);
    const [found] = (body as { events: { slug: string; demo: boolean }[] }).events;
    expect(found?.demo).toBe(true);
    expect((await api.get(`/events/${String(found?.slug)}`).expect(200)).body).toMatchObject({
      event: { demo: true },
    });
  });

  it('comes after all real events in a search, unless the query is its name', async () => {
    await using other = await createTestApi();
    await from(other, 'demo', [
      sample('Polka Night'),
      buildEvent({ title: 'Polka of Samples', start_local: '2099-07-02T20:00' }),
    ]);
    await from(other, 'agenda', [
      buildEvent({ title: 'A long evening with others', description: 'Some polka.' }),
      buildEvent({ title: 'A polka night in the open air', start_local: '2099-05-02T20:00' }),
    ]);
    const titles = async (q: string) =>
      ((await other.get(`/search?q=${q}`).expect(200)).body as SearchBody).events.map(
        ({ title }) => title,
      );
    const real = ['A long evening with others', 'A polka night in the open air'];
    const samples = ['Polka Night', 'Polka of Samples'];
    const found = await titles('polka');
    expect(found.slice(0, 2).sort()).toEqual(real);
    expect(found.slice(2).sort()).toEqual(samples);
    expect((await titles('polka%20night'))[0]).toBe('Polka Night');
  });

  it('is marked in its plan', async () => {
    const { body } = await api.get('/search?q=samples%20one').expect(200);
    const [{ slug }] = (body as { events: [{ slug: string }] }).events;
    expect((await api.get(`/plan?event_id=${slug}`).expect(200)).body).toMatchObject({
      notices: expect.arrayContaining([
        'This is a generated sample event: it does not take place.',
      ]),
    });
  });

  const REAL = [GIG.title, 'A real concert', 'Only in the paper'];
  it.each([
    ['source=!demo', REAL],
    ['source=demo', [GIG.title, 'Samples One', 'Samples Two']],
    ['source=!agenda', [GIG.title, 'Samples One', 'Samples Two', 'Only in the paper']],
    ['source=!agenda,!demo', ['Only in the paper']],
    ['source=agenda,paper', REAL],
    ['source=agenda,!demo', [GIG.title, 'A real concert']],
    ['source=!no-such-source', Object.keys(MARKS)],
    ['source=agenda,no-such-source', [GIG.title, 'A real concert']],
    ['source=no-such-source', []],
  ])('%s filters /events', async (query, expected) => {
    expect((await api.titles(`/events?${query}`)).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['source=no-such-source', ["there is no source 'no-such-source'"]],
    ['source=!no-such-source', ["there is no source 'no-such-source'"]],
    ['source=agenda,!no-such-source', ["there is no source 'no-such-source'"]],
    ['source=!agenda,!demo', undefined],
  ])('%s warns of unknown names', async (query, warnings) => {
    for (const path of ['/events', '/events/facets'])
      expect(
        ((await api.get(`${path}?${query}`).expect(200)).body as { warnings?: string[] }).warnings,
      ).toEqual(warnings);
  });

  it.each(['!', '!!demo', 'agenda,!', '! !demo', ','])('rejects the source %s', async (source) => {
    const { body } = await api.get(`/events?source=${encodeURIComponent(source)}`).expect(400);
    expect(body).toMatchObject({ errors: [{ name: 'source' }] });
  });

  it('is excluded by source=!demo from search, counts and feeds', async () => {
    expect(await api.titles('/search?q=samples&source=!demo')).toEqual([]);
    expect(await api.titles('/search?q=samples')).toHaveLength(2);
    expect((await api.get('/events/facets?source=!demo').expect(200)).body).toMatchObject({
      total: 3,
    });
    const { body: calendar } = await api
      .get('/events/calendar?month=2026-11&source=!demo')
      .expect(200);
    const { body: whole } = await api.get('/events/calendar?month=2026-11').expect(200);
    const count = (month: unknown) =>
      (month as { days: { count: number }[] }).days.reduce((sum, day) => sum + day.count, 0);
    expect(count(whole) - count(calendar)).toBe(2);
    for (const feed of ['/events.ics', '/events.rss']) {
      expect((await api.get(feed).expect(200)).text).toContain('Samples One');
      expect((await api.get(`${feed}?source=!demo`).expect(200)).text).not.toContain('Samples');
    }
  });

  it('rejects source_id with an excluded source', async () => {
    await api.get('/events?source=!demo&source_id=1').expect(400);
  });
});

describe('the mark of a sample event', () => {
  it('is set by the migration if an earlier version stored the event', async () => {
    await using api = await createMixedApi();
    await api.database.pool.query('UPDATE event SET demo = false');
    await api.database.pool.query(await readFile(BACKFILL, 'utf8'));
    expect(await demoMarks(api)).toEqual(MARKS);
  });

  it('is corrected by the next run if an earlier version ran alongside this one', async () => {
    await using api = await createMixedApi();
    await api.database.pool.query('UPDATE event SET demo = NOT demo');
    await from(api, 'demo', [GIG]);
    await api.database.pool.query(
      `UPDATE event SET demo = false WHERE title IN ('A real concert', 'Only in the paper')`,
    );
    await from(api, 'paper', [buildEvent({ title: 'A new matinee' })]);
    expect(await demoMarks(api)).toEqual({ ...MARKS, 'A new matinee': false });
  });

  it('returns when the real source withdraws the event', async () => {
    await using api = await createMixedApi();
    await allFrom(api, 'agenda', [buildEvent({ title: 'A real concert' })]);
    expect(await demoMarks(api)).toMatchObject({ [GIG.title]: true });
  });
});
