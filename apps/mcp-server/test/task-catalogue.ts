import type { RawEvent } from '@marquee/sources';
import { buildEvent } from './create-test-mcp-server.ts';

const jazz = (overrides: Partial<RawEvent>) =>
  buildEvent({
    title: 'Blue Lantern Quartet',
    genres: ['jazz'],
    currency: 'EUR',
    price_min: 22,
    ...overrides,
  });

/**
 * What the tasks search. The tests run on Saturday, 21 November 2026; the next weekend is that of
 * 28 November.
 */
export const TASK_EVENTS: RawEvent[] = [
  jazz({ artists: ['Blue Lantern Quartet'], start_local: '2026-11-28T21:00:00' }),
  jazz({ title: 'Grand Jazz Gala', start_local: '2026-11-28T20:00:00', price_min: 80 }),
  jazz({ title: 'Jazz Matinee', start_local: '2026-12-12T15:00:00', price_min: 12 }),
  jazz({
    title: 'Jazz am Rhein',
    start_local: '2026-11-28T20:00:00',
    city: 'Munich',
    price_min: 15,
  }),
  buildEvent({
    title: 'Puppets in the Park',
    organizer: 'Thames Puppetry Ltd.',
    category: 'community',
    city: 'London',
    country: 'GB',
    start_local: '2026-11-28T15:00:00',
    lat: 51.5055,
    lng: -0.0754,
    venue_name: 'Thames Playground',
    is_free: true,
    tags: ['kids'],
    description: 'A puppet show for kids.',
  }),
  buildEvent({
    title: 'Late Improv',
    category: 'comedy',
    city: 'London',
    country: 'GB',
    start_local: '2026-11-28T22:00:00',
    lat: 51.5136,
    lng: -0.1365,
    venue_name: 'Soho Cellar',
    price_min: 9,
    currency: 'GBP',
  }),
  buildEvent({
    title: 'Falcons vs Otters',
    category: 'sports',
    city: 'London',
    country: 'GB',
    start_local: '2026-11-27T19:45:00',
  }),
  buildEvent({
    title: 'The Winter Garden',
    category: 'theater',
    city: 'Vienna',
    country: 'AT',
    start_local: '2026-12-04T19:30:00',
    status: 'cancelled',
  }),
  ...['Berlin,DE,01-10', 'Paris,FR,01-14', 'Chicago,US,01-20', 'Rome,IT,02-01'].map((line) => {
    const [city = '', country = '', day = ''] = line.split(',');
    return buildEvent({
      title: `Velvet Anchor in ${city}`,
      artists: ['Velvet Anchor'],
      city,
      country,
      start_local: `2027-${day}T20:00:00`,
    });
  }),
  buildEvent({
    title: 'Harbour Light Exhibition',
    category: 'community',
    city: 'Los Angeles',
    country: 'US',
    start_local: '2026-10-01',
    end_local: '2027-01-31',
  }),
  buildEvent({
    title: 'Pacific Strings',
    city: 'Los Angeles',
    country: 'US',
    start_local: '2026-11-28T19:00:00',
  }),
  buildEvent({
    title: 'Open Data Talk',
    category: 'conference',
    city: null,
    country: null,
    venue_name: null,
    online: true,
    timezone: 'UTC',
    start_local: '2026-12-01T17:00:00',
  }),
  buildEvent({
    title: 'Past Glory',
    artists: ['Amber Cartwheel'],
    start_local: '2025-05-01T20:00:00',
  }),
];
