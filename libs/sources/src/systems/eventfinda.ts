import { toPriceRange } from '../reading/price-range.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, type Fields } from '../reading/record.ts';
import { toDates } from './dates-of-event.ts';
import { countRecords, listAt, toFieldList, valueAt, withDefaults } from './paging.ts';
import type { System, SystemRecord } from './system.ts';

/** Eventfinda API v2: New Zealand, Australia, Singapore. Each session is an event. */
export const eventfinda: System = {
  first: withDefaults({ rows: '20' }),
  next: countRecords({ name: 'offset', size: 'rows', total: '@attributes.count' }),
  records: listAt('events'),
  read: (record, { where }): SystemRecord[] => {
    const id = toText(record['id']);
    const sessions = toFieldList(valueAt(record, 'sessions.sessions'));
    const dates = sessions.length > 0 ? sessions : [record];
    const isCancelled = record['is_cancelled'] === true;
    if (toText(dates[0]?.['datetime_start']) === null)
      return [{ unreadable: 'The record has no start date.', where, source_id: id }];
    return toDates(
      sharedFields(record),
      id,
      dates.map((session) => ({
        start_local: toLocal(session['datetime_start']),
        end_local: toLocal(session['datetime_end']),
        ...((isCancelled || session['is_cancelled'] === true) && { status: 'cancelled' }),
      })),
    );
  },
};

const toLocal = (value: unknown) => toText(value)?.replace(' ', 'T') ?? null;

/** The largest form of the first picture. */
function readImage(record: Fields): string | null {
  const [image] = toFieldList(valueAt(record, 'images.images'));
  const forms = toFieldList(valueAt(image, 'transforms.transforms')).toSorted(
    (one, other) => (toNumber(other['width']) ?? 0) - (toNumber(one['width']) ?? 0),
  );
  return toText(forms[0]?.['url']);
}

function sharedFields(record: Fields): PartialRawEvent {
  const place = toFields(record['location']);
  const point = toFields(record['point'] ?? place['point']);
  // The summary ends with the town and its region.
  const parts = toText(place['summary'] ?? record['location_summary'])?.split(/\s*,\s*/) ?? [];
  const prices = toFieldList(valueAt(record, 'ticket_types.ticket_types')).map(({ price }) =>
    toNumber(price),
  );
  const isFree = record['is_free'] === true;
  return {
    title: toText(record['name']),
    description: toProse(record['description'])?.replace(/\[\/?[a-z]+(?:=[^\]]*)?\]/gi, '') ?? null,
    category: toText(toFields(record['category'])['name']),
    timezone: toText(record['timezone']),
    venue_name: toText(place['name']),
    address: toText(record['address']) ?? toText(place['address']),
    city: parts.at(-2) ?? null,
    region: parts.at(-1) ?? null,
    lat: toNumber(point['lat']),
    lng: toNumber(point['lng']),
    ...(isFree
      ? { is_free: true }
      : { ...toPriceRange(prices, []), currency: toText(record['currency']) }),
    availability: record['is_sold_out'] === true ? 'sold_out' : null,
    url: toText(record['url']),
    age_restriction: toText(record['restrictions']),
    organizer: toText(record['presented_by']),
    artists: toFieldList(valueAt(record, 'artists.artists')).flatMap(
      ({ name }) => toText(name) ?? [],
    ),
    image_url: readImage(record),
  };
}
