// Invented listings for the tests of this library.
import type { Listing, NormalisedEvent } from '@marquee/domain';
import { matchFeatures } from './match-features.ts';
import { scorePair } from './score-pair.ts';

export const GIG: NormalisedEvent = {
  source_event_id: '1',
  title: 'Aurora Lane',
  description: null,
  category: 'music',
  status: 'scheduled',
  availability: 'unknown',
  start_local: '2027-03-05T20:00:00',
  end_local: null,
  timezone: 'Europe/Berlin',
  all_day: false,
  time_tbd: false,
  date_tbd: false,
  venue_name: 'Kesselhaus',
  address: null,
  city_id: 1,
  city_name: 'Berlin',
  country_code: 'DE',
  lat: 52.5,
  lng: 13.4,
  online: false,
  online_url: null,
  artists: ['Aurora Lane'],
  ticket_url: null,
  url: null,
  image_url: null,
  price_min: null,
  price_max: null,
  currency: null,
  is_free: null,
  tags: [],
  language: null,
  popularity: 0,
  featured: false,
};

/** A listing of the gig by a source, as an event of its own. */
export const buildListing = (
  source: number,
  event: Partial<NormalisedEvent> = {},
  overrides: Partial<Listing> = {},
): Listing => ({
  source_id: source,
  source: `source-${String(source)}`,
  source_event_id: String(source),
  event_id: `event-${String(source)}`,
  event: { ...GIG, source_event_id: String(source), ...event },
  trust: 50,
  demo: false,
  first_seen_at: new Date(0),
  changed_at: new Date(0),
  status_said_at: null,
  stated_at: {},
  withdrawn: false,
  ...overrides,
});

export const CONFERENCE: Partial<NormalisedEvent> = {
  title: 'FrostConf',
  category: 'conference',
  start_local: '2027-03-05T00:00:00',
  end_local: '2027-03-06T00:00:00',
  all_day: true,
  venue_name: null,
  artists: [],
  url: 'https://frostconf.example/',
};

export const MATCH: Partial<NormalisedEvent> = {
  category: 'sports',
  title: 'Northbridge FC – Southport United',
  artists: ['Northbridge FC', 'Southport United'],
  venue_name: null,
  city_id: null,
  city_name: null,
  country_code: null,
  lat: null,
  lng: null,
};

export const ONLINE: Partial<NormalisedEvent> = {
  online: true,
  venue_name: null,
  city_id: null,
  lat: null,
  lng: null,
};

export const HAMBURG = { city_id: 2, city_name: 'Hamburg', lat: 53.55, lng: 10 };

export const SEATTLE = [
  { name: 'Aurora Lane', musicbrainz_id: '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6' },
];
export const LONDON = [
  { name: 'Aurora Lane', musicbrainz_id: '5b11f4ce-a62d-471e-81fc-a69a8278c7da' },
];

/** Two listings that may describe one event, as differences from a base. */
export type Case = [
  string,
  Partial<NormalisedEvent>,
  Partial<NormalisedEvent>,
  Partial<NormalisedEvent>,
];

export const scoreOf = ([, base, one, other]: Case, sources: [string, string] = ['a', 'b']) =>
  scorePair(
    matchFeatures(sources[0], { ...GIG, ...base, ...one }),
    matchFeatures(sources[1], { ...GIG, ...base, source_event_id: '2', ...other }),
  );
