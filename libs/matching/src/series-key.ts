import { hash } from 'node:crypto';
import { foldText, type Listing, type NormalisedEvent } from '@marquee/domain';

/** What the events of one series have in common. */
export interface SeriesKey {
  /**
   * A signed 64-bit number: positive for a stated series, negative for a title at a venue, "0" for
   * neither.
   */
  key: string;
  source_id: number;
  /** The title that the source states for the series. */
  title: string | null;
}

const NO_SERIES_KEY = '0';

export const isStatedKey = (key: string): boolean => key !== NO_SERIES_KEY && !key.startsWith('-');

/**
 * Returns the key of an event: the series that a source states, else its title at its venue.
 * Sources do not share a series. The most trusted source that states a series decides, else the
 * most trusted one. Facts decide, not the order of arrival.
 */
export function buildSeriesKey(listings: Listing[]): SeriesKey {
  const listed = listings.filter(({ withdrawn }) => !withdrawn);
  const [first] = (listed.length > 0 ? listed : listings).toSorted(byPrecedence);
  if (!first) throw new Error('There is no event without a listing.');
  const { event, source_id } = first;
  if (event.series)
    return {
      key: stated(source_id, event.series.id),
      source_id,
      title: event.series.title ?? null,
    };
  const place = placeText(event);
  return {
    key: place === null ? NO_SERIES_KEY : titled(source_id, event.title, place),
    source_id,
    title: null,
  };
}

const byPrecedence = (a: Listing, b: Listing): number =>
  Number(b.event.series !== undefined) - Number(a.event.series !== undefined) ||
  b.trust - a.trust ||
  a.source_id - b.source_id ||
  (a.source_event_id < b.source_event_id ? -1 : 1);

const stated = (sourceId: number, id: string) => toNumber(`${String(sourceId)}|id|${id}`);

const titled = (sourceId: number, title: string, place: string) =>
  `-${toNumber(`${String(sourceId)}|title|${foldText(title) || title}|${place}`)}`;

/**
 * Returns the venue as the source names it, so that the key does not depend on which venues are
 * stored. Null if it is unknown.
 */
function placeText({
  venue_name,
  address,
  online,
  city_id,
  city_name,
  country_code,
}: NormalisedEvent): string | null {
  const name = venue_name ?? address;
  if (name === null) return online ? 'online' : null;
  return [foldText(name) || name, city_id ?? foldText(city_name ?? ''), country_code].join('|');
}

/** Returns 60 bits of a hash, never 0. */
const toNumber = (text: string): string =>
  String(BigInt(`0x${hash('sha256', text).slice(0, 15)}`) || 1n);
