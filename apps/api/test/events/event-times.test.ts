import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// Now is Saturday 2026-11-21, 12:00 in Berlin, 00:00 on Sunday in Auckland, 03:00 in Los Angeles.
const EVENTS = [
  buildEvent({ title: 'over', start_local: '2026-11-21T08:00' }),
  buildEvent({ title: 'running', start_local: '2026-11-21T10:00' }),
  buildEvent({ title: 'evening', start_local: '2026-11-21T20:00' }),
  buildEvent({
    title: 'sunday’s fair',
    start_local: '2026-11-22',
    end_local: '2026-11-22',
    category: 'festival',
  }),
  buildEvent({ title: 'late', start_local: '2026-11-22T01:30' }),
  buildEvent({ title: 'sunday', start_local: '2026-11-22T15:00' }),
  buildEvent({ title: 'monday', start_local: '2026-11-23T09:00' }),
  buildEvent({
    title: 'exhibition',
    start_local: '2026-09-01',
    end_local: '2027-01-31',
    category: 'festival',
  }),
  buildEvent({
    title: 'ended exhibition',
    start_local: '2026-09-01',
    end_local: '2026-11-20',
    category: 'festival',
  }),
  buildEvent({ title: 'undated hour', start_local: '2026-11-21' }),
  buildEvent({
    title: 'auckland sunday',
    start_local: '2026-11-22T20:00',
    city: 'Auckland',
    country: 'NZ',
  }),
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

  it('lists future events and those that began in the last 24 hours and still run, soonest first', async () => {
    expect(await api.titles('/events')).toEqual([
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
    expect(await api.titles('/events?sort=-start')).toEqual(
      (await api.titles('/events')).reverse(),
    );
  });

  it.each([
    ['from=2026-11-23&to=2026-11-23', ['monday']],
    ['from=2026-11-23T09:00:00Z', ['monday', 'new year']],
    ['from=2026-11-23T11:00:00Z', ['new year']],
    ['from=2026-11-23T10:59:59Z', ['monday', 'new year']],
    ['from=2027-01-01&to=2027-01-01', ['new year']],
    ['from=2027-01-01&to=2027-01-01&tz=America/New_York', []],
    ['from=2026-11-20&to=2026-11-20', ['undated hour']],
    ['from=2026-11-20&to=2026-11-20&tz=Europe/Berlin', []],
    ['from=2026-11-20&to=2026-11-20&ongoing=1', ['undated hour', 'exhibition', 'ended exhibition']],
    ['from=2026-11-20&to=2026-11-20&ongoing=1&limit=2', ['undated hour', 'exhibition']],
    ['from=2026-11-20&to=2026-11-20&ongoing=1&offset=2', ['ended exhibition']],
    [
      'from=2026-11-20&to=2026-11-20&ongoing=1&sort=-start',
      ['undated hour', 'ended exhibition', 'exhibition'],
    ],
    [
      'from=2026-11-20&to=2026-11-20&ongoing=true',
      ['undated hour', 'exhibition', 'ended exhibition'],
    ],
    ['from=2026-11-20&to=2026-11-20&ongoing=0', ['undated hour']],
    ['from=2026-11-20&to=2026-11-20&ongoing=only', ['exhibition', 'ended exhibition']],
    ['ongoing=only', ['exhibition']],
    ['from=2026-11-21&ongoing=only&city=los', []],
    ['to=2026-11-21T11:00:00Z', ['undated hour', 'la friday night', 'running']],
    ['to=2026-11-21T10:00:00Z', []],
    ['starts_after=2026-11-20&starts_before=2026-11-21T07:30:00Z', ['undated hour', 'over']],
    [
      'starts_after=2026-09-01&starts_before=2026-09-01&tz=Europe/Berlin',
      ['exhibition', 'ended exhibition'],
    ],
    ['starts_after=2026-11-22T12:00:00Z', ['sunday', 'monday', 'new year']],
    ['starts_before=2026-11-21T19:00:01Z', ['evening']],
    ['starts_before=2026-11-22&from=2026-11-21T11:00:00Z&city=los', ['la friday night']],
    ['on=tomorrow&starts_after=2026-11-22T12:00:00Z', ['sunday']],
    ['on=tomorrow&city=berlin', ['sunday’s fair', 'late', 'sunday', 'exhibition']],
    ['on=tomorrow&city=berlin&ongoing=only', ['exhibition']],
    ['on=today&city=berlin', ['undated hour', 'running', 'evening', 'exhibition']],
    ['on=today&city=auckland', ['auckland sunday']],
    ['on=tonight&city=berlin', ['undated hour', 'evening', 'late', 'exhibition']],
    ['on=tonight&city=los', ['la friday night']],
    [
      'on=weekend',
      [
        'undated hour',
        'la friday night',
        'running',
        'evening',
        'sunday’s fair',
        'late',
        'auckland sunday',
        'sunday',
        'exhibition',
      ],
    ],
    ['on=2026-11-23', ['monday', 'exhibition']],
    ['on=monday', ['monday', 'exhibition']],
    ['on=23 November', ['monday', 'exhibition']],
    ['on=heute&city=auckland', ['auckland sunday']],
    ['on=heute%20Abend&city=los', ['la friday night']],
    ['on=demain&city=berlin', ['sunday’s fair', 'late', 'sunday', 'exhibition']],
    ['on=1-3 January', ['new year', 'exhibition']],
    ['on=2027-01-01..2027-01-03', ['new year', 'exhibition']],
    ['on=2026-11-20&city=los', ['la friday night']],
    ['on=2027-01-01', ['new year', 'exhibition']],
    ['on=2026-11-21&city=berlin', ['undated hour', 'over', 'running', 'evening', 'exhibition']],
    [
      'on=2026-11-21..2026-11-22&city=berlin',
      ['undated hour', 'running', 'evening', 'sunday’s fair', 'late', 'sunday', 'exhibition'],
    ],
    [
      'on=2026-11-20..2026-11-21&city=berlin',
      ['undated hour', 'over', 'running', 'evening', 'exhibition', 'ended exhibition'],
    ],
  ])('%s', async (query, expected) => {
    expect(await api.titles(`/events?${query}`)).toEqual(expected);
  });

  it.each([
    ['on=today&starts_after=2026-12-01', true],
    ['on=tonight&starts_after=2026-11-23T00:00:00Z', true],
    ['on=tomorrow&starts_after=2026-11-24T00:00:00Z', true],
    ['on=weekend&starts_after=2026-11-24', true],
    ['on=2026-11-23&starts_after=2026-11-24T12:00:00Z', true],
    // It is still Monday, and still the weekend, in the west.
    ['on=2026-11-23&starts_after=2026-11-24T11:00:00Z', false],
    ['on=weekend&starts_after=2026-11-23T07:00:00Z', false],
    ['on=today&starts_after=2026-11-21T20:00:00Z', false],
  ])('%s warns of a start after the day: %s', async (query, isContradiction) => {
    const warnings = isContradiction
      ? ['`starts_after` is after the day of `on`, so no event matches']
      : undefined;
    const { body } = await api.get(`/events?${query}`).expect(200);
    expect((body as { warnings?: string[] }).warnings).toEqual(warnings);
    if (isContradiction) expect(body).toMatchObject({ count: 0 });
  });

  it.each([
    ['starts_after=2026-12-01&to=2026-11-28', 'starts_after'],
    ['from=2026-12-10&starts_before=2026-12-01', 'from'],
  ])('rejects an empty span: %s', async (query, name) => {
    const { body } = await api.get(`/events?${query}`).expect(400);
    expect(body).toMatchObject({ errors: [{ name, code: 'contradiction' }] });
  });

  it('accepts ongoing events that start before the span', async () => {
    expect(await api.titles('/events?from=2026-12-10&starts_before=2026-11-01&ongoing=1')).toEqual([
      'exhibition',
    ]);
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
    const { body } = await api
      .get('/events?from=2026-11-20&to=2026-11-20&ongoing=1&limit=2')
      .expect(200);
    expect((body as { events: unknown[] }).events).toMatchObject([
      {
        title: 'undated hour',
        all_day: false,
        time_tbd: true,
        start_utc: '2026-11-20T23:00:00Z',
        end_utc: null,
      },
      {
        title: 'exhibition',
        all_day: true,
        time_tbd: false,
        start_utc: '2026-08-31T22:00:00Z',
        end_utc: '2027-01-31T23:00:00Z',
      },
    ]);
  });
});
