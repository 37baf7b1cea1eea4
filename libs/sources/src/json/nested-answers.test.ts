import { describe, expect, it } from '@jest/globals';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';
import { fromJsonApi } from './json-api.ts';
import { resolveReferences } from './resolve-references.ts';

const read = async (document: unknown) => {
  const { events } = await readTexts((files) => readNdjson(files), {
    'a.json': JSON.stringify(document, null, 1),
  });
  return events;
};

describe('an answer of an API', () => {
  it('is JSON:API: attributes, and included resources', async () => {
    const place = { type: 'node--place', id: '7', attributes: { title: 'Glass House' } };
    const address = { country_code: 'BE', locality: 'Ghent', address_line1: 'Lindenlei 3' };
    const events = await read({
      data: [
        {
          ...{ type: 'node--event', id: '1', links: { self: { href: 'https://a.example/api/1' } } },
          attributes: {
            ...{ title: 'Glass and Light', created: '2026-10-02T08:00:00+00:00', promote: true },
            field_date: [{ value: '2027-03-11T19:00:00+01:00', end_value: '2027-03-11T22:00:00Z' }],
          },
          relationships: {
            field_location: { data: { type: 'node--place', id: '7' } },
            field_image: { data: null },
          },
        },
      ],
      included: [{ ...place, attributes: { ...place.attributes, field_address: address } }],
    });
    expect(events).toMatchObject([
      {
        ...{ title: 'Glass and Light', start_utc: '2027-03-11T19:00:00+01:00' },
        ...{ venue_name: 'Glass House', address: 'Lindenlei 3', city: 'Ghent', country: 'BE' },
      },
    ]);
    expect(events[0]).toMatchObject({ organizer: undefined, url: undefined });
  });

  it('names objects around others "data", "content" and "when"', async () => {
    const [event] = await read({
      events: [
        {
          content: { summary: { text: 'Kitchen Party' }, place: 'Harbour Hall' },
          when: {
            start: { millis: 1812150000000, tzid: 'America/Halifax' },
            end: { millis: 1812160800000 },
            allDay: false,
          },
        },
      ],
    });
    expect(event).toMatchObject({
      ...{ title: 'Kitchen Party', venue_name: 'Harbour Hall', timezone: 'America/Halifax' },
      ...{ start_utc: '2027-06-04T23:00:00.000Z', end_utc: '2027-06-05T02:00:00.000Z' },
    });
    expect(await read([{ data: { title: 'Coro', data_inizio: '2027-04-09' } }])).toMatchObject([
      { title: 'Coro', start_local: '2027-04-09' },
    ]);
  });

  it('lists the performers of an event, which are no events', async () => {
    const event = {
      ...{ title: 'Night Bus', startTime: '2027-04-02T22:30:00.000' },
      artists: [
        { id: 1, name: 'Ori Vale' },
        { id: 2, name: 'Tessel' },
        { id: 3, name: 'Rue' },
      ],
    };
    const data = [{ listingDate: '2027-04-02T00:00:00.000', event }];
    expect(await read({ data: { eventListings: { data } } })).toMatchObject([
      {
        ...{ title: 'Night Bus', start_local: '2027-04-02T22:30:00' },
        artists: ['Ori Vale', 'Tessel', 'Rue'],
      },
    ]);
  });

  it('states periods with hours', async () => {
    const events = await read({
      objets: [
        {
          nom: { libelleFr: 'Nuit des violons' },
          ouverture: {
            periodesOuvertures: [
              {
                ...{ dateDebut: '2027-03-12', dateFin: '2027-03-12' },
                ...{ horaireOuverture: '20:30:00', horaireFermeture: '22:30:00' },
              },
            ],
          },
        },
      ],
    });
    expect(events).toMatchObject([
      {
        title: 'Nuit des violons',
        ...{ start_local: '2027-03-12T20:30:00', end_local: '2027-03-12T22:30:00' },
      },
    ]);
  });

  it('states hours and minutes in members of their own, next to the whole time', async () => {
    const time = { date: '2027-04-09', hour: '9', minutes: '30', ampm: 'PM' };
    const data = { title: 'Coro', time: { start: '9:30 pm', end: '11:00 pm' } };
    const record = {
      ID: 1,
      data,
      date: { start: time, end: { ...time, hour: '11' }, hide_time: 0 },
    };
    expect(await read({ events: { '2027-04-09': [record] } })).toMatchObject([
      { title: 'Coro', start_local: '2027-04-09T21:30:00', end_local: '2027-04-09T23:00:00' },
    ]);
  });

  it('states a time for programs rather than the one for readers', async () => {
    const start = { formatted: 'Sat 1 May 2027 6:00 PM', iso: '2027-05-01T18:00:00+01:00' };
    expect(await read([{ name: 'Bells', start }])).toMatchObject([
      { start_utc: '2027-05-01T18:00:00+01:00' },
    ]);
  });

  it('is a list of posts, whose date is that of the publication', async () => {
    const post = {
      ...{ date: '2026-10-01T09:00:00', date_gmt: '2026-10-01T08:00:00' },
      ...{ modified: '2026-11-01T09:00:00', modified_gmt: '2026-11-01T08:00:00' },
      title: { rendered: 'Stille zee' },
    };
    const acf = { datum: '20270219', aanvang: '20:15', eindtijd: '22:00' };
    expect(await read([{ ...post, acf }])).toMatchObject([
      { title: 'Stille zee', start_local: '2027-02-19T20:15:00', end_local: '2027-02-19T22:00:00' },
    ]);
    expect(await read([post])).toEqual([]);
  });

  it('states prices in cents, and a page in two parts', async () => {
    const ticket_info = { is_free: false, price: { cents: 1500, currency: 'usd' } };
    const page = { base: 'https://hall.example', path: '/one' };
    expect(
      await read([{ name: 'Owls', start_at: '2027-03-01T20:00:00Z', ticket_info, page }]),
    ).toMatchObject([{ price_min: 15, currency: 'usd', url: 'https://hall.example/one' }]);
  });

  it.each([...['prix_centimes', 'PRICE_CENTS', 'price.cents', 'amountInCents', 'preco_centavos']])(
    'states prices in cents in %s',
    async (name) => {
      const price = name === 'amountInCents' ? { price: { [name]: 1500 } } : { [name]: 1500 };
      expect(
        await read([{ name: 'Owls', start_at: '2027-03-01T20:00:00Z', ...price }]),
      ).toMatchObject([{ price_min: 15 }]);
    },
  );

  it('names a town and a venue, which is the one with the address', async () => {
    const event = {
      ...{ title: 'Вечер', start: '2027-02-06T19:00:00' },
      location: { slug: 'spb', name: 'Санкт-Петербург' },
      place: { title: 'Дом на Мойке', address: 'наб. р. Мойки, д. 20' },
    };
    expect(await read([event])).toMatchObject([{ venue_name: 'Дом на Мойке' }]);
  });

  it('has rows of ArcGIS, with a point in degrees', async () => {
    const attributes = { name: 'Noc', date_from: 1811520000000, date_to: 1811538000000 };
    const point = (x: number, y: number) => ({ attributes, geometry: { x, y } });
    const events = await read({ features: [point(16.6, 49.2), point(1_850_000, 6_300_000)] });
    expect(events).toMatchObject([
      { title: 'Noc', start_utc: '2027-05-28T16:00:00.000Z', lat: 49.2, lng: 16.6 },
      { title: 'Noc', lat: undefined },
    ]);
  });

  it('states one venue as a list', async () => {
    const fields = { Name: 'Open Studio', Start: '2027-03-13T18:00:00Z', 'Venue Name': ['Loft 9'] };
    expect(await read({ records: [{ id: 'rec1', fields }] })).toMatchObject([
      { title: 'Open Studio', venue_name: 'Loft 9' },
    ]);
  });
});

it('has no title in a note', async () => {
  expect(await read([{ date: '2027-03-06', venue: 'Trix', note: 'Free entry' }])).toEqual([]);
});

it.each([
  ['Tin Men + Ana Roy + 7 Owls', ['Tin Men', 'Ana Roy', '7 Owls']],
  ['Ana Roy + the Owls', ['Ana Roy + the Owls']],
  ['Juan Paz + su Banda', ['Juan Paz + su Banda']],
  ['Ana Roy + Friends', ['Ana Roy + Friends']],
  ['Ana Roy + guests', ['Ana Roy + guests']],
  ['Angus + Julia Stone', ['Angus + Julia Stone']],
])('reads the bill "%s" as %j', async (artiste, artists) => {
  expect(await read([{ date: '2027-03-06', venue: 'Trix', artiste }])).toMatchObject([
    { title: artiste, artists },
  ]);
});

it('follows resources that refer to each other often without repeating them', async () => {
  const references = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 'tag', id: String(at) }));
  const many = 400;
  const attributes = { title: 'Owls', start: '2027-03-06' };
  const relationships = { tags: { data: references(1) } };
  const data = references(many).map(({ id }) => ({ type: 'event', id, attributes, relationships }));
  const included = references(many).map((tag) => ({
    ...tag,
    attributes: { name: 'folk' },
    relationships: { related: { data: references(many) } },
  }));
  const { data: records } = fromJsonApi({ data, included }) as { data: { tags: object }[] };
  expect(records).toHaveLength(many);
  expect(new Set(records.map(({ tags }) => tags)).size).toBe(1);
  expect(records[0]?.tags).toMatchObject({ name: 'folk', related: { length: 10 } });
});

describe('an answer of Microsoft Graph', () => {
  it('has an instant where its zone is UTC, and may continue on other lines', async () => {
    const at = (dateTime: string, timeZone: string) => ({ dateTime, timeZone });
    const night = {
      ...{ id: '1', subject: 'Chess', location: { displayName: 'Hall' } },
      ...{ start: at('2027-03-06T19:00:00.0000000', 'UTC'), end: at('2027-03-06T21:00:00', 'UTC') },
    };
    const choir = {
      ...night,
      subject: 'Choir',
      start: at('2027-03-07T19:00:00', 'W. Europe Standard Time'),
    };
    const { events } = await readTexts((files) => readNdjson(files), {
      'a.json': `{"value":[${JSON.stringify(night)},\n${JSON.stringify(choir)}]}`,
    });
    expect(events).toMatchObject([
      {
        ...{ title: 'Chess', start_utc: '2027-03-06T19:00:00Z', end_utc: '2027-03-06T21:00:00Z' },
        ...{ timezone: undefined, start_local: undefined },
      },
      { start_local: '2027-03-07T19:00:00', timezone: 'W. Europe Standard Time' },
    ]);
  });
});

describe('names of national systems', () => {
  it('are known: Korea and Hong Kong', async () => {
    expect(
      await read([
        {
          mt20id: 'P1',
          prfnm: '달빛',
          prfpdfrom: '2027.03.05',
          prfpdto: '2027.03.07',
          fcltynm: '홀',
        },
      ]),
    ).toMatchObject([
      { title: '달빛', start_local: '2027-03-05', end_local: '2027-03-07', venue_name: '홀' },
    ]);
    const show = { titlee: 'Lions', predateE: '16/01/2027(Sat)20:00;17/01/2027(Sun)15:00' };
    const events = await read([
      { id: '9', ...show, urle: 'https://a.example/e', submitdate: '2026-12-05' },
    ]);
    expect(events).toMatchObject([
      { title: 'Lions', start_local: '2027-01-16T20:00:00', url: 'https://a.example/e' },
      { title: 'Lions', start_local: '2027-01-17T15:00:00' },
    ]);
  });
});

describe('a name', () => {
  it('of a ground is the venue, and "source_url" the page if there is no other', async () => {
    const match = { fecha: '2027-07-01', hora: '21:00', equipo_local: 'A', equipo_visitante: 'B' };
    const source_url = 'https://a.example/1';
    expect(await read([{ ...match, estadio: 'Centenario', source_url }])).toMatchObject([
      { venue_name: 'Centenario', start_local: '2027-07-01T21:00:00', url: source_url },
    ]);
    expect(await read([{ titre: 'Vente', date: '8-Février-2025' }])).toMatchObject([
      { start_local: '2025-02-08' },
    ]);
  });

  it('lists the people of a show, which are no events, and flags for its tickets', async () => {
    const night = { venue: 'The Cellar', location: 'Leeds', date: '2027-03-06', start: '20:00' };
    const people = ['Ann Ax', 'Bo Bell', 'Cy Cole'].map((name) => ({ name, link: 'https://a.b' }));
    const events = await read({
      shows: [
        { id: 1, name: 'Late Laughs', ...night, sold_out: true, comedians: people },
        { id: 2, name: 'Early Laughs', ...night, postponed: true, regulars: people },
      ],
    });
    expect(events).toMatchObject([
      { title: 'Late Laughs', availability: 'sold_out', artists: ['Ann Ax', 'Bo Bell', 'Cy Cole'] },
      { title: 'Early Laughs', status: 'postponed' },
    ]);
    expect(events).toHaveLength(2);
  });

  it('states tickets as the status, and place and time as "wo" and "wann"', async () => {
    const row = { heading: 'Ball', wann: '06.03.2027', wo: 'Stadtsaal, Herisau' };
    const events = await read({ termine: [{ ...row, status: 'ausverkauft' }, row] });
    expect(events).toMatchObject([
      { title: 'Ball', availability: 'sold_out', start_local: '2027-03-06' },
      { title: 'Ball', venue_name: 'Stadtsaal, Herisau' },
    ]);
  });
});

it('is small in memory if many records refer to one venue', () => {
  const venue = { id: 1, name: 'Roxy' };
  const events = Array.from({ length: 2 }, () => ({ title: 'Gig', venue_id: 1 }));
  const { events: resolved } = resolveReferences({ venues: [venue], events }) as {
    events: { venue: object }[];
  };
  expect(resolved[0]?.venue).toMatchObject({ name: 'Roxy' });
  expect(resolved[1]?.venue).toBe(resolved[0]?.venue);
});

it('reads names of a million characters in linear time', async () => {
  const record = { title: 'Gig', start: '2027-03-05T18:00', ['venue '.repeat(200_000)]: 1 };
  expect(await read([record, record])).toMatchObject([{ title: 'Gig' }, { title: 'Gig' }]);
});
