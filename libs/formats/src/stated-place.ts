import type { FeedEvent } from '@marquee/domain';

type Placed = Pick<FeedEvent, 'venue_name' | 'venue_slug' | 'city' | 'address' | 'region' | 'country' | 'country_code'>;

const NO_CITY = new Set(['Online', 'To be announced']);

/** Where an event is, without the words that records put where nothing is known. */
export const statedPlace = ({ venue_name, venue_slug, city, ...rest }: Placed) => ({
  ...rest,
  venue: venue_slug === null ? null : venue_name,
  city: NO_CITY.has(city) ? null : city,
});
