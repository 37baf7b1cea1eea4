import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCuration, ingest } from '@marquee/ingest';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const AT_O2 = { city: 'London', country: 'GB', lat: 51.503, lng: 0.003 };
const AT_LOFT = { city: 'Vienna', country: 'AT', lat: 48.21, lng: 16.34 };
const TOMORROW = '2026-11-22T20:00';
const EVENTS = [
  buildEvent({
    title: 'Alpha',
    venue_name: 'The O2',
    ...AT_O2,
    start_local: TOMORROW,
    artists: ['Prince'],
  }),
  buildEvent({
    title: 'Bravo',
    venue_name: 'Greenwich Dome Arena',
    ...AT_O2,
    start_local: TOMORROW,
    artists: ['TAFKAP'],
  }),
  buildEvent({ title: 'Charlie', venue_name: 'Café Loft', ...AT_LOFT, start_local: TOMORROW }),
  buildEvent({
    title: 'Delta',
    venue_name: 'Arena Nord',
    city: 'Oslo',
    country: 'NO',
    lat: 59.9,
    lng: 10.7,
  }),
];

describe('names from before a merge or a new name', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    const curation = createCuration(api.database);
    await curation.mergeNamed(
      'venue',
      await slugOf('venue', 'The O2'),
      await slugOf('venue', 'Greenwich Dome Arena'),
    );
    await curation.mergeNamed(
      'artist',
      await slugOf('artist', 'Prince'),
      await slugOf('artist', 'TAFKAP'),
    );
    await curation.pinVenue(await slugOf('venue', 'Café Loft'), { name: 'Salon Neun' });
    const later = [
      buildEvent({
        title: 'Echo',
        venue_name: 'Greenwich Dome Arena',
        ...AT_O2,
        artists: ['TAFKAP'],
      }),
      buildEvent({ title: 'Foxtrot', venue_name: 'Café Loft', ...AT_LOFT }),
    ];
    await ingest(api.database, { source: { name: 'later' }, records: later });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const slugOf = async (table: string, name: string) =>
    (
      await api.database.pool.query<{ slug: string }>(`SELECT slug FROM ${table} WHERE name = $1`, [
        name,
      ])
    ).rows[0]?.slug ?? '';
  const search = async (q: string) =>
    (await api.titles(`/search?q=${encodeURIComponent(q)}`)).sort();
  const names = async (path: string, list: string) => {
    const { body } = await api.get(path).expect(200);
    return (body as Record<string, { name: string }[]>)[list]?.map(({ name }) => name);
  };

  it.each([
    ['greenwich dome arena tomorrow', ['Alpha', 'Bravo']],
    ['dome', ['Alpha', 'Bravo', 'Echo']],
    ['the o2', ['Alpha', 'Bravo', 'Echo']],
    ['greenwhich dome', ['Alpha', 'Bravo', 'Echo']],
    ['near the greenwich dome arena', ['Alpha', 'Bravo', 'Echo']],
    ['tafkap', ['Alpha', 'Bravo', 'Echo']],
    ['prince', ['Alpha', 'Bravo', 'Echo']],
    ['cafe loft', ['Charlie', 'Foxtrot']],
    ['salon neun', ['Charlie', 'Foxtrot']],
  ])('are found by the search: %s', async (q, titles) => {
    expect(await search(q)).toEqual(titles);
  });

  it.each([
    ['greenwich', ['The O2']],
    ['dome arena', ['The O2']],
    ['arena', ['Arena Nord', 'The O2']],
    ['geenwich dome', ['The O2']],
    ['loft', ['Salon Neun']],
  ])('lead to the venue: %s', async (q, venues) => {
    expect(await names(`/venues?q=${encodeURIComponent(q)}`, 'venues')).toEqual(venues);
  });

  it('are found page by page, counted, and suggested', async () => {
    const { body } = await api.get('/venues?q=arena&limit=1&include=total').expect(200);
    const { next_cursor: cursor, total } = body as { next_cursor: string; total: number };
    expect(total).toBe(2);
    expect(await names(`/venues?q=arena&limit=1&cursor=${cursor}`, 'venues')).toEqual(['The O2']);
    expect(await names('/venues?q=greenwich&near=51.5,0', 'venues')).toEqual(['The O2']);
    expect(await names('/artists?q=taf', 'artists')).toEqual(['Prince']);
    expect(await names('/suggest?q=greenwich', 'suggestions')).toContain('The O2');
    expect(await names('/suggest?q=tafkap', 'suggestions')).toContain('Prince');
  });
});
