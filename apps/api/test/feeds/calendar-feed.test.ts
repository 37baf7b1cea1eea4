import { describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import ICAL from 'ical.js';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';

interface Listed {
  id: string;
  title: string;
  start_utc: string;
  end_utc: string | null;
  all_day: boolean;
  time_tbd: boolean;
  timezone: string;
}

/** Parses a calendar with the zones of the file only. */
async function readCalendar(api: Api, path: string) {
  const { text, headers } = await api
    .get(path)
    .expect(200)
    .expect('Content-Type', 'text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  return {
    text,
    headers,
    calendar,
    events,
    byTitle: new Map(events.map((event) => [event.summary, event])),
  };
}

const listed = async (api: Api, path: string) =>
  (await api.get(path).expect(200)).body.events as Listed[];
const propertyOf = (event: ICAL.Event | undefined, name: string) =>
  event?.component.getFirstPropertyValue(name);
const instantOf = (time: ICAL.Time) => time.toJSDate().toISOString().replace('.000Z', 'Z');

describe('GET /events.ics', () => {
  it('contains every event under its id, including cancelled ones', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { events } = await readCalendar(api, '/events.ics');
    const all = await listed(api, '/events?status=all&limit=100');
    expect(events.map(({ uid }) => uid)).toEqual(all.map(({ id }) => `${id}@marquee`));
    expect(events).toHaveLength(ODD_EVENTS.length);
    expect(new Set(events.map(({ summary }) => summary))).toEqual(
      new Set(all.map(({ title }) => title)),
    );
  });

  it('contains times that a program reads as the same instants by the zone rules in the file', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { byTitle } = await readCalendar(api, '/events.ics');
    for (const { title, start_utc, end_utc, all_day, time_tbd } of await listed(
      api,
      '/events?status=all&limit=100',
    )) {
      const event = byTitle.get(title);
      if (all_day || time_tbd) continue;
      expect([title, instantOf(event?.startDate ?? ICAL.Time.now())]).toEqual([title, start_utc]);
      expect(event?.component.hasProperty('dtend')).toBe(end_utc !== null);
      if (end_utc)
        expect([title, instantOf(event?.endDate ?? ICAL.Time.now())]).toEqual([title, end_utc]);
    }
  });

  it('uses dates with an exclusive end if only the days are known', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { byTitle } = await readCalendar(api, '/events.ics');
    const days = (title: string) =>
      [propertyOf(byTitle.get(title), 'dtstart'), propertyOf(byTitle.get(title), 'dtend')].map(
        (time) => time && String(time),
      );
    expect(days('All of a day')).toEqual(['2026-12-06', null]);
    expect(days('Fair of three days')).toEqual(['2026-12-11', '2026-12-14']);
    expect(days('Concert without a time')).toEqual(['2026-12-08', null]);
    expect(byTitle.get('Concert without a time')?.description).toContain(
      'The time is not known yet.',
    );
  });

  it('contains the type, place and status of an event', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { byTitle } = await readCalendar(api, '/events.ics');
    const event = byTitle.get('Plain evening');
    expect(event?.location).toBe(
      'Große Halle, Saal 2\nHauptstraße 1, Hinterhof\nBerlin, State of Berlin, Germany',
    );
    expect(propertyOf(event, 'geo')).toEqual([52.5, 13.4]);
    expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual([
      'music',
      'song',
      'a,b;c',
    ]);
    expect(propertyOf(event, 'url')).toMatch(
      /^https:\/\/widgets\.test\/embed\/event\/plain-evening-berlin-2026-11-28$/,
    );
    expect(event?.description).toBe(
      'With Ana Öst, The !!! Band\n\nFirst, second; third\\fourth.\n\nNew paragraph.\n\nhttps://tickets.example/1',
    );
    const states = ['Plain evening', 'Called off', 'Put off', 'Moved online'].map((title) =>
      propertyOf(byTitle.get(title), 'status'),
    );
    expect(states).toEqual(['CONFIRMED', 'CANCELLED', 'TENTATIVE', 'CONFIRMED']);
    expect(byTitle.get('Streamed')?.location).toBe('Online');
    expect(propertyOf(byTitle.get('Streamed'), 'conference')).toBe('https://stream.example/1');
    expect(byTitle.get('Nowhere yet')?.location).toBeNull();
  });

  it('follows the line rules of RFC 5545: CRLF, 75 octets, whole characters', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { text } = await readCalendar(api, '/events.ics');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(
      Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))),
    ).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
  });

  it('contains its name, its URL and a refresh interval', async () => {
    await using api = await createTestApi();
    const path = '/events.ics?category=concerts&city=Ber%22lin&country=de';
    const { calendar, text } = await readCalendar(api, path);
    expect(text).toContain('\r\nNAME:Marquee: music\\, Ber"lin\\, Germany\r\n');
    expect(text).toContain('\r\nX-WR-CALNAME:Marquee: music\\, Ber"lin\\, Germany\r\n');
    expect(calendar.getFirstPropertyValue('source')).toBe(`https://api.test${path}`);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
    expect(calendar.getAllSubcomponents()).toHaveLength(1); // a calendar must have a component
  });

  it('accepts the filters of /events and rejects the same values', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    for (const query of [
      'city=austin',
      'country=us&status=all',
      'category=festival',
      'near=52.5,13.4&radius_km=20&status=all',
      'status=cancelled',
      'from=2027-01-01',
    ]) {
      const { events } = await readCalendar(api, `/events.ics?${query}`);
      expect([query, events.map(({ summary }) => summary)]).toEqual([
        query,
        await api.titles(`/events?limit=100&${query}`),
      ]);
    }
    for (const query of [
      'city=a&city=b',
      'limit=0',
      'limit=x',
      'radius_km=3',
      'source_id=1',
      'country=Atlantis',
      'from=2027-01-02&to=2027-01-01',
    ]) {
      await api
        .get(`/events.ics?${query}`)
        .expect(400)
        .expect('Content-Type', /problem\+json/);
    }
    expect((await readCalendar(api, '/events.ics?venue=nobody-knows-it')).events).toEqual([]);
    expect((await readCalendar(api, '/events.ics?limit=3')).events).toHaveLength(3);
    expect((await readCalendar(api, '/events.ics?limit=5000')).events).toHaveLength(
      ODD_EVENTS.length,
    );
  });

  it('contains at most 500 events', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      buildEvent({ title: `Evening ${index}` }),
    );
    await using api = await createTestApi({ events: many });
    expect((await readCalendar(api, '/events.ics')).events).toHaveLength(500);
  });

  it('has the same ETag while nothing changes', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { headers } = await readCalendar(api, '/events.ics');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
    });
    await api.get('/events.ics').set('If-None-Match', must(headers['etag'])).expect(304);
    await api.request
      .head('/events.ics')
      .expect(200)
      .expect('Content-Type', 'text/calendar; charset=utf-8');
    await api.request.post('/events.ics').expect(405);
    await api.get('/events.ics?cty=x').expect(200).expect('Cache-Control', 'private, no-store');
  });

  it('delivers a new time and then a cancellation to subscribers', async () => {
    const record = buildEvent({ title: 'Mover' });
    await using api = await createTestApi({ events: [record] });
    const read = async () => {
      const [event] = (await readCalendar(api, '/events.ics')).events;
      return {
        uid: event?.uid,
        start: String(event?.startDate),
        status: String(propertyOf(event, 'status')),
        sequence: event?.sequence ?? NaN,
      };
    };
    const change = (fields: object) =>
      ingest(api.database, { source: { name: 'test' }, records: [{ ...record, ...fields }] });
    const first = await read();
    await change({ start_local: '2026-12-05T21:00:00' });
    const moved = await read();
    await change({ start_local: '2026-12-05T21:00:00', status: 'cancelled' });
    const cancelled = await read();
    expect(first).toMatchObject({ start: '2026-11-28T20:00:00', status: 'CONFIRMED' });
    expect(moved).toMatchObject({
      uid: first.uid,
      start: '2026-12-05T21:00:00',
      status: 'CONFIRMED',
    });
    expect(cancelled).toMatchObject({
      uid: first.uid,
      start: '2026-12-05T21:00:00',
      status: 'CANCELLED',
    });
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
  });
});

describe('GET /events/{id_or_slug}.ics', () => {
  it('contains one event under the UID that it has in every feed', async () => {
    await using api = await createTestApi({ events: [buildEvent({ title: 'Solo' })] });
    const [event] = await listed(api, '/events');
    const { links } = (await api.get(`/events/${must(event).id}`)).body.event;
    const path = new URL(links.ics).pathname;
    expect(path).toBe('/events/solo-berlin-2026-11-28.ics');
    for (const address of [path, `/events/${must(event).id}.ics`]) {
      const { events } = await readCalendar(api, address);
      expect(events.map(({ uid }) => uid)).toEqual([`${must(event).id}@marquee`]);
    }
  });

  it('responds to a former slug', async () => {
    await using api = await createTestApi({ events: [buildEvent({ title: 'Survivor' })] });
    const [event] = await listed(api, '/events');
    await api.database.prisma.alias.create({
      data: { kind: 'event', alias: 'old-name', recordId: must(event).id },
    });
    expect((await readCalendar(api, '/events/old-name.ics')).events).toHaveLength(1);
  });

  it('responds with 404 to an unknown slug', async () => {
    await using api = await createTestApi();
    await api
      .get('/events/nobody-knows-it.ics')
      .expect(404)
      .expect('Content-Type', /problem\+json/);
    await api.get('/events/.ics').expect(404);
  });
});
