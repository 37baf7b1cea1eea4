import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

const EVENT = '/events/still-here-berlin-2026-11-28';
const CLICK = '/click/still-here-berlin-2026-11-28';
const WISH = { artist_name: 'Ana Öst', city: 'Berlin' };
const log: { level: number; msg: string; detail?: string; err?: object; state?: string }[] = [];

let api: Api;
beforeAll(async () => {
  api = await createTestApi({
    events: [
      buildEvent({
        title: 'Still here',
        ticket_url: 'https://seller.example/1',
        artists: ['Ana Öst'],
      }),
      buildEvent({ title: 'Never shown' }),
    ],
    settings: { answerCacheMb: 8, deadlineMs: 1_000 },
    log: (line) => log.push(JSON.parse(line) as (typeof log)[number]),
  });
});
afterAll(async () => api[Symbol.asyncDispose]());

/** Locks `table` while `work` runs. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await api.database.transaction(async (query) => {
    await query({ text: `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, values: [] });
    await work();
  });
}

const click = () => api.get(CLICK).set('User-Agent', 'Mozilla/5.0 Firefox/130.0').redirects(0);
describe('while a table is locked', () => {
  it('responds with cached reads, and with 503 to other requests', async () => {
    const { body } = await api.get(EVENT).expect(200);
    await click().expect(302);
    await whileLocked('event', async () => {
      api.dependencies.responseCache?.invalidate();
      for (let n = 0; n < 3; n++) expect((await api.get(EVENT).expect(200)).body).toEqual(body);
      const cold = await api.get('/events/never-shown-berlin-2026-11-28').expect(503);
      expect(cold.headers['retry-after']).toBe('5');
      await click().expect(302);
    });
    expect(api.dependencies.databaseState()).toBe('ok');
  });

  it('responds with 503 to a write, and counts it once when it is repeated', async () => {
    await whileLocked('demand', async () => {
      const refused = await api.request.post('/demand-it').send(WISH).expect(503);
      expect(refused.headers['retry-after']).toBe('5');
    });
    const repeated = await api.request.post('/demand-it').send(WISH).expect(200);
    expect(repeated.body).toMatchObject({ total_demands: 1, your_rank: 1, deduplicated: false });
  });

  it('logs one line without a stack for each failed request', async () => {
    log.length = 0;
    await whileLocked('venue', async () => {
      await api.get('/venues').expect(503);
    });
    await waitFor(() => log.some(({ msg }) => msg === 'request'));
    const failures = log.filter(({ msg }) => msg !== 'request');
    expect(failures).toMatchObject([
      { level: 40, msg: 'request.unavailable', route: 'GET /venues' },
    ]);
    expect(failures[0]?.detail).toMatch(/deadline|timeout/);
    expect(failures[0]).not.toHaveProperty('err');
  });
});

it('responds with 200 to a counted demand if the nearest event cannot be read', async () => {
  await api.request
    .post('/demand-it')
    .send({ ...WISH, artist_name: 'First' })
    .expect(200); // resolves the city, which reads events
  const target = { ...WISH, artist_name: 'Somebody else' };
  await api.database.query({ text: 'ALTER TABLE event RENAME TO event_away', values: [] });
  const { body } = await api.request.post('/demand-it').send(target);
  await api.database.query({ text: 'ALTER TABLE event_away RENAME TO event', values: [] });
  expect(body).toMatchObject({
    ok: true,
    city_demands: 1,
    deduplicated: false,
    nearest_event: null,
  });
});
