import { expect, it } from '@jest/globals';
import { createFeedStateRepository } from '@marquee/database';
import { buildEvent, createTestApi } from '../create-test-api.ts';

interface Sources {
  count: number;
  sources: { name: string; state: string | null; upcoming_events: number; cities: object[] }[];
}

const STATE = {
  ...{ since: new Date('2026-11-20T03:17:00Z'), checked_at: new Date('2026-11-26T03:17:00Z') },
  ...{ records: 0, upcoming: 0, with_place: 0, with_hour: 0 },
};

it('lists the sources with their state and the events that lie ahead, by city', async () => {
  const events = [
    buildEvent({ title: 'One' }),
    buildEvent({ title: 'Two', start_local: '2026-12-03T20:00:00' }),
    buildEvent({ title: 'Paris', city: 'Paris', country: 'FR' }),
    buildEvent({ title: 'Past', start_local: '2026-11-02T20:00:00' }),
    buildEvent({ title: 'Off', status: 'cancelled' }),
  ];
  await using api = await createTestApi({ events });
  const states = createFeedStateRepository(api.database);
  const [source] = (await api.get('/sources').expect(200)).body.sources as Sources['sources'];
  await states.save(source?.name ?? '', { ...STATE, state: 'failing', reason: 'No answer.' });
  await states.save('never-read', { ...STATE, state: 'locked', reason: 'A key is missing.' });
  const { sources } = (await api.get('/sources?x=1').expect(200)).body as Sources;
  expect(sources).toMatchObject([
    {
      state: 'failing',
      state_since: '2026-11-20T03:17:00Z',
      reason: 'No answer.',
      upcoming_events: 3,
      cities: [
        { city: 'Berlin', country_code: 'DE', upcoming_events: 2 },
        { city: 'Paris', country_code: 'FR', upcoming_events: 1 },
      ],
    },
    { name: 'never-read', state: 'locked', last_success: null, upcoming_events: 0 },
  ]);
});
