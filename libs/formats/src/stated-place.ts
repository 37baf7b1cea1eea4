import { type FeedEvent } from '@marquee/domain';
import { isCityName } from './display/format-place.ts';
import { splitVenue } from './display/street-address.ts';

type Placed = Pick<
  FeedEvent,
  'venue_name' | 'venue_slug' | 'city' | 'address' | 'region' | 'country' | 'country_code'
>;

/**
 * Returns the place of an event, with null instead of placeholder texts and of a name that is only
 * the address.
 */
export function statedPlace({ venue_name, venue_slug, city, address, ...rest }: Placed) {
  const venue = splitVenue({ venue_name, city, address });
  return {
    ...rest,
    venue: venue_slug === null ? null : venue.name,
    address: venue.address,
    city: isCityName(city) ? city : null,
  };
}
