import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, toTexts, type Fields } from '../reading/record.ts';
import { listAt } from './paging.ts';
import type { System } from './system.ts';
import { epochInstant } from './times.ts';

// Where the editor's map begins. An event without an address has this position.
const EDITOR_POSITION = { lat: 40.720_755_9, lng: -74.000_761_3 };

/**
 * An events collection of Squarespace with `?format=json`. Its robots.txt forbids it: the owner of
 * the site must agree.
 */
export const squarespace: System = {
  records: (body) => {
    const upcoming = listAt('upcoming')(body);
    const past = listAt('past')(body) ?? [];
    const { website, collection } = toFields(body);
    return (
      upcoming &&
      [...upcoming, ...past].map((event) => ({ ...toFields(event), website, collection }))
    );
  },
  read: (record) => {
    const website = toFields(record['website']);
    const base = toText(website['baseUrl']);
    const path = toText(record['fullUrl']);
    const tags = [...toTexts(record['categories']), ...toTexts(record['tags'])];
    return {
      title: toText(record['title']),
      source_id: toText(record['id']),
      description: toProse(record['excerpt']) ?? toProse(record['body']),
      start_utc: epochInstant(toNumber(record['startDate'])),
      end_utc: epochInstant(toNumber(record['endDate'])),
      timezone: toText(website['timeZone']),
      ...readPlace(toFields(record['location']), toFields(website['location'])),
      category: tags.join(' | ') || null,
      tags,
      url: base === null || path === null ? null : base + path,
      image_url: toText(record['assetUrl']),
      language: toText(website['language']),
    };
  },
};

/** Without an address the event is at the place of the site. */
function readPlace(stated: Fields, site: Fields): Partial<PartialRawEvent> {
  const hasAddress = ['addressTitle', 'addressLine1', 'addressLine2'].some(
    (line) => toText(stated[line]) !== null,
  );
  const location = hasAddress ? stated : site;
  const [lat, lng] = [toNumber(stated['mapLat']), toNumber(stated['mapLng'])];
  const isEditors =
    lat !== null &&
    lng !== null &&
    Math.abs(lat - EDITOR_POSITION.lat) < 1e-5 &&
    Math.abs(lng - EDITOR_POSITION.lng) < 1e-5;
  const [city = null, region = null] = toText(location['addressLine2'])?.split(/\s*,\s*/) ?? [];
  return {
    venue_name: toText(location['addressTitle']),
    address: toText(location['addressLine1']),
    city,
    region,
    country: toText(location['addressCountry']),
    ...(hasAddress && !isEditors && { lat, lng }),
  };
}
