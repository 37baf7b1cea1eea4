import type { Event } from '@marquee/domain';
import { statedPlace } from '../stated-place.ts';
import { AVAILABILITY_WORDS, EVENT_TYPES, STATUS_WORDS } from './event-types.ts';
import { endDate, startDate, withOffset } from './zoned-times.ts';

const SCHEMA = 'https://schema.org';

/** An event as a schema.org object. What is not known is left out. */
export function jsonLdOf(event: Event): object {
  const { type, performer } = EVENT_TYPES[event.category];
  const { previous_start_utc, timezone } = event;
  return known({
    '@context': SCHEMA,
    '@type': type,
    '@id': event.links.self,
    identifier: event.id,
    name: event.title,
    description: event.description,
    startDate: startDate(event),
    endDate: endDate(event),
    previousStartDate: previous_start_utc && withOffset(previous_start_utc, timezone),
    eventStatus: `${SCHEMA}/${STATUS_WORDS[event.status]}`,
    eventAttendanceMode: `${SCHEMA}/${attendanceModeOf(event)}`,
    location: locationOf(event),
    performer: event.artists.map(({ name }) => ({ '@type': performer, name })),
    offers: offersOf(event),
    isAccessibleForFree: event.is_free,
    typicalAgeRange: ageRangeOf(event.age_restriction),
    image: event.images,
    keywords: [event.category, ...event.tags],
    url: event.links.page ?? event.links.self,
    sameAs: [...new Set(event.sources.flatMap(({ url }) => url ?? []))],
  });
}

/** The same as text. It may stand inside a `<script>`: no `<` of a title can end it. */
export const writeJsonLd = (event: Event): string =>
  JSON.stringify(jsonLdOf(event), null, 1).replaceAll('<', '\\u003c');

function attendanceModeOf(event: Event): string {
  if (!event.online) return 'OfflineEventAttendanceMode';
  return statedPlace(event).city === null ? 'OnlineEventAttendanceMode' : 'MixedEventAttendanceMode';
}

function locationOf(event: Event): object | object[] | null {
  const { venue, address, city, region, country_code } = statedPlace(event);
  const { lat, lng } = event;
  const geo = lat === null || lng === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
  const postal = known({
    streetAddress: address,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country_code,
  });
  const hasPlace = venue !== null || geo !== null || Object.keys(postal).length > 0;
  const place =
    hasPlace && known({ '@type': 'Place', name: venue ?? city, address: { '@type': 'PostalAddress', ...postal }, geo });
  const virtual = event.online && { '@type': 'VirtualLocation', url: event.online_url ?? event.ticket_url };
  return place && virtual ? [place, virtual] : place || virtual || null;
}

function offersOf(event: Event): object | null {
  const { price_min, price_max, currency, links } = event;
  const low = price_min ?? (event.is_free ? 0 : null);
  const url = event.ticket_url === links.self ? null : event.ticket_url;
  const availability = AVAILABILITY_WORDS[event.availability];
  if (low === null && availability === null) return null;
  const isRange = price_max !== null && low !== null && price_max > low;
  return known({
    '@type': isRange ? 'AggregateOffer' : 'Offer',
    ...(isRange ? { lowPrice: low, highPrice: price_max } : { price: low }),
    priceCurrency: low === null ? null : currency,
    availability: availability && `${SCHEMA}/${availability}`,
    url,
  });
}

/** "18+" is `18-`, "6 to 12" is `6-12`; other words are no range. */
function ageRangeOf(restriction: string | null): string | null {
  const [, from, to] = /^\D{0,20}?(\d{1,2})\s*(?:\+|(?:-|–|to)\s*(\d{1,2}))?\D{0,20}$/i.exec(restriction ?? '') ?? [];
  return from === undefined ? null : `${from}-${to ?? ''}`;
}

const known = (members: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
