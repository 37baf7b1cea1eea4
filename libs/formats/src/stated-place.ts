import type { FeedEvent } from '@marquee/domain';

type Placed = Pick<FeedEvent, 'venue_name' | 'venue_slug' | 'city' | 'address' | 'region' | 'country' | 'country_code'>;

const PLACEHOLDERS = new Set(['Online', 'To be announced']);

/** Returns the place of an event, with null instead of placeholder texts. */
export const statedPlace = ({ venue_name, venue_slug, city, ...rest }: Placed) => ({
  ...rest,
  venue: venue_slug === null ? null : venue_name,
  city: PLACEHOLDERS.has(city) ? null : city,
});
