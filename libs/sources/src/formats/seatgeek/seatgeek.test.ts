import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readSeatGeek } from './seatgeek.ts';

const read = (body: unknown) => readTexts(readSeatGeek, { 'page.json': JSON.stringify(body) });

describe('readSeatGeek', () => {
  const event = {
    id: 5225201,
    title: 'Ana Öst with Snow Band',
    type: 'concert',
    url: 'https://seatgeek.com/ana-ost/concert/5225201',
    datetime_local: '2027-03-03T20:00:00',
    datetime_utc: '2027-03-04T01:00:00',
    time_tbd: false,
    date_tbd: false,
    status: 'normal',
    score: 0.5,
    taxonomies: [
      { name: 'concert', id: 2000000 },
      { name: 'music_festival', id: 2010000 },
    ],
    performers: [
      { name: 'Snow Band', primary: false, image: 'https://seatgeek.com/snow.jpg' },
      {
        name: 'Ana Öst',
        primary: true,
        images: { huge: 'https://seatgeek.com/ana.jpg' },
        genres: [{ name: 'Pop' }],
      },
    ],
    stats: { listing_count: 6, lowest_price: 187, highest_price: 619 },
    venue: {
      name: 'Hall',
      address: '1 Main St',
      city: 'New York',
      state: 'NY',
      country: 'US',
      timezone: 'America/New_York',
      location: { lat: 40.75, lon: -73.99 },
    },
  };
  const readOne = async (fields: object) =>
    (await read({ events: [{ ...event, ...fields }], meta: { total: 1 } })).events[0];

  it('reads every field of an event', async () => {
    expect(await readOne({})).toEqual({
      title: 'Ana Öst with Snow Band',
      source_id: '5225201',
      description: null,
      category: 'music',
      tags: ['concert', 'music festival', 'Pop'],
      start_local: '2027-03-03T20:00:00',
      end_utc: null,
      timezone: 'America/New_York',
      status: 'normal',
      availability: 'available',
      venue_name: 'Hall',
      address: '1 Main St',
      city: 'New York',
      region: 'NY',
      country: 'US',
      lat: 40.75,
      lng: -73.99,
      artist_ids: [
        { name: 'Snow Band', image_url: 'https://seatgeek.com/snow.jpg' },
        { name: 'Ana Öst', genres: ['Pop'], image_url: 'https://seatgeek.com/ana.jpg' },
      ],
      artists: ['Ana Öst', 'Snow Band'],
      price_min: 187,
      price_max: 619,
      currency: 'USD',
      ticket_url: 'https://seatgeek.com/ana-ost/concert/5225201',
      image_url: 'https://seatgeek.com/ana.jpg',
      popularity: 500,
    });
  });

  it('uses the deepest known taxonomy, and lists the home team first', async () => {
    const teams = [
      { name: 'Away', away_team: true },
      { name: 'Home', home_team: true },
    ];
    expect(await readOne({ type: 'music_festival' })).toMatchObject({ category: 'festival' });
    expect(
      await readOne({
        type: 'mlb',
        taxonomies: [{ name: 'sports' }, { name: 'baseball' }, { name: 'mlb' }],
        performers: teams,
      }),
    ).toMatchObject({ category: 'sports', artists: ['Home', 'Away'] });
  });

  it('reads an instant without a Z, and no price if there are no ticket listings', async () => {
    const read = await readOne({ datetime_local: null, stats: {} });
    expect(read).toMatchObject({
      start_utc: '2027-03-04T01:00:00Z',
      price_min: null,
      currency: null,
      availability: null,
    });
  });

  it('reads the known part of a provisional start', async () => {
    expect(await readOne({ date_tbd: true })).toMatchObject({
      start_local: '2027-03-03',
      time_tbd: true,
      date_tbd: true,
    });
  });
});
