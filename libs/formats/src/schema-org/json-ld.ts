import { isFree, isOff, type Event } from '@marquee/domain';
import { statedPlace } from '../stated-place.ts';
import { AVAILABILITY_WORDS, EVENT_TYPES, STATUS_WORDS } from './event-types.ts';
import { endDate, startDate, withLocalOffset, withOffset } from './zoned-times.ts';

const SCHEMA = 'https://schema.org';

/** Returns an event as a schema.org object. Unknown properties are omitted. */
export function toJsonLd(event: Event): object {
  const { type, performer } = EVENT_TYPES[event.category];
  const { previous_start_utc, timezone } = event;
  return omitUnknown({
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
    eventAttendanceMode: `${SCHEMA}/${attendanceMode(event)}`,
    location: toLocation(event),
    doorTime: event.doors_local && withLocalOffset(event.doors_local, timezone),
    organizer: event.organizer && omitUnknown({ '@type': 'Organization', ...event.organizer }),
    performer: event.artists.map(({ name }) => ({ '@type': performer, name })),
    offers: toOffer(event),
    isAccessibleForFree: event.is_free && isFree(event),
    typicalAgeRange: parseAgeRange(event.age_restriction),
    image: event.picture ? [event.picture.url] : event.images,
    keywords: [event.category, ...event.tags],
    url: event.links.page ?? event.links.self,
    sameAs: [...new Set(event.sources.flatMap(({ url }) => url ?? []))],
  });
}

/** Writes an event as JSON-LD. `<` is escaped, so the text can be embedded in a `<script>`. */
export const writeJsonLd = (event: Event): string =>
  JSON.stringify(toJsonLd(event), null, 1).replaceAll('<', '\\u003c');

function attendanceMode(event: Event): string {
  if (!event.online) return 'OfflineEventAttendanceMode';
  return statedPlace(event).city === null ? 'OnlineEventAttendanceMode' : 'MixedEventAttendanceMode';
}

function toLocation(event: Event): object | object[] | null {
  const { venue, address, city, region, country_code } = statedPlace(event);
  const { lat, lng } = event;
  const geo = lat === null || lng === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
  const postal = omitUnknown({
    streetAddress: address,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country_code,
  });
  const hasPlace = venue !== null || geo !== null || Object.keys(postal).length > 0;
  const place =
    hasPlace &&
    omitUnknown({ '@type': 'Place', name: venue ?? city, address: { '@type': 'PostalAddress', ...postal }, geo });
  const virtual = event.online && { '@type': 'VirtualLocation', url: event.online_url ?? event.ticket_url };
  return place && virtual ? [place, virtual] : place || virtual || null;
}

function toOffer(event: Event): object | null {
  if (isOff(event)) return null;
  const { price_min, price_max, currency, links } = event;
  const low = price_min ?? (event.is_free ? 0 : null);
  const url = event.ticket_url === links.self ? null : event.ticket_url;
  const availability = AVAILABILITY_WORDS[event.availability];
  if (low === null && availability === null) return null;
  // A lowest price alone ("from €13") is a range without an upper end.
  const isRange = price_min !== null && !isFree(event) && (price_max === null || price_max > price_min);
  return omitUnknown({
    '@type': isRange ? 'AggregateOffer' : 'Offer',
    ...(isRange ? { lowPrice: low, highPrice: price_max } : { price: low }),
    priceCurrency: low === null ? null : currency,
    availability: availability && `${SCHEMA}/${availability}`,
    url,
  });
}

/** Returns `18-` for "18+" and `6-12` for "6 to 12"; null for other texts. */
function parseAgeRange(restriction: string | null): string | null {
  const [, from, to] = /^\D{0,20}?(\d{1,2})\s*(?:\+|(?:-|–|to)\s*(\d{1,2}))?\D{0,20}$/i.exec(restriction ?? '') ?? [];
  return from === undefined ? null : `${from}-${to ?? ''}`;
}

const omitUnknown = (members: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
