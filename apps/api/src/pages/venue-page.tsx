import { countryName, type Venue } from '@marquee/domain';
import type { getVenue } from '@marquee/operations';

import { EventRows } from './event-rows.tsx';
import { htmlFormat } from './html-page.ts';

/** GET /venues/{slug} for people. */
export const venuePage = htmlFormat<typeof getVenue.output>(({ venue, events }, reader) => ({
  title: venue.name,
  description: `Upcoming events at ${venue.name}`,
  children: [
    <p class="lead">{describePlace(venue)}</p>,
    venue.url !== null && (
      <p>
        <a href={venue.url} rel="nofollow">
          Website of the venue
        </a>
      </p>
    ),
    <h2>Upcoming events</h2>,
    <EventRows events={events} reader={reader} />,
  ],
}));

const describePlace = ({ address, city, region, country_code }: Venue): string =>
  [address, city, region, country_code === null ? null : countryName(country_code)]
    .filter((part) => part !== null)
    .join(', ');
