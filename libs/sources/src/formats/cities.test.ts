import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../reading/read-texts.ts';
import { readOpenAgenda } from './openagenda/openagenda.ts';
import { readToronto } from './toronto/toronto.ts';

describe('readToronto', () => {
  const record = {
    '@type': 'Event',
    name: 'Held by Anne Michaels',
    startDate: '2026-12-08T19:00:00-05:00',
    endDate: '2026-12-08T19:00:00-05:00',
    location: {
      name: 'Assembly Hall',
      address: {
        streetAddress: '1 Colonel Samuel Smith Park Dr',
        addressLocality: 'Etobicoke',
        addressRegion: 'ON',
        addressCountry: 'CA',
      },
      geo: { latitude: 43.59, longitude: -79.51 },
    },
    organizer: { name: 'Club', email: 'someone@club.example', telephone: '4165790940' },
    isAccessibleForFree: false,
    keywords: ['Literary', 'Talks'],
    url: 'https://secure.toronto.ca/x',
  };
  const read = async (fields: object = {}) =>
    (await readTexts(readToronto, { 'all.jsonld': JSON.stringify([{ ...record, ...fields }]) }))
      .events[0];

  it('reads an event without the e-mail address and phone number of its organiser', async () => {
    const event = await read();
    expect(event).toMatchObject({
      title: 'Held by Anne Michaels',
      start_utc: '2026-12-09T00:00:00.000Z',
      end_utc: null,
      timezone: 'America/Toronto',
      city: 'Etobicoke',
      category: 'community',
    });
    expect(JSON.stringify(event)).not.toMatch(/someone@|4165790940/);
  });

  it('builds the same id for every spelling of an instant', async () => {
    const [offset, zulu] = await Promise.all([
      read(),
      read({ startDate: '2026-12-09T00:00:00.000Z' }),
    ]);
    expect(zulu?.source_id).toBe(offset?.source_id);
  });

  it('reads midnight as an unknown hour', async () => {
    const event = await read({
      startDate: '2025-07-19T04:00:00.000Z',
      endDate: '2025-07-20T04:00:00.000Z',
    });
    expect(event).toMatchObject({
      start_local: '2025-07-19',
      end_local: '2025-07-20',
      all_day: true,
    });
    expect(event?.start_utc).toBeUndefined();
  });

  it('drops an end before the start', async () => {
    expect(
      await read({ startDate: '2025-03-31T23:00:00.000Z', endDate: '2025-03-31T06:00:00.000Z' }),
    ).toMatchObject({
      end_utc: null,
    });
  });

  it.each([[35], ['35.00'], [35.0]])('reads the price %j', async (price) => {
    expect(await read({ offers: { price, priceCurrency: 'CAD' } })).toMatchObject({
      price_min: 35,
      price_max: 35,
      currency: 'CAD',
    });
  });

  it('reads an online event without a price', async () => {
    const event = await read({
      offers: { price: null, url: 'https://tickets.example' },
      location: { name: 'On-line Event', address: {}, geo: null },
    });
    expect(event).toMatchObject({
      price_min: null,
      currency: null,
      ticket_url: 'https://tickets.example',
      online: true,
    });
  });

  it.each([
    ['Comedy night', ['Live Performances', 'Comedy'], 'comedy'],
    ['Jazz on the lake', ['Live Performances', 'Music'], 'music'],
    ['Beaches Jazz Festival', ['Music'], 'festival'],
    ['Hamlet', ['Theatre'], 'theater'],
    ['Guided walk', ['Walking', 'Tour'], 'community'],
    ['Trees Around the Branch', ['Environmental', 'Tour', 'Run/Walk'], 'community'],
    ['Charity 5k', ['Run/Walk'], 'sports'],
    ['Vintage Crawl', ['Consumer Show/Convention'], 'community'],
  ])('derives the category of %j from its keywords', async (name, keywords, category) => {
    expect(await read({ name, keywords })).toMatchObject({ category });
  });
});

describe('readOpenAgenda', () => {
  const record = {
    uid: '12616484',
    title_fr: 'Concert\nde  jazz',
    longdescription_fr: '<p>Un soir.</p>',
    timings:
      '[{"begin":"2026-01-10T20:00:00+01:00","end":"2026-01-10T22:00:00+01:00"},{"begin":"2026-07-11T00:00:00+02:00","end":"2026-07-11T23:59:00+02:00"}]',
    location_name: 'Le Duc',
    location_city: 'Paris',
    location_countrycode: 'FR',
    location_coordinates: { lon: 2.27, lat: 48.84 },
    attendancemode: '{"id": 1, "label": {"fr": "Sur place"}}',
    status: '{"id": 6, "label": {"fr": "Annulé"}}',
    registration:
      '[{"type": "phone", "value": "0185539974"}, {"type": "link", "value": "https://billet.example/"}]',
    keywords_fr: ['jazz'],
    conditions_fr: 'Plein tarif 16 EUR\ntarif réduit 12 EUR',
  };
  const read = (fields: object = {}) =>
    readTexts(readOpenAgenda, { json: JSON.stringify({ results: [{ ...record, ...fields }] }) });

  it('reads one event per occurrence, and midnight to 23:59 as all day', async () => {
    const { events } = await read();
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      title: 'Concert de jazz',
      source_id: '12616484-2026-01-10T20:00:00+01:00',
      start_utc: '2026-01-10T20:00:00+01:00',
      category: 'music',
    });
    expect(events[1]).toMatchObject({ start_local: '2026-07-11', all_day: true });
  });

  it.each([
    [['Tour opérateur', 'métiers'], 'community'],
    [['opéra'], 'music'],
    [['marchand'], 'community'],
  ])('derives the category from the keywords %j', async (keywords_fr, category) => {
    const { events } = await read({ title_fr: 'Découvrez', keywords_fr });
    expect(events[0]).toMatchObject({ category });
  });

  it('reads status ids, prices in text and no phone number', async () => {
    const { events } = await read();
    expect(events[0]).toMatchObject({
      status: 'cancelled',
      price_min: 12,
      price_max: 16,
      ticket_url: 'https://billet.example/',
      text_language: 'fr',
    });
    expect(JSON.stringify(events)).not.toContain('0185539974');
  });

  it('reads responses of API v1 and exports', async () => {
    const v1 = {
      nhits: 1,
      records: [
        { fields: { ...record, location_coordinates: [48.84, 2.27], keywords_fr: 'jazz;bal' } },
      ],
    };
    const { events } = await readTexts(readOpenAgenda, {
      v1: JSON.stringify(v1),
      export: JSON.stringify([record]),
    });
    expect(events).toHaveLength(4);
    expect(events[0]).toMatchObject({ lat: 48.84, lng: 2.27, tags: ['jazz', 'bal'] });
    expect(events[3]).toMatchObject({ lat: 48.84, lng: 2.27, tags: ['jazz'] });
  });

  it('reads an online event without a place', async () => {
    const { events } = await read({
      attendancemode: '{"id": 2}',
      onlineaccesslink: 'https://youtu.be/x',
    });
    expect(events[0]).toMatchObject({
      online: true,
      online_url: 'https://youtu.be/x',
      timezone: 'Europe/Paris',
    });
    expect(events[0]?.lat).toBeUndefined();
  });

  it('reports a record without a title or without occurrences', async () => {
    expect((await read({ title_fr: null })).unreadables[0]?.unreadable).toBe(
      'The record has no title.',
    );
    expect((await read({ timings: 'soon' })).unreadables[0]?.unreadable).toMatch(
      /^The timings are not a list/,
    );
  });
});
