import { describe, expect, it } from '@jest/globals';
import { createAdminKeyRepository, createMetricsRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { click, EVENTS, SLUGS } from '../clicks/click-fixture.ts';
import { createTestApi, buildEvent } from '../create-test-api.ts';

describe('GET /metrics', () => {
  // The database uses its own clock.
  it('counts the records of the catalogue', async () => {
    const start_local = '2099-11-28T20:00:00';
    const events = [
      ...EVENTS.map((event) => ({ ...event, start_local })),
      buildEvent({
        title: 'Long ago',
        start_local: '2020-01-01T20:00:00',
        city: 'London',
        country: 'GB',
      }),
      buildEvent({
        title: 'Talk',
        category: 'conference',
        online: true,
        city: null,
        country: null,
        start_local,
      }),
    ];
    await using api = await createTestApi({ events, now: () => new Date() });
    await api.request.post('/register-api-key').send({ email: 'somebody@example.com' }).expect(201);
    for (const city of ['Berlin', 'Paris'])
      await api.request.post('/demand-it').send({ artist_name: 'Air', city }).expect(200);
    await click(api, SLUGS.unaffiliated.replace('2026', '2099')).expect(302);
    await api.database.pool.query(
      `INSERT INTO click_hour VALUES (date_trunc('hour', now() - interval '3 days'), 'old', 5)`,
    );
    const { body, headers } = await api.get('/metrics').expect(200);
    expect(body).toMatchObject({
      ok: true,
      events: {
        total: events.length,
        upcoming: events.length - 1,
        by_category: { music: events.length - 1, conference: 1, sports: 0 },
        by_country: { DE: EVENTS.length, GB: 1 },
        cities: 2,
        added_24h: events.length,
        added_7d: events.length,
      },
      news: { articles: 0, languages: 0, latest_published_at: null },
      articles: 0,
      users: { api_keys: 1, by_tier: { free: 1 }, subscribers: 0 },
      demand: { total: 2, artists: 1, cities: 2 },
      affiliate: {
        clicks: 6,
        repeated_clicks: 0,
        clicks_24h: 1,
        by_partner: { old: 5, 'seller.example': 1 },
      },
    });
    expect(
      Object.keys((body as { affiliate: { by_partner: object } }).affiliate.by_partner),
    ).toEqual(['old', 'seller.example']);
    expect(Date.now() - Date.parse((body as { generated_at: string }).generated_at)).toBeLessThan(
      60_000,
    );
    expect(headers['cache-control']).toContain('max-age=30');
  });

  it('estimates the events of a large catalogue from a sample', async () => {
    const events = Array.from({ length: 120 }, (_, index) =>
      buildEvent({
        start_local: index % 3 === 0 ? '2020-01-01T20:00:00' : '2099-11-28T20:00:00',
        category: index % 4 === 0 ? 'conference' : 'music',
        ...(index % 2 === 0 && { city: 'London', country: 'GB' }),
      }),
    );
    await using api = await createTestApi({ events, now: () => new Date() });
    await api.database.pool.query(`UPDATE event SET withdrawn_at = now() WHERE id IN (
      SELECT id FROM event ORDER BY id LIMIT 20)`);
    await api.database.pool.query(`UPDATE event SET created_at = now() - interval '2 days'
      WHERE category = 'music'`);
    const count = async (maxCounted: number) => {
      await api.database.pool.query('DELETE FROM figures');
      const { figures } = await createMetricsRepository({ ...api.database, maxCounted }).read();
      return figures.events;
    };
    const counted = await count(1_000);
    expect(counted).toMatchObject({ estimated: false, total: 100 });
    await api.database.pool.query('VACUUM ANALYZE event');
    // A sample of so few events has all of them.
    expect(await count(50)).toEqual({ ...counted, estimated: true });
  });

  it('counts a paying account under its paid plan', async () => {
    await using api = await createTestApi();
    await api.database.pool.query(`
      WITH a AS (INSERT INTO account (id, email) VALUES (gen_random_uuid(), 'ada@example.com') RETURNING id),
        k AS (INSERT INTO api_key (id, hash, hint, account_id) SELECT gen_random_uuid(), decode('00', 'hex'), 'abcd', id FROM a)
      INSERT INTO subscription (id, account_id, plan, paid_until, event_created_at, event_rank, event_id)
        SELECT 'sub_1', id, 'business', now() + interval '1 day', now(), 0, 'evt_1' FROM a`);
    const { body } = await api.get('/metrics').expect(200);
    expect((body as { users: object }).users).toMatchObject({ by_tier: { business: 1 } });
    const shown = await createAdminKeyRepository(api.database).show('ada@example.com');
    expect(shown).toMatchObject({ tier: 'business', granted_tier: 'free' });
  });

  it('is computed once for simultaneous requests to all instances', async () => {
    await using api = await createTestApi({ events: EVENTS });
    await using other = await createTestApi({ settings: { databaseUrl: api.database.url } });
    const totals = async (of: typeof api) => {
      const { body } = await of.get('/metrics').expect(200);
      const { generated_at, events } = body as { generated_at: string; events: { total: number } };
      return [generated_at, events.total];
    };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => totals(api)),
      ...Array.from({ length: 10 }, () => totals(other)),
    ]);
    expect(new Set(answers.map(String)).size).toBe(1);
    await ingest(api.database, { source: { name: 'test' }, records: [buildEvent()] });
    expect(await totals(other)).toEqual(answers[0]);
    await api.database.pool.query(`UPDATE figures SET taken_at = taken_at - interval '13 seconds'`);
    await using third = await createTestApi({ settings: { databaseUrl: api.database.url } });
    expect((await totals(third))[1]).toBe(EVENTS.length + 1);
  });
});
