import type { CardEvent } from './text/card-text.ts';

/** Creates an event for tests of cards. */
export const buildCardEvent = (changes: Partial<CardEvent> = {}): CardEvent => ({
  title: 'Concert',
  category: 'music',
  status: 'scheduled',
  demo: false,
  availability: 'available',
  is_free: false,
  price_min: 13,
  price_max: 35,
  currency: 'EUR',
  start_utc: '2026-11-28T19:00:00Z',
  start_local: '2026-11-28T20:00:00',
  end_utc: '2026-11-30T21:00:00Z',
  timezone: 'Europe/Berlin',
  time_tbd: false,
  date_tbd: false,
  all_day: false,
  artists: [],
  series: null,
  venue_name: 'Berlin',
  city: 'Berlin',
  country: 'Germany',
  country_code: 'DE',
  ...changes,
});
