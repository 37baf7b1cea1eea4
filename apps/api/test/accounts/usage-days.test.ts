import { expect, it } from '@jest/globals';
import { createUsageRepository } from '@marquee/database';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestApi } from '../create-test-api.ts';
import { createKey } from './key-fixture.ts';

it('counts the requests of an account by day and route, whatever their result', async () => {
  await using api = await createTestApi({
    events: [buildEvent({ start_local: '2099-06-01T20:00' })],
    now: () => new Date(),
  });
  const key = await createKey(api, { email: 'ada@example.com' });
  const { events } = (await api.get('/events').expect(200)).body as { events: [{ slug: string }] };
  for (const path of [
    '/events',
    '/events?limit=0',
    `/events/${events[0].slug}`,
    '/events/no-such-event',
    '/nowhere',
  ])
    await api.get(path).set('X-API-Key', key);
  await api.get('/events').set('X-API-Key', await createKey(api));
  await api.dependencies.usageRecorder.flush();
  const { rows } = await api.database.pool.query<{ id: string }>('SELECT id FROM account');
  const counts = await createUsageRepository(api.database).list(must(rows[0]).id, 1);
  expect(Object.fromEntries(counts.map(({ endpoint, requests }) => [endpoint, requests]))).toEqual({
    'GET /events': 2,
    'GET /events/:id_or_slug': 2,
    'GET other': 1,
  });
});
