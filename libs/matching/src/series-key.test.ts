import { expect, it } from '@jest/globals';
import { buildListing } from './listing-fixtures.ts';
import { buildSeriesKey, isStatedKey } from './series-key.ts';

const SERIES = { series: { id: 'jazz-tuesdays', title: 'Jazz Tuesdays' } };
const keyOf = (...listings: Parameters<typeof buildSeriesKey>[0]) => buildSeriesKey(listings).key;

it('is that of the stated series, also if a more trusted source states none', () => {
  const stating = buildListing(1, SERIES);
  const trusted = buildListing(2, {}, { trust: 90 });
  expect(buildSeriesKey([trusted, stating])).toEqual({
    key: keyOf(stating),
    source_id: 1,
    title: 'Jazz Tuesdays',
  });
  expect(isStatedKey(keyOf(stating))).toBe(true);
});

it('is that of the most trusted source, else of the first one, in any order', () => {
  const [first, second] = [buildListing(1, SERIES), buildListing(2, SERIES)];
  const trusted = buildListing(3, SERIES, { trust: 90 });
  expect(keyOf(second, trusted, first)).toBe(keyOf(trusted));
  expect(keyOf(second, first)).toBe(keyOf(first));
  expect(keyOf(first)).not.toBe(keyOf(second));
});

it('is that of the title at the venue if no source states a series', () => {
  const key = keyOf(buildListing(1));
  expect(isStatedKey(key)).toBe(false);
  expect(keyOf(buildListing(1, { title: 'AURORA LANE!' }))).toBe(key);
  expect(keyOf(buildListing(1, { venue_name: 'Other Hall' }))).not.toBe(key);
  expect(keyOf(buildListing(1, { venue_name: null, address: 'Kesselhaus' }))).toBe(key);
  expect(keyOf(buildListing(1, { title: 'Someone else' }))).not.toBe(key);
});

it('is none without a place, unless the event is online', () => {
  const place = { venue_name: null, address: null };
  expect(keyOf(buildListing(1, place))).toBe('0');
  expect(isStatedKey('0')).toBe(false);
  expect(keyOf(buildListing(1, { ...place, online: true }))).toMatch(/^-\d+$/);
});

it('ignores a withdrawn listing, unless all are withdrawn', () => {
  const withdrawn = buildListing(1, SERIES, { withdrawn: true });
  const listed = buildListing(2);
  expect(keyOf(withdrawn, listed)).toBe(keyOf(listed));
  expect(keyOf(withdrawn)).toBe(keyOf(buildListing(1, SERIES)));
});
