import { foldText, parseDate } from '@marquee/domain';
import type { RawEvent, SourceReader } from '../../raw-event.ts';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import {
  toFields,
  isFields,
  toList,
  toNumber,
  toProse,
  toText,
  toTexts,
  type Fields,
} from '../../reading/record.ts';
import { defineTicketingApiFormat } from '../../ticketing-apis/ticketing-api-format.ts';

/**
 * Bandsintown's API v3: one list of events per artist, or several such lists. A show appears once
 * per performing artist. These records are merged into one, so shows are yielded after all files
 * are read. `now` decides what is not on sale yet.
 */
export const bandsintownFormat = (now: () => Date): SourceReader =>
  async function* (files) {
    const shows = new Map<string, RawEvent>();
    const listings = defineTicketingApiFormat({
      listRecords,
      read: (record) => toPartialEvent(record, now()),
    });
    for await (const listing of listings(files)) {
      if ('unreadable' in listing) yield listing;
      else mergeShow(shows, listing);
    }
    yield* shows.values();
  };

export const readBandsintown = bandsintownFormat(() => new Date());

function listRecords(body: unknown): unknown[] | null {
  const lists = isFields(body) && !('venue' in body) ? Object.values(body) : [[body].flat()];
  const isOurs = lists.length > 0 && lists.every(Array.isArray);
  return isOurs ? lists.flatMap((list) => addArtists(toList(list))) : null;
}

/**
 * Copies the artist of the first event to the others: only the first event of a list contains it.
 */
function addArtists(events: unknown[]): unknown[] {
  const parsed = events.filter(isFields);
  const { artist } = toFields(parsed.find((event) => isFields(event['artist'])));
  const addArtist = (event: Fields) => ({ ...event, artist: event['artist'] ?? artist });
  return events.map((event) => (isFields(event) ? addArtist(event) : event));
}

function toPartialEvent(event: Fields, now: Date): PartialRawEvent {
  const lineup = toTexts(event['lineup']);
  const artist = toFields(event['artist']);
  const venue = toFields(event['venue']);
  const title = toText(event['title']);
  const offers = toList(event['offers']).filter(isFields);
  const place = toPlace(venue, title);
  return {
    title: title ?? buildTitle(lineup[0], toText(venue['name'])),
    source_id: toText(event['id']),
    description: toProse(event['description']),
    category:
      toText(event['festival_start_date']) || /\bfest(ival)?\b/i.test(title ?? '')
        ? 'festival'
        : 'music',
    ...toTimes(event),
    ...place,
    artists: lineup,
    ...toArtistIds(artist),
    is_free: event['free'] === true || null,
    availability: toAvailability(event, offers, now),
    ticket_url: removeKey(offers.map(({ url }) => toText(url)).find(Boolean) ?? null),
    url: removeKey(toText(event['url'])),
    image_url: toText(artist['image_url']),
    popularity: Math.min(1_000, (toNumber(artist['tracker_count']) ?? 0) / 1_000),
  };
}

/** Returns the id and the image of the artist whose list contains the event. */
function toArtistIds({
  name,
  mbid,
  image_url: image,
}: Fields): Pick<PartialRawEvent, 'artist_ids'> {
  const [artistName, musicbrainz_id, image_url] = [toText(name), toText(mbid), toText(image)];
  if (!artistName || (!musicbrainz_id && !image_url)) return {};
  const facts = { ...(musicbrainz_id && { musicbrainz_id }), ...(image_url && { image_url }) };
  return { artist_ids: [{ name: artistName, ...facts }] };
}

const buildTitle = (...artistAndVenue: (string | null | undefined)[]) =>
  artistAndVenue.filter(Boolean).join(' @ ') || null;

/**
 * Returns wall-clock times: the API states no time zone. Midnight means that no hour was entered.
 */
function toTimes(event: Fields): Partial<PartialRawEvent> {
  const [first, last] = [toText(event['festival_start_date']), toText(event['festival_end_date'])];
  if (first && parseDate(first)) return { start_local: first, end_local: last, all_day: true };
  const start = toText(event['starts_at']) ?? toText(event['datetime']);
  const isDateOnly =
    event['datetime_display_rule'] === 'date' || start?.endsWith('T00:00:00') === true;
  if (start && isDateOnly) return { start_local: start.slice(0, 10), time_tbd: true };
  return { start_local: start, end_local: toText(event['ends_at']) };
}

/** Ignores a venue named like the event: at festivals the API repeats the title there. */
function toPlace(venue: Fields, title: string | null): Partial<PartialRawEvent> {
  const name = toText(venue['name']);
  const isTitle = name !== null && title !== null && foldText(name) === foldText(title);
  return {
    venue_name: isTitle ? null : name,
    address: toText(venue['street_address']),
    city: toText(venue['city']),
    region: toText(venue['region']),
    country: toText(venue['country']),
    lat: toNumber(venue['latitude']),
    lng: toNumber(venue['longitude']),
    online: venue['type'] === 'Virtual' || null,
  };
}

function toAvailability(event: Fields, offers: Fields[], now: Date): string | null {
  if (event['sold_out'] === true) return 'sold_out';
  const begin = Date.parse(`${toText(event['on_sale_datetime']) ?? ''}Z`);
  if (begin > now.getTime()) return 'not_yet';
  const words = offers.map(({ status }) => toText(status)?.toLowerCase().replace(' ', '_'));
  return ['available', 'sold_out'].find((word) => words.includes(word)) ?? null;
}

/** Removes the API key, which the API repeats in its links. */
function removeKey(address: string | null): string | null {
  const url = URL.parse(address ?? '');
  if (!url) return null;
  for (const name of ['app_id', 'came_from']) url.searchParams.delete(name);
  return url.href;
}

/** Merges listings of one show by time, place and title. Their ids differ per artist. */
function mergeShow(shows: Map<string, RawEvent>, listing: RawEvent): void {
  const artists = toList(listing.artists).map(String);
  const names = artists.map(foldText).sort().join(';');
  const what =
    listing.title === buildTitle(artists[0], listing.venue_name) ? names : foldText(listing.title);
  const place = [listing.venue_name, listing.city].map((part) => foldText(part ?? '')).join('|');
  const key = `${listing.start_local ?? ''}|${place}|${what}`;
  const existing = shows.get(key);
  if (!existing) return void shows.set(key, listing);
  const before = toList(existing.artists).map(String);
  const isNew = (artist: string) => !before.some((other) => foldText(other) === foldText(artist));
  const [source_id = null] = [existing.source_id, listing.source_id].sort(byNumericId);
  const artist_ids = [...(existing.artist_ids ?? []), ...(listing.artist_ids ?? [])];
  const ids = artist_ids.length > 0 ? { artist_ids } : {};
  shows.set(key, {
    ...existing,
    source_id,
    artists: [...before, ...artists.filter(isNew)],
    ...ids,
  });
}

/** Smaller id first, so the result does not depend on the order of the lists. */
const byNumericId = (one: string | null | undefined, other: string | null | undefined) =>
  Number(one) - Number(other);
