import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';
import { EVENTS, planOf, slugOf, type Planned } from './plan-fixture.ts';

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

  it('links with https URLs only, and to the known ids of artists', async () => {
    const { transport, hotel, dinner, music } = await planOf(api, 'Evening concert');
    const urls = [transport, hotel, dinner, music].flatMap(({ options }) =>
      options.map(({ url }) => new URL(url)),
    );
    expect(urls.length).toBeGreaterThan(4);
    expect(urls.every(({ protocol }) => protocol === 'https:')).toBe(true);
    expect(music.options[0]?.url).toBe('https://open.spotify.com/artist/4TMHGUX5WI7OOm53PqSDAT');
    expect(music.artists.map(({ spotify_id }) => spotify_id)).toEqual([
      ...['4TMHGUX5WI7OOm53PqSDAT', null],
    ]);
  });

  it('plans the next sensible day of an event that runs for years', async () => {
    const plan = await planOf(api, 'Long exhibition');
    expect(plan.date).toBe('2026-11-21');
    expect(JSON.stringify(plan.hotel.options)).toContain('checkin=2026-11-21');
    const { text } = await api.get(`/plan.ics?event_id=${plan.event.slug}`).expect(200);
    expect(text.match(/DTSTART.*/g)).toEqual([
      'DTSTART;VALUE=DATE:20261121',
      'DTSTART;VALUE=DATE:20261121',
    ]);
  });

  it('states that a sample event is generated', async () => {
    await using sample = await createTestApi({
      source: 'demo',
      events: [buildEvent({ title: 'Invented', venue_name: 'Roxy' })],
    });
    expect((await planOf(sample, 'Invented')).notices[0]).toContain('sample event');
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
