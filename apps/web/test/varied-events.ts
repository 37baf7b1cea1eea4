import { AVAILABILITIES, CATEGORIES, EVENT_STATUSES } from '@marquee/domain';
import type { RawEvent } from '@marquee/sources';
import { buildEvent } from './create-test-web.ts';

type Facts = Partial<RawEvent>;

const PLACES: Facts[] = [
  { venue_name: 'Roxy', address: 'Hauptstraße 1', lat: 52.5, lng: 13.4 },
  { venue_name: null },
  { venue_name: 'Hauptstraße 5' },
  { online: true, online_url: 'https://stream.example/1', city: null, country: null },
  { online: true, online_url: null, city: null, country: null },
  { online: true, online_url: 'https://stream.example/2', venue_name: 'Roxy' },
  { venue_name: 'Old barn', city: null, country: 'DE' },
  { city: null, country: 'DE' },
  { city: null, country: null, lat: -40.1, lng: -120.2 },
  { city: null, country: null, venue_name: 'Tent' },
  { city: null, country: null },
];

const TIMES: Facts[] = [
  { end_local: '2026-11-28T23:30:00' },
  {},
  { start_local: '2026-12-11', end_local: '2026-12-13', all_day: true },
  { start_local: '2026-12-08', time_tbd: true },
  { start_local: '2026-12-08', end_local: '2026-12-08T23:00:00', time_tbd: true },
  { start_local: '2026-12-01', date_tbd: true },
  { start_local: '2027-03-28T02:30:00', end_local: '2027-03-28T05:00:00', doors_local: '01:30' },
  { start_local: '2026-11-01T20:00:00', end_local: '2026-11-01T23:00:00' }, // over
];

const PRICES: Facts[] = [
  { price_min: 12.5, price_max: 30, currency: 'EUR', ticket_url: 'https://tickets.example/1' },
  { price_min: 13, currency: 'USD' },
  { price_min: 20, price_max: 20, currency: 'JPY', url: 'https://venue.example/1' },
  { price_max: 40, currency: 'EUR' },
  { price_min: 20, price_max: 25 },
  { is_free: true },
  { is_free: true, price_min: 0, price_max: 35, currency: 'EUR' },
  { price_min: 0, price_max: 0, currency: 'EUR', ticket_url: 'https://tickets.example/2' },
  {},
];

const PEOPLE: Facts[] = [
  { artists: ['Ana Öst'], organizer: 'R5 Productions', organizer_url: 'https://r5.example/' },
  { artists: ['Ana Öst', 'The !!! Band', '東京事変'], organizer: 'R5 Productions' },
  {
    description: 'One evening.\n\nTwo bands.',
    image_url: 'https://images.example/a.jpg',
    age_restriction: '16+',
  },
  { description: ' ', organizer: '', organizer_url: 'not an address', tags: ['', 'song'] },
];

const pick = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value;

/**
 * Events of which each has another combination of place, time, price, status, availability and
 * people.
 */
export const VARIED_EVENTS: RawEvent[] = Array.from({ length: 88 }, (_, index) =>
  buildEvent({
    title: `Varied ${String(index)}`,
    ...pick(PEOPLE, index),
    ...pick(PRICES, index),
    ...pick(TIMES, index),
    ...pick(PLACES, index),
    category: pick(CATEGORIES, index + 3),
    // Shifted by each round of the eleven places, so that a place has every status.
    status: pick(EVENT_STATUSES, index + Math.floor(index / 11)),
    availability: pick(AVAILABILITIES, Math.floor(index / 2)),
  }),
);
