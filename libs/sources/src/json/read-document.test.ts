import { describe, expect, it } from '@jest/globals';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';
import type { TableOptions } from '../tables/table-options.ts';

const read = (document: unknown, options: TableOptions = {}) =>
  readTexts((files) => readNdjson(files, options), {
    'a.json': JSON.stringify(document, null, 1),
  });

describe('a JSON document', () => {
  it('has its events in a nested list, with the day of the object around it', async () => {
    const { events } = await read({
      timezone: 'Europe/Madrid',
      days: [
        { date: '2027-05-08', events: [{ titulo: 'Noche', hora: '20:00' }] },
        { date: '2027-05-09', events: [{ titulo: 'Tarde', hora: '17:30' }] },
      ],
    });
    expect(events).toMatchObject([
      { title: 'Noche', start_local: '2027-05-08T20:00:00', timezone: 'Europe/Madrid' },
      { title: 'Tarde', start_local: '2027-05-09T17:30:00' },
    ]);
  });

  it('has lists by year and lists of one shape', async () => {
    const event = (name: string, when: string) => ({ name, when });
    const byYear = await read({
      2026: [event('A', '2026-12-30')],
      2027: [event('B', '2027-01-02')],
    });
    expect(byYear.events.map(({ title }) => title)).toEqual(['A', 'B']);
    const siblings = await read({
      upcoming: [event('C', '2027-01-02')],
      past: [event('D', '2026-01-02')],
    });
    expect(siblings.events.map(({ title }) => title)).toEqual(['C', 'D']);
  });

  it('reports each record of the lists that it does not read', async () => {
    const show = (name: string) => ({ name, when: '2027-01-02', stage: 'A' });
    const { events, unreadables } = await read({
      venue: { name: 'Hall', shows: [show('A'), show('B'), show('C')] },
      courses: { autumn: [{ title: 'D', start: '2027-10-02', teacher: 'Ana' }] },
      staff: [{ name: 'Ana', role: 'Teacher' }],
    });
    expect(events.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
    expect(unreadables.map(({ unreadable }) => unreadable)).toEqual([
      'The list "courses.autumn" is not read, because another one has more events. Set --list "courses.autumn".',
    ]);
  });

  it('can number the members of its events', async () => {
    const { events } = await read({
      title: 'Agenda',
      ...{ event1_title: 'Optreden', event1_year: '2027', event1_month: 'SEP', event1_day: '20' },
      ...{ event2_title: 'Verhaal', event2_year: '2027', event2_month: 'OKT', event2_day: '04' },
      ...{ event3_title: '', event3_year: '', event3_month: '', event3_day: '' },
    });
    expect(events).toMatchObject([
      { title: 'Optreden', start_local: '2027-09-20' },
      { title: 'Verhaal', start_local: '2027-10-04' },
    ]);
  });

  it('states the dates of an event in a list, which become a series', async () => {
    const { events } = await read([
      {
        id: 'x',
        titolo: 'Replica',
        date: [
          { data: '2027-10-02', ora: '21:00' },
          { data: '2027-10-04', ora: '18:00' },
        ],
      },
    ]);
    expect(events).toMatchObject([
      { source_id: 'x#2027-10-02T21:00:00', series_id: 'x', start_local: '2027-10-02T21:00:00' },
      { source_id: 'x#2027-10-04T18:00:00', series_id: 'x', start_local: '2027-10-04T18:00:00' },
    ]);
  });

  it('has a start in milliseconds, a local time next to an instant, or year, month and day', async () => {
    const { events } = await read([{ name: 'Brass', startDate: 1810339200000 }]);
    expect(events).toMatchObject([{ start_utc: '2027-05-15T00:00:00.000Z' }]);
    const both = await read([
      { title: 'Jazz', start_date: '2027-05-22 19:30:00', utc_start_date: '2027-05-22 23:30:00' },
    ]);
    expect(both.events).toMatchObject([{ start_local: '2027-05-22T19:30:00' }]);
    const parts = await read([
      { tour: 'Long road', year: '2027', month: 3, day: 8, city: 'Ghent' },
    ]);
    expect(parts.events).toMatchObject([{ title: 'Long road', start_local: '2027-03-08' }]);
  });

  it('has a position as a pair or as WKT', async () => {
    const event = { title: 'Walk', start: '2027-05-01' };
    const { events } = await read([
      { ...event, geo_point_2d: [48.88, 2.37] },
      { ...event, geo_point_2d: [48.86, 2.31] },
    ]);
    expect(events).toMatchObject([{ lat: 48.88, lng: 2.37 }, { lat: 48.86 }]);
    const wkt = await read([{ ...event, geometry: 'POINT (4.35 50.85)' }]);
    expect(wkt.events).toMatchObject([{ lat: 50.85, lng: 4.35 }]);
  });

  it('has an id that many records share, which is not theirs', async () => {
    const record = (id: string) => ({
      id,
      title: `T ${id}`,
      start: '2027-05-01',
      source_id: 'city',
    });
    const { events } = await read([record('a'), record('b'), record('c')]);
    expect(events.map(({ source_id }) => source_id)).toEqual(['a', 'b', 'c']);
  });

  it('takes the first value of several members, the performer if there is no title', async () => {
    const { events } = await read([
      { event_title: '', artist_name: 'Ana Roy', date: '2027-05-01' },
      { event_title: 'Gala', artist_name: 'Quartet', date: '2027-05-02' },
    ]);
    expect(events).toMatchObject([{ title: 'Ana Roy' }, { title: 'Gala' }]);
  });

  it('without events is refused with its lists, their members, and a mapping', async () => {
    const { unreadables } = await read({
      shows: [{ label1: 'Noche larga', foo: '2027-05-08', bar: 1 }],
      staff: [{ who: 'x' }],
    });
    expect(unreadables).toHaveLength(1);
    expect(unreadables[0]?.unreadable).toMatch(
      /Its lists are shows \(1 × label1, foo, bar\); staff/,
    );
    expect(unreadables[0]?.unreadable).toMatch(
      /contain dates: "foo".*--map title=.*,start_local=foo/,
    );
  });

  it('is read from the list that is named', async () => {
    const one = [{ title: 'A', start: '2027-01-01' }];
    const { events } = await read(
      { a: one, b: [{ title: 'B', start: '2027-01-02' }] },
      { list: 'b' },
    );
    expect(events).toMatchObject([{ title: 'B' }]);
  });

  it('has no event in an image or in a deadline', async () => {
    const { events } = await read([
      { name: 'Conf', startDate: '2027-05-01', cfp: { endDate: '2027-01-01' } },
    ]);
    expect(events).toMatchObject([{ title: 'Conf', start_local: '2027-05-01' }]);
    expect(events[0]?.end_local).toBeUndefined();
  });

  const talk = { title: 'On Rain', start: '2027-03-05' };
  const roxy = { name: 'Roxy', city: 'Ghent' };
  it.each([
    [
      'in an object',
      { data: { venues: [{ id: 7, ...roxy }], events: [{ ...talk, venue_id: 7 }] } },
    ],
    ['in another object', { linked: { venues: { 7: roxy } }, events: [{ ...talk, venue: 7 }] }],
    ['by venue_id', { venues: [{ venue_id: 7, ...roxy }], events: [{ ...talk, venue_id: '7' }] }],
    ['by _id', { venues: [{ _id: 'v', ...roxy }], events: [{ ...talk, venueId: ['v'] }] }],
    [
      'by $oid',
      { venues: [{ _id: { $oid: 'v' }, ...roxy }], events: [{ ...talk, venue_id: { $oid: 'v' } }] },
    ],
    ['by uid', { venues: [{ uid: 'v', ...roxy }], events: [{ ...talk, venue_uid: 'v' }] }],
    ['by an object', { venues: [{ id: 7, ...roxy }], events: [{ ...talk, venue: { id: 7 } }] }],
    [
      'with the id of its city',
      {
        cities: [{ id: 1, name: 'Ghent' }],
        venues: [{ id: 7, name: 'Roxy', city_id: 1 }],
        events: [{ ...talk, venue_id: 7, venue: null }],
      },
    ],
    [
      'by the nearest list',
      {
        north: { venues: [{ id: 7, name: 'Kuppel', city: 'Basel' }] },
        south: { venues: [{ id: 7, ...roxy }], events: [{ ...talk, venue_id: 7 }] },
      },
    ],
  ])('names venues %s', async (_, document) => {
    const { events } = await read(document);
    expect(events).toMatchObject([{ title: 'On Rain', venue_name: 'Roxy', city: 'Ghent' }]);
  });

  it('names no venue by an id that means two, and ends where records refer to each other', async () => {
    const { events } = await read({
      ...{ a: { venues: [{ id: 7, name: 'A' }] }, b: { venues: [{ id: 7, name: 'B' }] } },
      events: [{ ...talk, venue_id: 7 }],
    });
    expect(events).toMatchObject([{ title: 'On Rain', venue_name: undefined }]);
    const circle = await read({
      venues: [{ id: 7, ...roxy, organizer_id: 1 }],
      organizers: [{ id: 1, name: 'Rain Club', venue_id: 7 }],
      events: [{ ...talk, venue_id: 7 }],
    });
    expect(circle.events).toMatchObject([{ venue_name: 'Roxy', city: 'Ghent' }]);
  });

  it('names venues by their id in a list of its own', async () => {
    const venues = { roxy: { name: 'Roxy', city: 'Ghent', country: 'BE' } };
    const { events } = await read({
      venues,
      productions: [
        {
          title: 'Nocturne',
          performances: [{ date: '2027-03-05', time: '20:00', venue_id: 'roxy' }],
        },
      ],
    });
    expect(events).toMatchObject([{ venue_name: 'Roxy', city: 'Ghent', country: 'BE' }]);
    const rooms = [{ id: 7, name: 'Main Hall' }];
    const programme = await read({
      rooms,
      talks: [{ title: 'On Rain', start: '2027-03-05', roomId: 7 }],
    });
    expect(programme.events).toMatchObject([{ title: 'On Rain', venue_name: 'Main Hall' }]);
  });

  it('states rooms of a house, whose name is the place only without another', async () => {
    const talk = {
      title: 'Opening',
      date: '2027-05-14T10:00:00+02:00',
      room: 'Aula',
      current: true,
    };
    const { events } = await read({ days: [{ rooms: { Aula: [talk] } }] });
    expect(events).toMatchObject([{ title: 'Opening', venue_name: 'Aula', currency: undefined }]);
    const placed = await read([
      { ...talk, location: 'Town Hall, Ghent', mapLink: 'https://maps.example/1' },
    ]);
    expect(placed.events).toMatchObject([{ venue_name: 'Town Hall, Ghent', url: undefined }]);
  });

  it('does not repeat a large object for each event that refers to it', async () => {
    const members = Array.from({ length: 60 }, (_, n) => [`member${String(n)}`, n]);
    const large = { name: 'Roxy', ...Object.fromEntries(members) };
    let deep: unknown = 'Ghent';
    for (let depth = 0; depth < 20; depth++) deep = { deep };
    for (const venue of [large, { name: 'Roxy', deep }]) {
      const event = {
        title: 'Nocturne',
        start: '2027-03-05T20:00',
        venue_id: 'roxy',
        city: 'Ghent',
      };
      const { events } = await read({ venues: { roxy: venue }, events: [event] });
      expect(events).toMatchObject([{ title: 'Nocturne', venue_name: undefined }]);
    }
  });
});

it('reads the end of records that name it in two ways', async () => {
  const { events } = await readTexts((files) => readNdjson(files), {
    'a.json': JSON.stringify(
      [
        { title: 'Owls', startDateTime: '2027-03-04T18:00', endDateTime: '2027-03-04T19:00' },
        { title: 'Larks', start: '2027-03-05T18:00', end: '2027-03-05T20:00' },
      ],
      null,
      1,
    ),
  });
  expect(events.map(({ end_local }) => end_local)).toEqual([
    '2027-03-04T19:00:00',
    '2027-03-05T20:00:00',
  ]);
});

describe('the dates of a tour', () => {
  const shows = [
    { venue: 'Roxy', city: 'Ghent', date: '2027-03-05' },
    { venue: 'Plaza', city: 'Lyon', date: '2027-03-09' },
  ];
  const read = async (document: unknown) =>
    (
      await readTexts((files) => readNdjson(files), {
        'a.json': JSON.stringify(document, null, 1),
      })
    ).events;

  it('have the name of the performer of the document', async () => {
    expect(await read({ artist: 'The Owls', shows })).toMatchObject(
      shows.map(({ venue, city }) => ({
        ...{ title: 'The Owls', artists: ['The Owls'], category: 'music' },
        ...{ venue_name: venue, city },
      })),
    );
  });

  it('have their own titles, and records without a place none', async () => {
    const events = await read({
      band: 'The Owls',
      shows: shows.map((show) => ({ ...show, title: 'Gig' })),
    });
    expect(events).toMatchObject([{ title: 'Gig', artists: undefined }, { title: 'Gig' }]);
    const [{ date } = { date: '' }] = shows;
    expect(await read({ artist: 'The Owls', releases: [{ date, label: 'Tern' }] })).toEqual([]);
  });

  it('have the names of the performers if the tour is "-"', async () => {
    const tours = ['Night Tour', '-', 'Day Tour', 'Sea Tour'].map((tour) => ({
      ...{ venue: 'Roxy', date: '2027-03-05', tour, bands: ['The Owls'] },
    }));
    expect((await read(tours)).map(({ title }) => title)).toEqual([
      ...['Night Tour', 'The Owls', 'Day Tour', 'Sea Tour'],
    ]);
  });
});

it('reads no region from the state of a record', async () => {
  const record = { title: 'Yoga', start: '2027-03-05T18:00', city: 'Leeds' };
  const { events } = await readTexts((files) => readNdjson(files), {
    'a.json': JSON.stringify(
      [
        { ...record, state: 'updated' },
        { ...record, state: 'updated' },
      ],
      null,
      1,
    ),
  });
  expect(events).toMatchObject([{ region: undefined }, { region: undefined }]);
});
