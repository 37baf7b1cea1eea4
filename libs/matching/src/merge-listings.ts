import type { NormalisedEvent, Listing } from '@marquee/domain';
import { compareIds } from './compare-artists.ts';
import { mergeFields } from './merge-fields.ts';

const MAX = { artists: 30, tags: 20, genres: 12 };
// Sources within this range count as equally trusted: the newest statement wins.
const TRUST_BAND = 20;

/**
 * Merges the listings of an event. Each field comes from the most trusted source that states it, or from the one that changed
 * last. Related fields (times, place, price) stay together. A cancellation applies as soon as one of the most trusted sources
 * states it, until one of them revokes it.
 */
export function mergeListings(listings: Listing[]): NormalisedEvent {
  const [only] = listings;
  if (only && listings.length === 1) return only.event;
  const ordered = currentListings(listings).toSorted(byPrecedence);
  const events = ordered.map((listing) => listing.event);
  const [first] = events;
  if (!first) throw new Error('There is no event without a listing.');
  if (events.length === 1) return first;
  const times = mergeTimes(events, first);
  return {
    ...first,
    description: pick(events, ({ description }) => description),
    category:
      pick(events, ({ category }) => (category === 'community' ? null : category)) ??
      first.category,
    status: mergeStatus(ordered),
    availability:
      pick(events, ({ availability }) => (availability === 'unknown' ? null : availability)) ??
      'unknown',
    ...times,
    ...mergePlace(events, first),
    online_url: pick(events, (event) => event.online_url),
    ...mergeLineups(events),
    ticket_url: pick(events, (event) => event.ticket_url),
    url: pick(events, (event) => event.url),
    image_url: pick(events, (event) => event.image_url),
    ...mergePrices(events, first),
    tags: [...new Set(events.flatMap(({ tags }) => tags))].slice(0, MAX.tags),
    language: pick(events, ({ language }) => language),
    popularity: Math.max(...events.map(({ popularity }) => popularity)),
    featured: events.some(({ featured }) => featured),
    ...mergeRecordFacts(events, times),
    ...mergeFields(events),
  };
}

/** Returns whether every source of an event is the generated demo season. */
export const isDemo = (listings: Listing[]): boolean =>
  currentListings(listings).every(({ demo }) => demo);

/** Returns the listings that are not withdrawn, or all if every listing is. */
function currentListings(listings: Listing[]): Listing[] {
  const listed = listings.filter(({ withdrawn }) => !withdrawn);
  return listed.length > 0 ? listed : listings;
}

/** By trust, freshness, completeness, and then by a fixed order. */
function byPrecedence(a: Listing, b: Listing): number {
  return (
    b.trust - a.trust ||
    b.changed_at.getTime() - a.changed_at.getTime() ||
    completeness(b.event) - completeness(a.event) ||
    a.source_id - b.source_id ||
    (a.source_event_id < b.source_event_id ? -1 : 1)
  );
}

const completeness = (event: NormalisedEvent) =>
  Object.values(event).filter((value) => value !== null && value !== '').length;

const pick = <Value>(
  events: NormalisedEvent[],
  read: (event: NormalisedEvent) => Value | null,
): Value | null => {
  for (const event of events) {
    const value = read(event);
    if (value !== null) return value;
  }
  return null;
};

/** Takes the newest status of the most trusted sources. A listing that never changed its status is ignored: it may be outdated. */
function mergeStatus(ordered: Listing[]): NormalisedEvent['status'] {
  const best = ordered[0]?.trust ?? 0;
  const stated = ordered.filter(
    ({ trust, status_said_at }) => best - trust < TRUST_BAND && status_said_at !== null,
  );
  const [latest] = stated.toSorted(
    (a, b) => (b.status_said_at?.getTime() ?? 0) - (a.status_said_at?.getTime() ?? 0),
  );
  return latest?.event.status ?? 'scheduled';
}

const isTimed = ({ all_day, time_tbd, date_tbd, start_local }: NormalisedEvent) =>
  !all_day && !time_tbd && !date_tbd && !start_local.endsWith('T00:00:00');

/**
 * Prefers a listing with an hour on the day that the best source states. Prefers one with a known city, because without it the
 * hour may be in another time zone.
 */
function mergeTimes(events: NormalisedEvent[], first: NormalisedEvent) {
  const timed = events.filter(
    (event) => isTimed(event) && event.start_local.slice(0, 10) === first.start_local.slice(0, 10),
  );
  const { start_local, end_local, timezone, all_day, time_tbd, date_tbd } =
    timed.find(({ city_id }) => city_id !== null) ?? timed[0] ?? first;
  return { start_local, end_local, timezone, all_day, time_tbd, date_tbd };
}

/** Takes the doors only from a listing with the same start. */
function mergeRecordFacts(
  events: NormalisedEvent[],
  { start_local }: Pick<NormalisedEvent, 'start_local'>,
) {
  const organizer = pick(events, (event) => event.organizer ?? null);
  const sameStart = events.filter((event) => event.start_local === start_local);
  const doors_local = pick(sameStart, (event) => event.doors_local ?? null);
  const genres = [...new Set(events.flatMap((event) => event.genres ?? []))].slice(0, MAX.genres);
  return {
    ...(organizer && { organizer }),
    ...(doors_local !== null && { doors_local }),
    ...(genres.length > 0 && { genres }),
  };
}

function mergePlace(events: NormalisedEvent[], first: NormalisedEvent) {
  const named = events.find((event) => event.venue_name !== null && event.city_id !== null);
  const { venue_name, address, city_id, city_name, country_code, lat, lng, online } =
    named ?? events.find((event) => event.city_id !== null) ?? first;
  return { venue_name, address, city_id, city_name, country_code, lat, lng, online };
}

function mergePrices(events: NormalisedEvent[], first: NormalisedEvent) {
  const { price_min, price_max, currency, is_free } =
    events.find((event) => event.price_min !== null || event.is_free !== null) ?? first;
  return { price_min, price_max, currency, is_free };
}

/** Combines the line-ups, in the order of the best source. */
const mergeLineups = (events: NormalisedEvent[]) => {
  const names = new Map<string, string>();
  for (const name of events.flatMap(({ artists }) => artists)) {
    const key = name.toLowerCase();
    if (!names.has(key)) names.set(key, name);
  }
  const artists = [...names.values()].slice(0, MAX.artists);
  const artist_ids = artists.flatMap((name) => mergeArtistIds(name, events));
  return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
};

/** Takes the ids of the best source, and ids from others that do not disagree. */
function mergeArtistIds(
  name: string,
  events: NormalisedEvent[],
): NonNullable<NormalisedEvent['artist_ids']> {
  const listed = events.flatMap(({ artist_ids = [] }) => artist_ids);
  const own = listed.filter((artist) => artist.name.toLowerCase() === name.toLowerCase());
  const [best] = own;
  if (!best) return [];
  const agreeing = own.filter((artist) => compareIds(best, artist) !== 'other');
  return [{ ...agreeing.reduceRight((sum, artist) => ({ ...sum, ...artist })), name }];
}
