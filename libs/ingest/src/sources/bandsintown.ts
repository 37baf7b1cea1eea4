import { foldText, parseDate } from '@marquee/domain';
import type { RawEvent, SourceReader } from '../raw-event.ts';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, proseOf, textOf, textsOf, type Fields } from './record.ts';
import { vendorPages } from './vendor-page.ts';

/**
 * Bandsintown's API v3: lists of an artist's events, or such lists by artist. A show is listed once for each artist who plays there:
 * it becomes one record with all of them, so that shows are yielded once all files are read. `now` tells what is not on sale yet.
 */
export const bandsintownFormat = (now: () => Date): SourceReader =>
  async function* (files) {
    const shows = new Map<string, RawEvent>();
    const listings = vendorPages({ recordsOf, read: (record) => draftOf(record, now()) });
    for await (const listing of listings(files)) {
      if ('unreadable' in listing) yield listing;
      else join(shows, listing);
    }
    yield* shows.values();
  };

export const readBandsintown = bandsintownFormat(() => new Date());

function recordsOf(body: unknown): unknown[] | null {
  const lists = isFields(body) && !('venue' in body) ? Object.values(body) : [[body].flat()];
  const isOurs = lists.length > 0 && lists.every(Array.isArray);
  return isOurs ? lists.flatMap((list) => withArtist(listOf(list))) : null;
}

/** The first event of a list tells about its artist for all of them. */
function withArtist(events: unknown[]): unknown[] {
  const known = events.filter(isFields);
  const { artist } = fieldsOf(known.find((event) => isFields(event['artist'])));
  const artistOf = (event: Fields) => event['artist'] ?? artist;
  return events.map((event) => (isFields(event) ? { ...event, artist: artistOf(event) } : event));
}

function draftOf(event: Fields, now: Date): PartialRawEvent {
  const lineup = textsOf(event['lineup']);
  const artist = fieldsOf(event['artist']);
  const venue = fieldsOf(event['venue']);
  const title = textOf(event['title']);
  const offers = listOf(event['offers']).filter(isFields);
  const place = placeOf(venue, title);
  return {
    title: title ?? untitled(lineup[0], textOf(venue['name'])),
    source_id: textOf(event['id']),
    description: proseOf(event['description']),
    category: textOf(event['festival_start_date']) || /\bfest(ival)?\b/i.test(title ?? '') ? 'festival' : 'music',
    ...timesOf(event),
    ...place,
    artists: lineup,
    ...idsOf(artist),
    is_free: event['free'] === true || null,
    availability: availabilityOf(event, offers, now),
    ticket_url: withoutKey(offers.map(({ url }) => textOf(url)).find(Boolean) ?? null),
    url: withoutKey(textOf(event['url'])),
    image_url: textOf(artist['image_url']),
    popularity: Math.min(1_000, (numberOf(artist['tracker_count']) ?? 0) / 1_000),
  };
}

/** Of the one whose list it stands in. */
function idsOf({ name, mbid }: Fields): Pick<PartialRawEvent, 'artist_ids'> {
  const [known, musicbrainz_id] = [textOf(name), textOf(mbid)];
  return known && musicbrainz_id ? { artist_ids: [{ name: known, musicbrainz_id }] } : {};
}

const untitled = (...artistAndVenue: (string | null | undefined)[]) =>
  artistAndVenue.filter(Boolean).join(' @ ') || null;

/** Wall-clock times; no zone is told anywhere. Midnight stands for an hour that nobody entered. */
function timesOf(event: Fields): Partial<PartialRawEvent> {
  const [first, last] = [textOf(event['festival_start_date']), textOf(event['festival_end_date'])];
  if (first && parseDate(first)) return { start_local: first, end_local: last, all_day: true };
  const start = textOf(event['starts_at']) ?? textOf(event['datetime']);
  const isDateOnly = event['datetime_display_rule'] === 'date' || start?.endsWith('T00:00:00') === true;
  if (start && isDateOnly) return { start_local: start.slice(0, 10), time_tbd: true };
  return { start_local: start, end_local: textOf(event['ends_at']) };
}

/** At festivals the venue is called what the event is called, and nobody knows where it stands. */
function placeOf(venue: Fields, title: string | null): Partial<PartialRawEvent> {
  const name = textOf(venue['name']);
  const isTitle = name !== null && title !== null && foldText(name) === foldText(title);
  return {
    venue_name: isTitle ? null : name,
    address: textOf(venue['street_address']),
    city: textOf(venue['city']),
    region: textOf(venue['region']),
    country: textOf(venue['country']),
    lat: numberOf(venue['latitude']),
    lng: numberOf(venue['longitude']),
    online: venue['type'] === 'Virtual' || null,
  };
}

function availabilityOf(event: Fields, offers: Fields[], now: Date): string | null {
  if (event['sold_out'] === true) return 'sold_out';
  const begin = Date.parse(`${textOf(event['on_sale_datetime']) ?? ''}Z`);
  if (begin > now.getTime()) return 'not_yet';
  const words = offers.map(({ status }) => textOf(status)?.toLowerCase().replace(' ', '_'));
  return ['available', 'sold_out'].find((word) => words.includes(word)) ?? null;
}

/** Addresses repeat the key that the API was asked with. */
function withoutKey(address: string | null): string | null {
  const url = URL.parse(address ?? '');
  if (!url) return null;
  for (const name of ['app_id', 'came_from']) url.searchParams.delete(name);
  return url.href;
}

/** By where, when and what: the ids of one show differ with the artist. */
function join(shows: Map<string, RawEvent>, listing: RawEvent): void {
  const artists = listOf(listing.artists).map(String);
  const names = artists.map(foldText).sort().join(';');
  const what = listing.title === untitled(artists[0], listing.venue_name) ? names : foldText(listing.title);
  const place = [listing.venue_name, listing.city].map((part) => foldText(part ?? '')).join('|');
  const key = `${listing.start_local ?? ''}|${place}|${what}`;
  const known = shows.get(key);
  if (!known) return void shows.set(key, listing);
  const before = listOf(known.artists).map(String);
  const isNew = (artist: string) => !before.some((other) => foldText(other) === foldText(artist));
  const [source_id = null] = [known.source_id, listing.source_id].sort(byAge);
  const artist_ids = [...(known.artist_ids ?? []), ...(listing.artist_ids ?? [])];
  const ids = artist_ids.length > 0 ? { artist_ids } : {};
  shows.set(key, { ...known, source_id, artists: [...before, ...artists.filter(isNew)], ...ids });
}

/** The smaller number first, so that whose list was read first makes no difference. */
const byAge = (one: string | null | undefined, other: string | null | undefined) => Number(one) - Number(other);
