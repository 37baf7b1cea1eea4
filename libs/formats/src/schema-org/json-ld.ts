import { type Event } from '@marquee/domain';
import { isOff } from '../display/event-phase.ts';
import { isFree } from '../display/format-price.ts';
import { statedPlace } from '../stated-place.ts';
import { AVAILABILITY_WORDS, EVENT_TYPES, STATUS_WORDS } from './event-types.ts';
import { endDate, startDate, withLocalOffset } from './zoned-times.ts';

const SCHEMA = 'https://schema.org';

/** Returns an event as a schema.org object. Unknown properties are omitted. */
export function toJsonLd(event: Event): object {
  const { type, performer } = EVENT_TYPES[event.category];
  const { status, previous_start_utc, timezone } = event;
  const place = toPlace(event);
  const virtual = event.online
    ? { '@type': 'VirtualLocation', url: event.online_url ?? event.ticket_url }
    : null;
  return omitUnknown({
    '@context': SCHEMA,
    '@type': type,
    '@id': event.links.self,
    identifier: event.id,
    name: event.title,
    description: event.description,
    startDate: startDate(event),
    endDate: endDate(event),
    previousStartDate:
      status === 'rescheduled' && previous_start_utc !== null
        ? startDate({ ...event, start_utc: previous_start_utc })
        : null,
    eventStatus: `${SCHEMA}/${STATUS_WORDS[status]}`,
    eventAttendanceMode: `${SCHEMA}/${virtual ? (place ? 'Mixed' : 'Online') : 'Offline'}EventAttendanceMode`,
    location: place && virtual ? [place, virtual] : (place ?? virtual),
    doorTime: event.doors_local && withLocalOffset(event.doors_local, timezone),
    organizer: toOrganization(event),
    performer: event.artists.map(({ name }) => ({ '@type': performer, name })),
    offers: toOffer(event),
    isAccessibleForFree: event.is_free && isFree(event),
    typicalAgeRange: parseAgeRange(event.age_restriction),
    inLanguage: event.languages,
    audience: event.audience && { '@type': 'Audience', audienceType: event.audience },
    accessibilityFeature: statedFeatures(event, true),
    image: event.picture ? [event.picture.url] : event.images,
    keywords: [event.category, ...event.tags],
    url: event.links.page ?? event.links.self,
    sameAs: [...new Set(event.sources.flatMap(({ url }) => url ?? []))],
  });
}

/** Writes an event as JSON-LD. `<` is escaped, so the text can be embedded in a `<script>`. */
export const writeJsonLd = (event: Event): string =>
  JSON.stringify(toJsonLd(event), null, 1).replaceAll('<', '\\u003c');

/**
 * Writes an event for its page. Search engines get only images of our own, and no tickets after the
 * end.
 */
export function writePageJsonLd({ picture, ...event }: Event): string {
  const images = [picture?.url, event.links.og_png].filter((url) => url !== undefined);
  return writeJsonLd({
    ...event,
    images,
    ...(event.phase === 'over' && { availability: 'off_sale' }),
  });
}

function toOrganization({ organizer }: Event): object | null {
  if (!organizer) return null;
  const { name, url } = organizer;
  return omitUnknown({ '@type': 'Organization', name, url });
}

/** Features of access that are stated to be there, or not to be. */
const statedFeatures = ({ accessibility }: Event, isThere: boolean): string[] =>
  Object.entries(accessibility).flatMap(([feature, value]) => (value === isThere ? [feature] : []));

// Of a place, schema.org also has features that are denied.
const toAmenities = (event: Event): object[] =>
  [true, false].flatMap((value) =>
    statedFeatures(event, value).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value,
    })),
  );

function toPlace(event: Event): object | null {
  const { venue, address, city, region, country_code } = statedPlace(event);
  // only the country of a stream
  if (event.online && venue === null && address === null && city === null) return null;
  const postal = omitUnknown({
    streetAddress: address,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country_code,
  });
  const place = omitUnknown({
    name: venue ?? city,
    address: isEmpty(postal) ? null : { '@type': 'PostalAddress', ...postal },
    geo: toCoordinates(event),
    amenityFeature: toAmenities(event),
  });
  return isEmpty(place) ? null : { '@type': 'Place', ...place };
}

const toCoordinates = ({ lat, lng }: Event): object | null =>
  lat === null || lng === null
    ? null
    : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };

function toOffer(event: Event): object | null {
  if (isOff(event)) return null;
  const price = toPrice(event);
  const availability = AVAILABILITY_WORDS[event.availability];
  if (price === null && availability === null) return null;
  return omitUnknown({
    '@type': 'Offer',
    ...price,
    availability: availability && `${SCHEMA}/${availability}`,
    url: event.ticket_kind === 'page' ? null : event.ticket_url,
  });
}

/** Returns null if the price is unknown. An amount without its currency is not a price. */
function toPrice(event: Event): object | null {
  const { price_min, price_max, currency } = event;
  const low = price_min ?? (event.is_free ? 0 : null);
  if (low === null || (currency === null && (low > 0 || !isFree(event)))) return null;
  // A lowest price alone ("from €13") is a range without an upper end.
  const isRange =
    price_min !== null && !isFree(event) && (price_max === null || price_max > price_min);
  return isRange
    ? { '@type': 'AggregateOffer', lowPrice: low, highPrice: price_max, priceCurrency: currency }
    : { price: low, priceCurrency: currency };
}

/** Returns `18-` for "18+" and `6-12` for "6 to 12"; null for other texts. */
function parseAgeRange(restriction: string | null): string | null {
  const [, from, to] =
    /^\D{0,20}?(\d{1,2})\s*(?:\+|(?:-|–|to)\s*(\d{1,2}))?\D{0,20}$/i.exec(restriction ?? '') ?? [];
  return from === undefined ? null : `${from}-${to ?? ''}`;
}

const omitUnknown = (members: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

const isEmpty = (members: object): boolean => Object.keys(members).length === 0;
