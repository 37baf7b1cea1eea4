import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from './create-test-api.ts';

// Now is Saturday 2026-11-21, 12:00 in Berlin, 00:00 on Sunday in Auckland, 03:00 in Los Angeles.
const EVENTS = [
  buildEvent({ title: 'over', start_local: '2026-11-21T08:00' }),
  buildEvent({ title: 'running', start_local: '2026-11-21T10:00' }),
  buildEvent({ title: 'evening', start_local: '2026-11-21T20:00' }),
  buildEvent({ title: 'sunday’s fair', start_local: '2026-11-22', end_local: '2026-11-22', category: 'festival' }),
  buildEvent({ title: 'late', start_local: '2026-11-22T01:30' }),
  buildEvent({ title: 'sunday', start_local: '2026-11-22T15:00' }),
  buildEvent({ title: 'monday', start_local: '2026-11-23T09:00' }),
  buildEvent({ title: 'exhibition', start_local: '2026-09-01', end_local: '2027-01-31', category: 'festival' }),
  buildEvent({ title: 'ended exhibition', start_local: '2026-09-01', end_local: '2026-11-20', category: 'festival' }),
  buildEvent({ title: 'undated hour', start_local: '2026-11-21' }),
  buildEvent({ title: 'auckland sunday', start_local: '2026-11-22T20:00', city: 'Auckland', country: 'NZ' }),
  buildEvent({
    title: 'la friday night',
    start_local: '2026-11-20T23:30',
    end_local: '2026-11-21T05:00',
    city: 'Los Angeles',
    country: 'US',
  }),
  buildEvent({ title: 'new year', start_local: '2026-12-31T23:00', end_local: '2027-01-01T04:00' }),
];

describe('the times of events', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('lists running and future events, soonest first', async () => {
    expect(await api.titles('/events')).toEqual([
      'exhibition',
      'undated hour',
      'la friday night',
      'running',
      'evening',
      'sunday’s fair',
      'late',
      'auckland sunday',
      'sunday',
      'monday',
      'new year',
    ]);
  });

  it('reverses the order', async () => {
    expect(await api.titles('/events?sort=-start')).toEqual((await api.titles('/events')).reverse());
  });

  it.each([
    ['from=2026-11-23&to=2026-11-23', ['exhibition', 'monday']],
    ['from=2026-11-23T09:00:00Z', ['exhibition', 'monday', 'new year']],
    ['from=2026-11-23T11:00:00Z', ['exhibition', 'new year']],
    ['from=2026-11-23T10:59:59Z', ['exhibition', 'monday', 'new year']],
    ['from=2027-01-01&to=2027-01-01', ['exhibition', 'new year']],
    ['from=2027-01-01&to=2027-01-01&tz=America/New_York', ['exhibition']],
    ['from=2026-11-20&to=2026-11-20', ['exhibition', 'ended exhibition', 'undated hour']],
    ['from=2026-11-20&to=2026-11-20&tz=Europe/Berlin', ['exhibition', 'ended exhibition']],
    ['to=2026-11-21T11:00:00Z', ['exhibition', 'undated hour', 'la friday night', 'running']],
    ['on=tomorrow&city=berlin', ['exhibition', 'sunday’s fair', 'late', 'sunday']],
    ['on=today&city=berlin', ['exhibition', 'undated hour', 'running', 'evening']],
    ['on=today&city=auckland', ['auckland sunday']],
    ['on=tonight&city=berlin', ['exhibition', 'undated hour', 'evening', 'late']],
    ['on=tonight&city=los', ['la friday night']],
    [
      'on=weekend',
      [
        'exhibition',
        'undated hour',
        'la friday night',
        'running',
        'evening',
        'sunday’s fair',
        'late',
        'auckland sunday',
        'sunday',
      ],
    ],
    ['on=2026-11-23', ['exhibition', 'monday']],
    ['on=2026-11-20&city=los', ['la friday night']],
    ['on=2027-01-01', ['exhibition', 'new year']],
  ])('%s', async (query, expected) => {
    expect(await api.titles(`/events?${query}`)).toEqual(expected);
  });

  it('returns the instant, the local time and the zone of each event', async () => {
    const { body } = await api.get('/events?city=auckland').expect(200);
    expect((body as { events: unknown[] }).events[0]).toMatchObject({
      start_utc: '2026-11-22T07:00:00Z',
      start_local: '2026-11-22T20:00:00',
      timezone: 'Pacific/Auckland',
      end_utc: null,
    });
  });

  it('marks whole days and unknown times', async () => {
    const { body } = await api.get('/events?limit=2').expect(200);
    expect((body as { events: unknown[] }).events).toMatchObject([
      {
        title: 'exhibition',
        all_day: true,
        time_tbd: false,
        start_utc: '2026-08-31T22:00:00Z',
        end_utc: '2027-01-31T23:00:00Z',
      },
      { title: 'undated hour', all_day: false, time_tbd: true, start_utc: '2026-11-20T23:00:00Z', end_utc: null },
    ]);
  });
});
