import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readJsonLd } from './jsonld.ts';

const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  '@id': 'https://agenda.example/1',
  name: 'Evening',
  description: 'First.',
  startDate: '2026-11-28T20:00:00+01:00',
  endDate: '2026-11-28T23:30+01:00',
  eventStatus: 'https://schema.org/EventPostponed',
  location: {
    '@type': 'MusicVenue',
    name: 'Große Halle',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Hauptstr. 1',
      addressLocality: 'Berlin',
      addressCountry: { '@type': 'Country', name: 'DE' },
    },
    geo: { '@type': 'GeoCoordinates', latitude: '52.5', longitude: 13.4 },
  },
  performer: [{ '@type': 'MusicGroup', name: 'Ana Öst' }, 'The !!! Band'],
  offers: [
    {
      '@type': 'Offer',
      price: '12,50',
      priceCurrency: 'EUR',
      availability: 'http://schema.org/SoldOut',
      url: 'https://tickets.example/1',
    },
    { '@type': 'Offer', priceSpecification: { price: 30 }, availability: 'LimitedAvailability' },
  ],
  image: { '@type': 'ImageObject', url: 'https://images.example/1.jpg' },
  isAccessibleForFree: false,
  keywords: 'Song, evening',
  typicalAgeRange: '16-',
  inLanguage: 'de',
  doorTime: '2026-11-28T19:00:00+01:00',
  genre: ['Jazz', 'Swing'],
  organizer: {
    '@type': 'Organization',
    name: 'Halle e. V.',
    url: 'https://halle.example/',
    email: 'x@halle.example',
  },
  url: 'https://agenda.example/1.html',
};

const read = async (document: unknown) =>
  readTexts(readJsonLd, {
    'a.jsonld': typeof document === 'string' ? document : JSON.stringify(document),
  });
const readOne = async (fields: object) => (await read({ ...concert, ...fields })).events[0];

describe('schema.org events', () => {
  it('reads every field of an event', async () => {
    expect(await readOne({})).toEqual({
      title: 'Evening',
      doors_local: '2026-11-28T19:00:00+01:00',
      genres: ['Jazz', 'Swing'],
      organizer: 'Halle e. V.',
      organizer_url: 'https://halle.example/',
      source_id: 'https://agenda.example/1',
      description: 'First.',
      category: 'music',
      tags: ['Song', 'evening'],
      start_utc: '2026-11-28T20:00:00+01:00',
      end_utc: '2026-11-28T23:30+01:00',
      timezone: null,
      status: 'https://schema.org/EventPostponed',
      venue_name: 'Große Halle',
      address: 'Hauptstr. 1',
      city: 'Berlin',
      region: null,
      country: 'DE',
      lat: 52.5,
      lng: 13.4,
      online: null,
      online_url: null,
      artists: ['Ana Öst', 'The !!! Band'],
      price_min: 12.5,
      price_max: 30,
      currency: 'EUR',
      availability: 'few_left',
      ticket_url: 'https://tickets.example/1',
      is_free: 'false',
      url: 'https://agenda.example/1.html',
      image_url: 'https://images.example/1.jpg',
      venue_image_url: null,
      age_restriction: '16+',
      languages: ['de'],
      text_language: 'de',
      kind: null,
      audience: null,
    });
  });

  it.each([
    [
      'a date',
      { startDate: '2026-11-28', endDate: '2026-11-29' },
      { start_local: '2026-11-28', end_local: '2026-11-29' },
    ],
    [
      'a time without an offset',
      { startDate: '2026-11-28T20:00', endDate: null },
      { start_local: '2026-11-28T20:00' },
    ],
    [
      'an offset without a colon',
      { startDate: '2026-11-28T20:00:00-0400' },
      { start_utc: '2026-11-28T20:00:00-0400' },
    ],
    [
      'its category as a keyword',
      { '@type': 'SocialEvent', keywords: ['nightlife', 'dj'] },
      { category: 'nightlife', tags: ['dj'] },
    ],
    ['several types', { '@type': ['Event', 'schema:TheaterEvent'] }, { category: 'theater' }],
    [
      'an identifier',
      { identifier: { '@type': 'PropertyValue', value: 'x-7' } },
      { source_id: 'x-7' },
    ],
    [
      'two teams',
      {
        '@type': 'SportsEvent',
        performer: null,
        homeTeam: { name: 'Hertha' },
        awayTeam: { name: 'Union' },
      },
      { artists: ['Hertha', 'Union'] },
    ],
    [
      'a place by its address in one line',
      {
        location: { '@type': 'Place', name: 'Roxy', address: 'Hauptstr. 2, 10115 Berlin, Germany' },
      },
      { venue_name: 'Roxy', address: 'Hauptstr. 2, 10115 Berlin, Germany' },
    ],
    ['a place as text', { location: 'Roxy, Austin, TX' }, { venue_name: 'Roxy, Austin, TX' }],
    [
      'a link in place of a place',
      { location: { '@type': 'VirtualLocation', url: 'https://stream.example/1' } },
      { online: true, online_url: 'https://stream.example/1' },
    ],
    [
      'a range of prices',
      {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 5,
          highPrice: '$20.00',
          priceCurrency: 'USD',
        },
      },
      { price_min: 5, price_max: 20, currency: 'USD' },
    ],
    [
      'a lowest price',
      { offers: { '@type': 'AggregateOffer', lowPrice: 5 } },
      { price_min: 5, price_max: null },
    ],
    [
      'odd members',
      { location: 7, offers: ['x', null], performer: {}, image: [[]], keywords: { a: 1 } },
      { title: 'Evening', price_min: null, artists: [] },
    ],
  ])('reads an event with %s', async (_name, fields, expected) =>
    expect(await readOne(fields)).toMatchObject(expected),
  );
});

describe('JSON-LD documents', () => {
  const other = { ...concert, '@id': 'https://agenda.example/2', name: 'Other' };
  const page = (...scripts: string[]) =>
    `<!doctype html><html><head>${scripts.map((script) => `<script data-x type="application/ld+json" >${script}</script>`).join('\n')}</head>`;

  it.each([
    ['a list', [concert, other]],
    [
      'a graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, concert, other] },
    ],
    [
      'an ItemList',
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: concert },
          { '@type': 'ListItem', item: other },
        ],
      },
    ],
    ['a venue with its events', { '@type': 'MusicVenue', name: 'Roxy', event: [concert, other] }],
    [
      'a series',
      {
        '@type': 'EventSeries',
        name: 'Series',
        subEvent: [{ ...concert, superEvent: { ...other, name: 'Series' } }, other],
      },
    ],
    ['one a line', `${JSON.stringify(concert)}\n\n${JSON.stringify(other)}\n`],
    [
      'a run that lists no dates of its own, beside another event',
      [{ ...concert, '@type': 'EventSeries' }, other],
    ],
    [
      'scripts of a page',
      page('{"@type":"Organization","name":"x"}', JSON.stringify(concert), JSON.stringify([other])),
    ],
    [
      'scripts of a careless page',
      page(
        `<!-- ${JSON.stringify(concert)} -->`,
        JSON.stringify(other).replace('First.', 'First\n\tand second'),
      ),
    ],
  ])('reads every event of %s', async (_name, document) => {
    const { events, unreadables } = await read(document);
    expect(events.map(({ title }) => title)).toEqual(['Evening', 'Other']);
    expect(unreadables).toEqual([]);
  });

  it('reads the expanded form', async () => {
    const { events } = await read([
      {
        '@id': 'https://agenda.example/3',
        '@type': ['http://schema.org/Event'],
        'http://schema.org/name': [{ '@language': 'en', '@value': 'Expanded' }],
        'http://schema.org/startDate': [
          { '@type': 'http://schema.org/Date', '@value': '2026-01-31T15:00:00' },
        ],
        'http://schema.org/location': [{ '@id': '_:g1' }],
        'http://schema.org/url': [{ '@id': 'https://agenda.example/3.html' }],
        'http://schema.org/eventStatus': [{ '@id': 'http://schema.org/EventCancelled' }],
      },
      {
        '@id': '_:g1',
        '@type': ['http://schema.org/Place'],
        'http://schema.org/name': [{ '@value': 'Hall' }],
        'http://schema.org/address': [{ '@id': '_:g2' }],
      },
      { '@id': '_:g2', 'http://schema.org/addressLocality': [{ '@value': 'Camrose' }] },
    ]);
    expect(events).toMatchObject([
      {
        title: 'Expanded',
        start_local: '2026-01-31T15:00:00',
        venue_name: 'Hall',
        city: 'Camrose',
        url: 'https://agenda.example/3.html',
        status: 'http://schema.org/EventCancelled',
      },
    ]);
  });

  it('builds distinct ids for events with one address from their start times', async () => {
    const { events } = await read([
      concert,
      { ...concert, startDate: '2026-11-29T20:00:00+01:00' },
    ]);
    expect(events.map(({ source_id }) => source_id)).toEqual([
      'https://agenda.example/1#2026-11-28T20:00:00+01:00',
      'https://agenda.example/1#2026-11-29T20:00:00+01:00',
    ]);
  });

  it('reports a broken document and reads all others', async () => {
    expect(await read(page('{"@type":', JSON.stringify(concert)))).toMatchObject({
      events: [{ title: 'Evening' }],
      unreadables: [{ unreadable: 'The script is not valid JSON.', where: 'a.jsonld, script 1' }],
    });
    expect(await read(`${JSON.stringify(concert)}\nnot json`)).toMatchObject({
      events: [{ title: 'Evening' }],
      unreadables: [{ where: 'a.jsonld, line 2' }],
    });
    for (const empty of ['[]', '{}', 'null', '', '<html></html>'])
      expect((await read(empty)).unreadables).toEqual([
        { unreadable: 'The file contains no schema.org event.', where: 'a.jsonld', cause: 'empty' },
      ]);
  });

  it('finishes on a document with endless nesting', async () => {
    const deep = '{"@type":"Event","subEvent":'.repeat(5_000) + '{}' + '}'.repeat(5_000);
    expect((await read(deep)).events).toEqual([]);
    const { events } = await read([
      { '@id': 'a', '@type': 'Event', name: { '@id': 'a' }, startDate: '2026-01-01' },
    ]);
    expect(events).toEqual([]);
  });
});

it('reads kind, audience, languages and accessibility of an event and its place', async () => {
  const event = {
    '@type': 'ExhibitionEvent',
    name: 'Clay',
    startDate: '2026-12-01',
    inLanguage: [{ '@type': 'Language', name: 'Finnish', alternateName: 'fi' }, 'sv'],
    audience: { '@type': 'Audience', audienceType: 'families' },
    accessibilityFeature: ['signLanguage', 'captions'],
    location: {
      '@type': 'Place',
      name: 'Hall',
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Hearing loop', value: false },
      ],
    },
  };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...event });
  const { events } = await readTexts(readJsonLd, { 'a.jsonld': text });
  expect(events).toMatchObject([
    {
      kind: 'exhibition',
      audience: 'families',
      languages: ['fi', 'sv'],
      accessibility: ['signLanguage', 'captions', 'Wheelchair accessible', '!Hearing loop'],
    },
  ]);
});
