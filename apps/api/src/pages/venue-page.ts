import { countryName, type Venue } from '@marquee/domain';
import type { getVenue } from '@marquee/operations';
import { h } from '@marquee/ui';
import { EventRows } from './event-rows.ts';
import { htmlFormat } from './html-page.ts';

/** GET /venues/{slug} for people. */
export const venuePage = htmlFormat<typeof getVenue.output>(({ venue, events }, reader) => ({
  title: venue.name,
  description: `Upcoming events at ${venue.name}`,
  children: [
    h('p', { class: 'lead' }, describePlace(venue)),
    venue.url !== null &&
      h('p', null, h('a', { href: venue.url, rel: 'nofollow' }, 'Website of the venue')),
    h('h2', null, 'Upcoming events'),
    h(EventRows, { events, reader }),
  ],
}));

const describePlace = ({ address, city, region, country_code }: Venue): string =>
  [address, city, region, country_code === null ? null : countryName(country_code)]
    .filter((part) => part !== null)
    .join(', ');
