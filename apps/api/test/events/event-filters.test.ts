import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

const EVENTS = [
  buildEvent({
    title: 'Berlin Jazz',
    tags: ['jazz'],
    venue_name: 'Quasimodo',
    artists: ['The Blue Notes'],
    price_min: 20,
    price_max: 35,
    currency: 'EUR',
  }),
  buildEvent({
    title: 'Berlin Summit',
    category: 'conferences',
    featured: true,
    availability: 'few_left',
  }),
  buildEvent({ title: 'Small Town Gig', city: 'Berlin, NH', country: 'USA', is_free: true }),
  buildEvent({
    title: 'LA Comedy',
    category: 'stand-up',
    city: 'Los Angeles',
    country: 'United States',
    price_min: 80,
    currency: 'USD',
  }),
  buildEvent({ title: 'Samba', city: 'São Paulo', country: 'Brasil' }),
  buildEvent({ title: 'Münchner Oper', category: 'theatre', city: 'München', country: 'Germany' }),
  buildEvent({
    title: 'West End',
    category: 'performing-arts',
    city: 'London',
    country: 'UK',
    status: 'cancelled',
  }),
  buildEvent({
    title: 'Tokyo Derby',
    category: 'sport',
    city: '東京',
    country: 'JP',
    status: 'postponed',
    availability: 'available',
  }),
  buildEvent({ title: 'Webinar', category: 'conference', city: null, country: null, online: true }),
];

describe('GET /events', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS, source: 'agenda' });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it.each([
    ['city=Los', ['LA Comedy']],
    ['city=los%20ang', ['LA Comedy']],
    ['city=Angeles', []],
    ['city=sao', ['Samba']],
    ['city=S%C3%83O', ['Samba']],
    ['city=Munich', ['Münchner Oper']],
    ['city=M%C3%BCnchen', ['Münchner Oper']],
    ['city=Muenchen', ['Münchner Oper']],
    ['city=Monaco%20di%20Baviera', ['Münchner Oper']],
    ['city=Monaco', []],
    ['city=%E6%9D%B1%E4%BA%AC', ['Tokyo Derby']],
    ['city=%25', []],
    ['city=L_s', []],
    ['city=Lo%5C', []],
    ['city=Berlin', ['Berlin Jazz', 'Berlin Summit', 'Small Town Gig']],
    ['city=Berlin&country=US', ['Small Town Gig']],
    ['country=uk&status=all', ['West End']],
    ['country=England&status=all', ['West End']],
    ['country=gbr&status=all', ['West End']],
    ['country=bra', ['Samba']],
    ['category=concerts&country=de', ['Berlin Jazz']],
    ['category=music,comedy&country=us', ['LA Comedy', 'Small Town Gig']],
    ['category=!music,!conference', ['LA Comedy', 'Münchner Oper', 'Tokyo Derby']],
    ['category=theater', ['Münchner Oper']],
    ['status=cancelled', ['West End']],
    ['status=postponed,cancelled', ['Tokyo Derby', 'West End']],
    ['availability=few_left', ['Berlin Summit']],
    ['availability=available', []],
    ['availability=available&status=all', []],
    ['featured=1', ['Berlin Summit']],
    ['free=1', ['Small Town Gig']],
    ['price_max=20', ['Berlin Jazz', 'Small Town Gig']],
    ['price_max=19.99', ['Small Town Gig']],
    ['online=1', ['Webinar']],
    ['venue=quasimodo-berlin', ['Berlin Jazz']],
    ['artist=the-blue-notes', ['Berlin Jazz']],
    ['source=agenda&city=los', ['LA Comedy']],
    ['near=52.52,13.4', ['Berlin Jazz', 'Berlin Summit']],
    ['near=52.52,13.4&radius_km=500', ['Berlin Jazz', 'Berlin Summit']],
    ['near=48.2,16.3&radius_km=500', ['Münchner Oper']],
    ['bbox=13.1,52.3,13.8,52.7', ['Berlin Jazz', 'Berlin Summit']],
    ['bbox=-180,-90,180,90&category=sports', ['Tokyo Derby']],
    ['bbox=130,-60,-110,60', ['LA Comedy', 'Tokyo Derby']],
    ['bbox=-130,-60,130,40', ['LA Comedy', 'Samba']],
    ['bbox=13.1,52.3,13.8,52.7&tag=jazz', ['Berlin Jazz']],
    ['tag=JAZZ', ['Berlin Jazz']],
    ['tag=jaz', []],
    ['genre=%3F', []],
    ['genre=%25_%5C', []],
    ['tag=!jazz&city=berlin', ['Berlin Summit', 'Small Town Gig']],
    [
      'country=de,usa',
      ['Berlin Jazz', 'Berlin Summit', 'LA Comedy', 'Münchner Oper', 'Small Town Gig'],
    ],
  ])('%s', async (query, expected) => {
    expect((await api.titles(`/events?${query}`)).sort()).toEqual([...expected].sort());
  });

  it.each(['1,2,3', '13,53,14,52', '-181,0,0,0', '0,0,0,91', 'a,b,c,d'])(
    'rejects bbox=%s',
    async (bbox) => {
      const { body } = await api.get(`/events?bbox=${bbox}`).expect(400);
      expect(body).toMatchObject({ errors: [{ in: 'query', name: 'bbox' }] });
    },
  );

  it.each([
    ['on=2026-12-05..2026-12-06..2026-12-07', '2026-12-05..2026-12-07'],
    ['on=today..', '2026-12-05..2026-12-07'],
    ['near=52.5,13.4,5', 'latitude,longitude'],
    ['near=undefined,undefined', 'latitude,longitude'],
    ['near=52.5N, 13.4E', 'latitude,longitude'],
    ['near=null,13.4', 'latitude,longitude'],
    ['bbox=13.1,52.3,13.8,52.7,9', 'west,south,east,north'],
    ['category=music,', 'one or more of music'],
    ['genre=jazz,', 'comma-separated'],
    ['tag=jazz,,pop', 'comma-separated'],
    ['source=!!demo', 'one ! excludes'],
    ['country=DE,', 'comma-separated'],
    ['country=,DE', 'comma-separated'],
    ['country=!!DE', '! excludes one'],
    ['status=all,cancelled', 'must be all, or one or more of'],
    ['from=2026-12-05..2026-12-07', 'must be a date'],
    ['price_max=10..20', 'must be'],
    ['month=2026-12..2027-01', 'must be a month (2026-12)'],
    ['ongoing=include', 'must be 1 or only'],
  ])('rejects the superfluous part of %s and shows the form', async (query, form) => {
    const path = query.startsWith('month') ? '/events/calendar' : '/events';
    const { body } = await api.get(`${path}?${query}`).expect(400);
    const [name = ''] = query.split('=');
    expect(body).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ in: 'query', name, detail: expect.stringContaining(form) }],
    });
  });

  it('counts and finds the events of a box and a tag as the list does', async () => {
    const query = 'bbox=13.1,52.3,13.8,52.7&tag=jazz';
    expect((await api.get(`/events/facets?${query}`).expect(200)).body).toMatchObject({ total: 1 });
    expect(await api.titles(`/search?q=berlin&${query}`)).toEqual(['Berlin Jazz']);
  });

  it('omits cancelled events unless the status requests them', async () => {
    expect(await api.titles('/events?limit=100')).not.toContain('West End');
    expect(await api.titles('/events?limit=100&status=all')).toContain('West End');
  });

  it('applies no filter for empty values', async () => {
    const all = await api.titles('/events?limit=100');
    expect(await api.titles('/events?limit=100&city=&category=')).toEqual(all);
  });

  it.each([
    ['featured', 'Berlin Summit'],
    ['free', 'Small Town Gig'],
    ['online', 'Webinar'],
  ])('excludes with %s=0 what %s=1 selects', async (flag, title) => {
    const all = await api.titles('/events?limit=100');
    expect(await api.titles(`/events?limit=100&${flag}=1`)).toEqual([title]);
    expect(await api.titles(`/events?limit=100&${flag}=0`)).toEqual(
      all.filter((other) => other !== title),
    );
  });

  it('states how to encode the offset of an instant', async () => {
    const { body } = await api.get('/events?from=2026-12-24T18:00:00+02:00').expect(400);
    expect((body as { detail: string }).detail).toContain('encode + as %2B');
    await api.get('/events?from=2026-12-24T18:00:00%2B02:00').expect(200);
  });

  it('finds the event of a source id regardless of its status', async () => {
    const id = must(EVENTS.find(({ title }) => title === 'West End')?.source_id);
    expect(await api.titles(`/events?source=agenda&source_id=${id}`)).toEqual(['West End']);
  });

  it('states no availability of a postponed event', async () => {
    const { body } = await api.get('/events?status=postponed').expect(200);
    expect((body as { events: object[] }).events).toEqual([
      expect.objectContaining({
        title: 'Tokyo Derby',
        phase: 'postponed',
        availability: 'unknown',
      }),
    ]);
  });

  it('returns an empty list with a warning if a filter names an unknown record', async () => {
    const { body } = await api.get('/events?venue=nowhere-hall').expect(200);
    expect(body).toMatchObject({
      ok: true,
      count: 0,
      events: [],
      warnings: ["there is no venue 'nowhere-hall'"],
    });
  });

  it('returns an empty list with a warning for a holiday of an unknown calendar', async () => {
    const { body } = await api.get('/events?on=public holiday&country=CN').expect(200);
    expect(body).toMatchObject({
      count: 0,
      warnings: [expect.stringContaining('holidays of this country are unknown') as unknown],
    });
  });

  it('returns distances and sorts by them', async () => {
    const { body } = await api
      .get('/events?near=48.2,16.3&radius_km=500&sort=distance')
      .expect(200);
    const [{ distance_km }] = (body as { events: [{ distance_km: number }] }).events;
    expect(distance_km).toBeGreaterThan(340);
    expect(distance_km).toBeLessThan(360);
  });

  it('always fills the seven required fields', async () => {
    const { body } = await api.get('/events?online=1').expect(200);
    const [event] = (body as { events: Record<string, unknown>[] }).events;
    expect(event).toMatchObject({ venue_name: 'Online', city: 'Online', country: null, lat: null });
    expect(event?.['ticket_url']).toBe(
      `https://widgets.test/embed/event/${String(event?.['slug'])}`,
    );
  });
});
