import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import ICAL from 'ical.js';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';
import { EVENTS, planOf, slugOf, type Planned, type Section } from './plan-fixture.ts';

const providersOf = ({ options }: Section) => options.map(({ provider }) => provider);

describe('GET /plan', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    await api.database.pool.query(
      "UPDATE artist SET spotify_id = '4TMHGUX5WI7OOm53PqSDAT' WHERE name = 'Ana Öst'",
    );
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('plans an evening in the local time of the venue', async () => {
    const plan = await planOf(api, 'Evening concert');
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T18:00:00');
    expect(plan.transport.arrive_by_local).toBe('2026-11-28T19:15:00');
    expect([plan.hotel.check_in, plan.hotel.check_out]).toEqual(['2026-11-28', '2026-11-29']);
    expect(plan.timeline.map(({ at_local, what }) => [at_local.slice(11, 16), what])).toEqual([
      ['18:00', 'Dinner'],
      ['19:15', 'Be at Kesselhaus, Berlin'],
      ['20:00', 'Evening concert'],
    ]);
    for (const section of [plan.outfit, plan.transport, plan.hotel, plan.dinner, plan.music])
      expect(section.summary.length).toBeGreaterThan(10);
    expect(plan.notices).toEqual([]);
  });

  it('links to the place, time and number of people with https URLs only', async () => {
    const { transport, hotel, dinner, music } = await planOf(api, 'Evening concert');
    const urls = [transport, hotel, dinner, music].flatMap(({ options }) =>
      options.map(({ url }) => new URL(url)),
    );
    expect(urls.every(({ protocol }) => protocol === 'https:')).toBe(true);
    const booking = new URL(
      must(hotel.options.find(({ provider }) => provider === 'Booking.com')).url,
    );
    expect(Object.fromEntries(booking.searchParams)).toMatchObject({
      ss: 'Kesselhaus, Berlin',
      checkin: '2026-11-28',
      checkout: '2026-11-29',
      group_adults: '2',
    });
    const uber = new URL(must(transport.options.find(({ provider }) => provider === 'Uber')).url);
    expect(uber.searchParams.get('dropoff[latitude]')).toBe('52.54');
    expect(providersOf(dinner)).toContain('Google Maps');
    expect(music.options[0]?.url).toBe('https://open.spotify.com/artist/4TMHGUX5WI7OOm53PqSDAT');
    expect(music.artists.map(({ spotify_id }) => spotify_id)).toEqual([
      '4TMHGUX5WI7OOm53PqSDAT',
      null,
    ]);
    expect(music.options.map(({ url }) => url)).toContain(
      'https://open.spotify.com/search/The%20Others',
    );
  });

  it('links only to ride services that operate in the city', async () => {
    expect(providersOf((await planOf(api, 'Evening concert')).transport)).not.toContain('Lyft');
    expect(providersOf((await planOf(api, 'In New York')).transport)).toContain('Lyft');
  });

  it('plans an earlier arrival for stadiums, and dinner after an afternoon event', async () => {
    const plan = await planOf(api, 'Match');
    expect(plan.transport.arrive_by_local).toBe('2026-11-28T14:00:00');
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T19:00:00');
  });

  it('books the night before for an event after midnight', async () => {
    const late = await planOf(api, 'Late set');
    expect(late.dinner.reserve_at_local).toBe('2026-11-28T20:00:00');
    expect([late.hotel.check_in, late.hotel.check_out]).toEqual(['2026-11-28', '2026-11-29']);
    const over = await planOf(api, 'Into the night');
    expect([over.hotel.check_in, over.hotel.check_out]).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('counts minutes across an offset change', async () => {
    expect((await planOf(api, 'Over the change of clocks')).transport.arrive_by_local).toBe(
      '2027-03-28T01:45:00',
    );
  });

  it('plans the next sensible day of an event that runs for years', async () => {
    const plan = await planOf(api, 'Long exhibition', '&narrative=1');
    expect(plan.date).toBe('2026-11-21');
    expect([plan.hotel.check_in, plan.hotel.check_out]).toEqual(['2026-11-21', '2026-11-22']);
    expect(plan.dinner.reserve_at_local).toBe('2026-11-21T19:00:00');
    expect([plan.transport.arrive_by_local, plan.timeline]).toEqual([null, []]);
    expect(plan.notices[0]).toBe('It runs until Sun, 31 Jan 2027. This plan is for Sat 21 Nov.');
    expect(JSON.stringify(plan.hotel.options)).toContain('checkin=2026-11-21');
    const { text } = await api.get(`/plan.ics?event_id=${plan.event.slug}`).expect(200);
    expect(text.match(/DTSTART.*/g)).toEqual([
      'DTSTART;VALUE=DATE:20261121',
      'DTSTART;VALUE=DATE:20261121',
    ]);
  });

  it('plans a stay for a whole conference, from the evening before', async () => {
    const plan = (await planOf(api, 'Four day conference', '&narrative=1')) as Planned & {
      narrative: string;
    };
    expect([plan.date, plan.hotel.check_in, plan.hotel.check_out]).toEqual([
      '2026-12-04',
      '2026-12-03',
      '2026-12-08',
    ]);
    expect(plan.notices.join(' ')).not.toContain('when you like');
    expect(plan.narrative).toMatch(
      /^Your plan for “Four day conference” \(Berlin\) on Friday, 4 December 2026\./,
    );
  });

  it('plans lunch after a matinee', async () => {
    const plan = await planOf(api, 'Matinee');
    expect(
      plan.timeline.map(({ at_local, kind, what }) => [at_local.slice(11, 16), kind, what]),
    ).toEqual([
      ['10:15', 'arrival', 'Be at Kesselhaus, Berlin'],
      ['11:00', 'event', 'Matinee'],
      ['13:30', 'meal', 'Lunch'],
    ]);
  });

  it('ends dinner before the early arrival at a stadium, and states that the event is sold out', async () => {
    const plan = await planOf(api, 'Evening match');
    expect(plan.timeline.map(({ at_local, minutes }) => [at_local.slice(11, 16), minutes])).toEqual(
      [
        ['17:15', 75],
        ['18:30', 90],
        ['20:00', 180],
      ],
    );
    expect(plan.notices).toEqual(['It is sold out: go only if you have a ticket.']);
  });

  it('arrives when the doors open', async () => {
    const plan = await planOf(api, 'Early doors');
    expect(plan.transport.arrive_by_local).toBe('2026-11-28T18:30:00');
    expect(plan.transport.summary).toContain('Doors open at 18:30.');
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T17:15:00');
  });

  it('states that a sample event is generated', async () => {
    await using sample = await createTestApi({
      source: 'demo',
      events: [buildEvent({ title: 'Invented', venue_name: 'Roxy' })],
    });
    expect((await planOf(sample, 'Invented')).notices[0]).toContain('sample event');
  });

  it('states that an event is all day or that its time is unknown', async () => {
    const fair = await planOf(api, 'Fair');
    expect([fair.hotel.check_in, fair.hotel.check_out]).toEqual(['2026-12-11', '2026-12-14']);
    expect(fair.transport.arrive_by_local).toBeNull();
    expect(fair.transport.summary).toContain('hours on this day are not known');
    expect(fair.timeline).toEqual([]);
    expect(fair.notices[0]).toBe('It runs 11 – 13 Dec. This plan is for Fri 11 Dec.');
    expect(fair.notice_codes).toEqual([
      { code: 'runs_days', from: '2026-12-11', to: '2026-12-13', date: '2026-12-11' },
      { code: 'hours_unknown', from: null, to: null, date: null },
    ]);
    const untimed = await planOf(api, 'Hour to come');
    expect(untimed.dinner.reserve_at_local).toBeNull();
    expect(untimed.notices).toEqual(['The time is not known yet.']);
  });

  it('states that an event is cancelled, postponed, past, online or without a place, with every field', async () => {
    const notices: [string, string, RegExp][] = [
      ['Called off', 'cancelled', /cancelled/],
      ['Long ago', 'over', /over/],
      ['Streamed', 'online', /online/],
      ['Nowhere yet', 'place_unknown', /not known yet/],
      ['Put off', 'postponed', /postponed/],
    ];
    for (const [title, code, words] of notices) {
      const plan = await planOf(api, title);
      expect(plan.notice_codes[0]?.code).toBe(code);
      expect(plan.notices.join(' ')).toMatch(words);
      expect(plan.transport.summary).toMatch(words);
      expect([plan.transport.options, plan.hotel.options, plan.dinner.options]).toEqual([
        [],
        [],
        [],
      ]);
      expect([
        plan.hotel.check_in,
        plan.dinner.reserve_at_local,
        plan.transport.arrive_by_local,
      ]).toEqual([null, null, null]);
      expect(plan.outfit.weather).toHaveProperty('source');
    }
  });

  it('suggests no mood music for an event that does not take place', async () => {
    const { music, ...plan } = await planOf(api, 'Called off', '&narrative=1');
    expect(music).toMatchObject({ summary: expect.stringContaining('cancelled'), options: [] });
    expect(JSON.stringify(plan)).not.toMatch(/mood|spotify/i);
  });

  it('uses climate data if there is no forecast', async () => {
    const { weather } = (await planOf(api, 'Evening concert')).outfit;
    expect(weather).toMatchObject({ source: 'climate', conditions: 'usually cold' });
    expect(weather.temperature_c).toBeGreaterThan(-3);
    expect(weather.temperature_c).toBeLessThan(10);
    expect((await planOf(api, 'Streamed')).outfit.weather.source).toBe('none');
  });

  it('plans every unusual event', async () => {
    await using odd = await createTestApi({ events: ODD_EVENTS });
    const { body } = await odd.get('/events?status=all&limit=100').expect(200);
    for (const { id } of (body as { events: { id: string }[] }).events) {
      const { text } = await odd.get(`/plan?event_id=${id}&narrative=1`).expect(200);
      expect(text).not.toMatch(/undefined|NaN|Invalid|\{\w+\}/);
      const { text: calendar } = await odd.get(`/plan.ics?event_id=${id}`).expect(200);
      expect(() => new ICAL.Component(ICAL.parse(calendar))).not.toThrow();
    }
  });

  it('rejects an unknown event', async () => {
    const { body } = await api.get('/plan').expect(400);
    expect(body.errors).toEqual([
      { in: 'query', name: 'event_id', code: 'required', detail: 'is required' },
    ]);
    await api.get('/plan?event_id=nobody-knows-it').expect(404);
    await api.get('/plan?event_id=x&narrative=maybe').expect(400);
  });

  it('adds a narrative on request', async () => {
    const plan = (await planOf(api, 'Evening concert', '&narrative=1')) as Planned &
      Record<string, string>;
    expect(plan['narrative_source']).toBe('template');
    expect(plan['narrative']).toContain('Eat at 18:00.');
    expect(await planOf(api, 'Evening concert')).not.toHaveProperty('narrative');
  });
});

describe('GET /plan.ics', () => {
  it('has stable UIDs, so that another import updates the entries', async () => {
    await using api = await createTestApi({ events: EVENTS });
    const { text } = await api
      .get(`/plan.ics?event_id=${await slugOf(api, 'Evening concert')}`)
      .expect(200)
      .expect('Content-Type', 'text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(text));
    const entries = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expect(entries.map(({ summary, startDate }) => [summary, String(startDate)])).toEqual([
      ['Dinner', '2026-11-28T18:00:00'],
      ['Be at Kesselhaus, Berlin', '2026-11-28T19:15:00'],
      ['Evening concert', '2026-11-28T20:00:00'],
      ['Hotel in Berlin', '2026-11-28'],
    ]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(4);
    const cancelled = await api
      .get(`/plan.ics?event_id=${await slugOf(api, 'Called off')}`)
      .expect(200);
    expect(cancelled.text).toContain('SUMMARY:Cancelled: Called off');
  });
});
