import { buildEvent } from './create-test-web.ts';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfest';

export const PAGE_EVENTS = [
  buildEvent({
    title: 'Gala',
    start_local: '2026-11-21T20:00:00',
    artists: ['The Testers', 'Can'],
    venue_name: 'Tempodrom',
    lat: 52.5,
    lng: 13.38,
    ticket_url: 'https://tickets.example/gala',
    price_min: 20,
    price_max: 40,
    currency: 'EUR',
    description: 'A night of music.\nDoors at seven.',
  }),
  buildEvent({ title: LONG_WORD, category: 'festival', venue_name: LONG_WORD }),
  buildEvent({ title: 'Called off', status: 'cancelled' }),
  buildEvent({ title: 'Full house', availability: 'sold_out', category: 'theater' }),
  buildEvent({ title: '東京の夜', city: 'Tokyo', country: 'JP', category: 'nightlife' }),
];

/** A page of each kind. */
export const PAGES = [
  '/',
  '/?locale=ar',
  '/search',
  '/search?q=gala',
  '/search?q=no+such+thing',
  '/search?city=Berlin&on=2026-11-28',
  '/e/gala-berlin-2026-11-21',
  '/e/called-off-berlin-2026-11-28',
  '/e/nope',
  '/city/Berlin,DE',
  '/city/Berlin?month=2026-12',
  '/artist/the-testers',
  '/venue/tempodrom-berlin',
  '/plan/gala-berlin-2026-11-21',
  '/plan/gala-berlin-2026-11-21?locale=ar',
  '/articles',
  '/demand',
  '/developers',
  '/developers/api',
  '/developers/client',
  '/account/sign-in',
  '/report/gala-berlin-2026-11-21',
  '/submit',
  '/ask',
  '/ask?artist=Can&city=Berlin&locale=ar',
  '/about/data',
  '/sources',
];
