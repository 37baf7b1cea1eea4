import { describe, expect, it } from '@jest/globals';
import { buildListing, HAMBURG, LONDON, SEATTLE } from './listing-fixtures.ts';
import { isDemo, mergeListings } from './merge-listings.ts';
import { traceFields } from './trace-fields.ts';

const trusted = (...[source, event, overrides]: Parameters<typeof buildListing>) =>
  buildListing(source, event, { trust: 90, ...overrides });

describe('a merged event', () => {
  it('has the title of the most trusted source, then of the one that changed last', () => {
    const [old, changed] = [
      buildListing(1, { title: 'Old' }),
      buildListing(2, { title: 'Changed' }, { changed_at: new Date(1) }),
    ];
    expect(mergeListings([old, changed]).title).toBe('Changed');
    expect(mergeListings([trusted(3, { title: 'Trusted' }), changed]).title).toBe('Trusted');
  });

  it('takes the more complete of two equal listings, then the first source', () => {
    const [bare, complete] = [
      buildListing(1, { title: 'Bare', venue_name: null }),
      buildListing(2, { title: 'Complete', url: 'https://a.example/' }),
    ];
    expect(mergeListings([bare, complete]).title).toBe('Complete');
    const equals = [buildListing(2, { title: 'Two' }), buildListing(1, { title: 'One' })];
    expect(mergeListings(equals).title).toBe('One');
  });

  it('has the whole price of one source, also if it only states that admission is free', () => {
    const price = { price_min: 10, price_max: 20, currency: 'EUR' };
    expect(mergeListings([trusted(1), buildListing(2, price)])).toMatchObject(price);
    const free = trusted(1, { is_free: true });
    expect(mergeListings([free, buildListing(2, price)])).toMatchObject({
      ...{ is_free: true, price_min: null, price_max: null, currency: null },
    });
  });

  it('has the place of a source that names town and venue, before one with only a town', () => {
    const town = trusted(1, { ...HAMBURG, venue_name: null });
    expect(mergeListings([town, buildListing(2)])).toMatchObject({ city_id: 1 });
    const unknown = buildListing(3, { city_id: null, venue_name: 'Somewhere' });
    expect(mergeListings([unknown, town])).toMatchObject({ city_id: 2, venue_name: null });
  });

  it('has a category that is narrower than community, and a known availability', () => {
    const vague = trusted(1, { category: 'community' });
    const exact = buildListing(2, { category: 'theater', availability: 'sold_out' });
    expect(mergeListings([vague, exact])).toMatchObject({
      ...{ category: 'theater', availability: 'sold_out' },
    });
  });

  it('has doors only from a listing with the same start', () => {
    const late = { start_local: '2027-03-05T21:00:00', doors_local: '2027-03-05T20:30:00' };
    expect(mergeListings([trusted(1), buildListing(2, late)])).not.toHaveProperty('doors_local');
    const doors = { doors_local: '2027-03-05T19:00:00' };
    expect(mergeListings([trusted(1), buildListing(2, doors)])).toMatchObject(doors);
  });

  it('combines the line-ups without repeating a name, in the order of the best source', () => {
    const merged = mergeListings([
      trusted(1, { artists: ['Aurora Lane', 'Ida Frost'] }),
      buildListing(2, { artists: ['AURORA LANE', 'Pale Harbour'] }),
    ]);
    expect(merged.artists).toEqual(['Aurora Lane', 'Ida Frost', 'Pale Harbour']);
  });

  it('has the ids of the best source for an artist, and others that agree with them', () => {
    const spotify = { name: 'aurora lane', spotify_id: '4Z8W4fKeB5YxbusRsdQVPb' };
    const ids = (...artist_ids: object[]) =>
      mergeListings([
        trusted(1, { artist_ids: [{ ...SEATTLE[0], name: 'Aurora Lane' }] }),
        buildListing(2, { artist_ids: artist_ids as never }),
      ]).artist_ids;
    expect(ids(spotify)).toEqual([{ ...SEATTLE[0], ...spotify, name: 'Aurora Lane' }]);
    expect(ids({ ...LONDON[0], ...spotify, name: 'Aurora Lane' })).toEqual(SEATTLE);
    expect(ids({ ...spotify, name: 'Ida Frost' })).toEqual(SEATTLE);
  });

  it('is featured and popular if one listing is, and combines tags and genres', () => {
    const merged = mergeListings([
      trusted(1, { popularity: 3, tags: ['open-air'], genres: ['jazz'] }),
      buildListing(2, { popularity: 7, featured: true, tags: ['open-air', 'late'] }),
    ]);
    expect(merged).toMatchObject({ popularity: 7, featured: true, genres: ['jazz'] });
    expect(merged.tags).toEqual(['open-air', 'late']);
  });

  it('ignores withdrawn listings, unless all are withdrawn', () => {
    const withdrawn = trusted(1, { title: 'Withdrawn' }, { withdrawn: true });
    expect(mergeListings([withdrawn, buildListing(2, { title: 'Listed' })]).title).toBe('Listed');
    expect(mergeListings([withdrawn]).title).toBe('Withdrawn');
  });
});

it('is demo only while no real source lists the event', () => {
  const demo = buildListing(1, {}, { demo: true });
  expect(isDemo([demo])).toBe(true);
  expect(isDemo([demo, buildListing(2)])).toBe(false);
  expect(isDemo([demo, buildListing(2, {}, { withdrawn: true })])).toBe(true);
});

describe('the origin of a field', () => {
  const changed = '2027-01-02T03:04:05.678Z';
  const best = trusted(1, { ticket_url: 'https://a.example/' });
  const other = buildListing(
    2,
    { title: 'Aurora Lane live', description: 'Doors at seven.' },
    { stated_at: { description: changed }, first_seen_at: new Date(5_000) },
  );

  it('is the source whose value is shown, since it states it', () => {
    const { title, description } = traceFields([best, other]);
    expect(title).toMatchObject({ value: 'Aurora Lane', source: 'source-1', source_id: '1' });
    expect(description).toMatchObject({ source: 'source-2', since: '2027-01-02T03:04:05Z' });
    expect(title?.disagree).toEqual([
      expect.objectContaining({ value: 'Aurora Lane live', since: '1970-01-01T00:00:05Z' }),
    ]);
  });

  it('names no source that states nothing or the same, and no field without a value', () => {
    const fields = traceFields([best, other]);
    expect(fields['venue_name']?.disagree).toEqual([]);
    expect(fields['ticket_url']?.disagree).toEqual([]);
    expect(fields).not.toHaveProperty('image_url');
  });

  it('has the names of the record', () => {
    const fields = traceFields([trusted(1, { url: 'https://a.example/' }), other]);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['city', 'source_url', 'status']));
    for (const hidden of ['city_id', 'city_name', 'lat', 'lng', 'url'])
      expect(fields).not.toHaveProperty(hidden);
  });
});
