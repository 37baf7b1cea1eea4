import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { bandsintownFormat } from './bandsintown.ts';

const format = bandsintownFormat(() => new Date('2026-11-21T12:00:00Z'));
const read = (body: unknown) => readTexts(format, { 'page.json': JSON.stringify(body) });

describe('readBandsintown', () => {
  const show = {
    id: '103312859',
    artist_id: '1',
    title: '',
    description: '',
    url: 'https://www.bandsintown.com/e/103312859?app_id=SECRET&came_from=267&utm_medium=api',
    starts_at: '2027-08-17T19:00:00',
    datetime: '2027-08-17T19:00:00',
    ends_at: '',
    datetime_display_rule: 'datetime',
    festival_start_date: '',
    festival_end_date: '',
    on_sale_datetime: '',
    lineup: ['SAN HOLO', 'Odesza'],
    offers: [
      {
        type: 'Tickets',
        status: 'available',
        url: 'https://www.bandsintown.com/t/1?app_id=SECRET',
      },
    ],
    venue: {
      name: 'Pavilion',
      city: 'Phoenix',
      region: 'AZ',
      country: 'United States',
      latitude: '33.4',
      longitude: '-112.1',
    },
    artist: {
      name: 'SAN HOLO',
      image_url: 'https://photos.bandsintown.com/1.jpeg',
      tracker_count: 250_000,
    },
  };
  const readOne = async (fields: object) => (await read([{ ...show, ...fields }])).events[0];

  it('reads every field of a show and removes the API key from its links', async () => {
    const read = await readOne({});
    expect(read).toEqual({
      title: 'SAN HOLO @ Pavilion',
      source_id: '103312859',
      description: null,
      category: 'music',
      start_local: '2027-08-17T19:00:00',
      end_local: null,
      venue_name: 'Pavilion',
      address: null,
      city: 'Phoenix',
      region: 'AZ',
      country: 'United States',
      lat: 33.4,
      lng: -112.1,
      online: null,
      artists: ['SAN HOLO', 'Odesza'],
      is_free: null,
      availability: 'available',
      ticket_url: 'https://www.bandsintown.com/t/1',
      url: 'https://www.bandsintown.com/e/103312859?utm_medium=api',
      artist_ids: [{ name: 'SAN HOLO', image_url: 'https://photos.bandsintown.com/1.jpeg' }],
      image_url: 'https://photos.bandsintown.com/1.jpeg',
      popularity: 250,
    });
    expect(JSON.stringify(read)).not.toContain('SECRET');
  });

  it('merges the listings of one show per artist, in any order of the lists', async () => {
    const other = { ...show, id: '103312734', lineup: ['Odesza', 'San Holo'], artist: {} };
    const lists = { 'SAN HOLO': [show], Odesza: [other] };
    const turned = { Odesza: [other], 'SAN HOLO': [show] };
    const [one, two] = [await read(lists), await read(turned)];
    expect(one.events).toMatchObject([{ source_id: '103312734', artists: ['SAN HOLO', 'Odesza'] }]);
    expect(two.events).toMatchObject([{ source_id: '103312734' }]);
  });

  it('merges the artists of a festival but not two line-ups at one venue on one evening', async () => {
    const festival = {
      title: 'Fest',
      festival_start_date: '2027-08-19',
      festival_end_date: '2027-08-21',
    };
    const listed = ['A', 'B', 'C'].map((name, index) => ({
      ...show,
      ...festival,
      id: String(index + 1),
      lineup: [name],
    }));
    const { events } = await read([
      ...listed,
      { ...show, lineup: ['D'] },
      { ...show, lineup: ['E'] },
    ]);
    expect(events).toMatchObject([
      {
        title: 'Fest',
        category: 'festival',
        source_id: '1',
        start_local: '2027-08-19',
        end_local: '2027-08-21',
        all_day: true,
        artists: ['A', 'B', 'C'],
      },
      { artists: ['D'] },
      { artists: ['E'] },
    ]);
  });

  it('ignores a venue named like the festival, and midnight as a placeholder for an unknown hour', async () => {
    const venue = { ...show.venue, name: 'Fest 2027' };
    expect(await readOne({ title: 'Fest 2027', venue })).toMatchObject({
      venue_name: null,
      city: 'Phoenix',
    });
    expect(await readOne({ starts_at: '2027-08-17T00:00:00' })).toMatchObject({
      start_local: '2027-08-17',
      time_tbd: true,
    });
  });

  it('reads ticket availability', async () => {
    expect(await readOne({ sold_out: true })).toMatchObject({ availability: 'sold_out' });
    expect(await readOne({ on_sale_datetime: '2026-12-01T10:00:00' })).toMatchObject({
      availability: 'not_yet',
    });
    expect(await readOne({ free: true, offers: [] })).toMatchObject({
      is_free: true,
      availability: null,
    });
  });

  it('assigns an artist id to the artist of each list that contains the show', async () => {
    const buildList = (name: string, mbid: string) => [
      { ...show, id: mbid.slice(0, 4), lineup: ['SAN HOLO', 'Odesza'], artist: { name, mbid } },
    ];
    const [holo, odesza] = [
      '0561d857-1d15-4ca1-93ec-ff6036c6e1a2',
      '3edac1c5-19cd-4cd4-bd7c-bf38d0efdcd8',
    ];
    const { events } = await read({
      a: buildList('SAN HOLO', holo),
      b: buildList('Odesza', odesza),
      c: buildList('Odesza', ''),
    });
    expect(events.map(({ artist_ids }) => artist_ids)).toEqual([
      [
        { name: 'SAN HOLO', musicbrainz_id: holo },
        { name: 'Odesza', musicbrainz_id: odesza },
      ],
    ]);
  });
});
