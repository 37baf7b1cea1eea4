import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { backfillSeries } from '@marquee/catalogue';
import { createDigestRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent } from '@marquee/sources';
import { ingest } from './ingest.ts';
import {
  expectedGroups,
  createRandom,
  randomPerformances,
  seeds,
  shuffled,
  type Performance,
} from './series-model.ts';

let database = await createTestDatabase();
afterEach(async () => {
  await database[Symbol.asyncDispose]();
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2090, 0, 1);

const toRecord = ({ id, venue, day, ...rest }: Performance): RawEvent => ({
  ...rest,
  source_id: id,
  venue_name: venue,
  city: 'Berlin',
  country: 'DE',
  start_local: `${new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)}T20:00`,
});

const write = (source: string, performances: Performance[], full = false) =>
  ingest(database, { source: { name: source }, records: performances.map(toRecord), full });

/** Returns the published events of a source as groups of ids, in a canonical order. */
async function groupsOf(source: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ ids: string }>(
    `SELECT string_agg(c.source_event_id, ' ' ORDER BY c.source_event_id) AS ids
     FROM event e JOIN claim c ON c.event_id = e.id JOIN source s ON s.id = c.source_id
     WHERE s.name = $1 AND e.withdrawn_at IS NULL AND e.series_id IS NOT NULL GROUP BY e.series_id`,
    [source],
  );
  return rows.map(({ ids }) => ids).sort();
}

const findSeries = async (source: string) =>
  (
    await database.pool.query<{
      id: string;
      slug: string;
      title: string;
      events: number;
      merged_into: string | null;
    }>(
      `SELECT g.id, g.slug, g.title, g.events, g.merged_into FROM series g JOIN source s ON s.id = g.source_id WHERE s.name = $1 ORDER BY g.id`,
      [source],
    )
  ).rows;

describe('series', () => {
  it.each(seeds(8))(
    'are those of a plain model after writes, renamings, moves and withdrawals (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const before = randomPerformances(random);
      const after = before
        .filter(() => random(4) > 0)
        .map((one) =>
          random(3) > 0 ? one : { ...one, title: 'Macbeth', venue: 'Saal C', day: one.day + 1000 },
        );
      const parts = shuffled(before, random);
      const cut = random(parts.length);
      await write('agenda', parts.slice(0, cut));
      await write('agenda', parts.slice(cut));
      expect(await groupsOf('agenda')).toEqual(expectedGroups(before));
      await write('agenda', shuffled(after, random), true);
      expect(await groupsOf('agenda')).toEqual(expectedGroups(after));
      const counts = (await findSeries('agenda'))
        .map(({ events }) => events)
        .filter((events) => events > 0);
      expect(counts.sort()).toEqual(
        expectedGroups(after)
          .map((ids) => ids.split(' ').length)
          .sort(),
      );
    },
  );

  it.each(seeds(20))('are the same in any order of the writes (order %i)', async (order) => {
    const performances = randomPerformances(createRandom(99));
    const expected = expectedGroups(performances);
    expect(expected.length).toBeGreaterThan(2);
    const rest = shuffled(performances, createRandom(1000 + order));
    for (const size of [2, 6, 16]) await write('agenda', rest.splice(0, size));
    expect(await groupsOf('agenda')).toEqual(expected);
  });

  it('contain the first two events when the third arrives, and report them in the change feed', async () => {
    const dates = [0, 7, 14].map((day): Performance => ({
      id: `m${String(day)}`,
      title: 'Flohmarkt',
      venue: 'Platz',
      day,
    }));
    await write('market', dates.slice(0, 2));
    expect(await groupsOf('market')).toEqual([]);
    const { rows: last } = await database.pool.query<{ id: string }>(
      'SELECT max(id)::text AS id FROM change',
    );
    await write('market', dates.slice(2));
    expect(await groupsOf('market')).toEqual(['m0 m14 m7']);
    const { rows } = await database.pool.query(
      'SELECT kind FROM change WHERE id > $1::bigint ORDER BY kind',
      [last[0]?.id],
    );
    expect(rows).toEqual([{ kind: 'created' }, { kind: 'updated' }, { kind: 'updated' }]);
    expect(await findSeries('market')).toMatchObject([
      { slug: 'flohmarkt-berlin', title: 'Flohmarkt', events: 3 },
    ]);
  });

  it('change nothing in a repeated run', async () => {
    const dates = [0, 1, 2, 3].map((day): Performance => ({
      id: `r${String(day)}`,
      title: 'Requiem',
      venue: 'Dom',
      day: day * 9,
    }));
    await write('repeated', dates, true);
    const state = () =>
      database.pool.query(
        'SELECT e.xmin::text, g.xmin::text AS series FROM event e JOIN series g ON g.id = e.series_id ORDER BY e.id',
      );
    const { rows } = await state();
    await write('repeated', dates, true);
    expect((await state()).rows).toEqual(rows);
  });

  it('keep their slug when they are joined by an event between them, and the other slug leads to the survivor', async () => {
    const dates = (from: number, prefix: string) =>
      [0, 5, 10].map((day): Performance => ({
        id: `${prefix}${String(day)}`,
        title: 'Nabucco',
        venue: 'Arena',
        day: from + day,
      }));
    await write('joined', dates(0, 'a'));
    await write('joined', dates(390, 'b'));
    const [first, second] = await findSeries('joined');
    expect(second?.slug).toMatch(/^nabucco-berlin-./);
    await write('joined', [{ id: 'between', title: 'Nabucco', venue: 'Arena', day: 200 }]);
    expect(await findSeries('joined')).toMatchObject([
      { id: first?.id, slug: 'nabucco-berlin', events: 7, merged_into: null },
      { id: second?.id, slug: second?.slug, events: 0, merged_into: first?.id },
    ]);
  });

  it('end when fewer than three events are left, and return with their slug', async () => {
    const dates = [0, 5, 10].map((day): Performance => ({
      id: `t${String(day)}`,
      title: 'Tosca',
      venue: 'Oper',
      day,
    }));
    await write('left', dates, true);
    const [before] = await findSeries('left');
    await write('left', dates.slice(1), true);
    expect(await groupsOf('left')).toEqual([]);
    await write('left', dates, true);
    expect(await findSeries('left')).toEqual([before]);
  });

  it('count a cancelled event', async () => {
    const dates = [0, 5, 10].map((day): Performance => ({
      id: `c${String(day)}`,
      title: 'Aida',
      venue: 'Oper',
      day,
    }));
    await write('cancelled', dates);
    await write(
      'cancelled',
      dates.map((date, index) => (index === 1 ? { ...date, status: 'cancelled' } : date)),
    );
    expect(await findSeries('cancelled')).toMatchObject([{ events: 3 }]);
  });

  it('are not shared by two sources that write at the same time', async () => {
    const dates = (venue: string) =>
      [0, 5, 10, 15].map((day): Performance => ({
        id: `p${String(day)}`,
        title: 'Parsifal',
        venue,
        day,
      }));
    await Promise.all([write('north', dates('Nordhaus')), write('south', dates('Südhaus'))]);
    expect([await groupsOf('north'), await groupsOf('south')]).toEqual([
      ['p0 p10 p15 p5'],
      ['p0 p10 p15 p5'],
    ]);
    expect((await findSeries('north'))[0]?.slug).not.toBe((await findSeries('south'))[0]?.slug);
  });

  it('use the stated id and title at different venues, with one event', async () => {
    await write('stated', [
      {
        id: 's1',
        title: 'Walküre',
        venue: 'Haus A',
        day: 1,
        series_id: 'ring',
        series_title: 'Der Ring',
      },
      {
        id: 's2',
        title: 'Siegfried',
        venue: 'Haus B',
        day: 900,
        series_id: 'ring',
        series_title: 'Der Ring',
      },
      { id: 's3', title: 'Fidelio', venue: 'Haus B', day: 30, series_id: 'fidelio' },
    ]);
    expect(await groupsOf('stated')).toEqual(['s1 s2', 's3']);
    expect(await findSeries('stated')).toMatchObject([
      { slug: 'der-ring', title: 'Der Ring', events: 2 },
      { slug: 'fidelio', title: 'Fidelio', events: 1 },
    ]);
  });

  it('are computed for events that an earlier version stored, and written only once', async () => {
    const performances = randomPerformances(createRandom(7));
    await write('agenda', performances);
    await database.pool.query('UPDATE event SET series_key = NULL, series_id = NULL');
    await database.pool.query('DELETE FROM series');
    // before the job has run
    await write('agenda', [{ id: 'late', title: 'Carmen', venue: 'Saal A', day: 2 }]);
    expect(await backfillSeries(database, { maxEvents: 1_000 })).toBe(performances.length);
    expect(await groupsOf('agenda')).toEqual(
      expectedGroups([...performances, { id: 'late', title: 'Carmen', venue: 'Saal A', day: 2 }]),
    );
    expect(await backfillSeries(database, { maxEvents: 1_000 })).toBe(0);
  });

  it('are one entry of a digest', async () => {
    const dates = [0, 7, 14].map((day): Performance => ({
      id: `d${String(day)}`,
      title: 'Markt',
      venue: 'Platz',
      day,
    }));
    await write('agenda', [...dates, { id: 'single', title: 'Fest', venue: 'Park', day: 3 }]);
    await database.pool.query(`UPDATE event SET created_at = now() - interval '1 hour'`);
    await database.pool.query(`
      INSERT INTO subscriber (id, email, email_key, confirmed_at, frequency, city_id, told_until, next_digest_at)
      SELECT gen_random_uuid(), 'ann@example.com', 'ann@example.com', now(), 'daily', city_id, now() - interval '2 hours', now() FROM event LIMIT 1`);
    const sent: (string | number | undefined)[][] = [];
    await createDigestRepository(database).sendDue(10, (_query, _subscriber, events) =>
      Promise.resolve(
        sent.push(
          ...events.map(({ title, performances, last_date }) => [title, performances, last_date]),
        ),
      ),
    );
    expect(sent).toEqual([
      ['Markt', 3, '2090-01-15'],
      ['Fest', 1, '2090-01-04'],
    ]);
  });
});
