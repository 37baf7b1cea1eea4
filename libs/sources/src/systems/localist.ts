import { parsePosition, zoneAt } from '../normalise/place-text.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, toTexts, type Fields } from '../reading/record.ts';
import { toDates, type EventDate } from './dates-of-event.ts';
import { countPages, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type System, type SystemRecord } from './system.ts';

/** Localist API 2: universities and cities. */
export const localist: System = {
  first: withDefaults({ days: '370', pp: '100' }),
  next: countPages({ name: 'page', first: 1, total: 'page.total' }),
  records: (body) => {
    const events = listAt('events')(body);
    const timezone = events && zoneOfCalendar(events);
    return events?.map((event) => ({ ...toFields(event), timezone })) ?? null;
  },
  read: (wrapped, { where }): SystemRecord[] => {
    const record = toFields(wrapped['event'] ?? wrapped);
    const id = toText(record['id']);
    if (record['private'] === true || record['rejected'] === true || !isForPublic(record))
      return [hidden(id, where)];
    const instances = toFieldList(record['event_instances']).map((one) =>
      toFields(one['event_instance'] ?? one),
    );
    if (instances.length === 0)
      return [{ unreadable: 'The record has no start date.', where, source_id: id }];
    return toDates(
      { ...sharedFields(record), ...readZone(wrapped, record) },
      id,
      instances.map(readTimes),
    );
  },
};

const filterNames = (record: Fields, name: string): string[] =>
  toFieldList(toFields(record['filters'])[name]).flatMap((term) => toText(term['name']) ?? []);

/** Dates of the academic calendar and meetings of the staff are no events. */
function isForPublic(record: Fields): boolean {
  const audiences = filterNames(record, 'event_audience');
  const isStaffOnly =
    audiences.length > 0 &&
    audiences.every((name) => /^(?:staff|faculty|employees?)\b/i.test(name));
  return (
    !isStaffOnly &&
    !filterNames(record, 'event_types').some((name) =>
      /\bacademic (?:dates?|calendar|deadlines?)\b/i.test(name),
    )
  );
}

function readTimes(instance: Fields): EventDate {
  const [start, end] = [toText(instance['start']), toText(instance['end'])];
  const dates =
    instance['all_day'] === true
      ? {
          start_local: start?.slice(0, 10) ?? null,
          end_local: end?.slice(0, 10) ?? null,
          all_day: true,
        }
      : { start_utc: start, end_utc: end };
  // Unlike its start, the id of a date stays when the date moves.
  const id = toText(instance['id']);
  return id === null
    ? dates
    : { ...dates, source_id: `${toText(instance['event_id']) ?? ''}-${id}` };
}

function sharedFields(record: Fields): PartialRawEvent {
  const geo = toFields(record['geo']);
  const experience = toText(record['experience']);
  const isOnline = experience === 'virtual';
  const types = filterNames(record, 'event_types');
  const [lat, lng] = [toNumber(geo['latitude']), toNumber(geo['longitude'])];
  return {
    title: toText(record['title']),
    description: toProse(record['description_text']) ?? toProse(record['description']),
    category: types.join(' | ') || null,
    status: toText(record['status']) === 'live' ? null : toText(record['status']),
    ...(isOnline
      ? {}
      : {
          venue_name: toText(record['location_name']) ?? toText(record['location']),
          address: toText(geo['street']) ?? toText(record['address']),
          city: toText(geo['city']),
          region: toText(geo['state']),
          country: toText(geo['country']),
          lat,
          lng,
        }),
    online: isOnline || experience === 'hybrid',
    online_url: toText(record['stream_url']),
    ...(record['free'] === true
      ? { is_free: true }
      : { price_min: inDollars(toText(record['ticket_cost'])) }),
    ticket_url: toText(record['ticket_url']),
    url: toText(record['localist_url']) ?? toText(record['url']),
    image_url: toText(record['photo_url']),
    organizer:
      toFieldList(record['departments']).flatMap(({ name }) => toText(name) ?? [])[0] ?? null,
    tags: [...types, ...toTexts(record['tags']), ...toTexts(record['keywords'])],
  };
}

/** Online events have no place. They are on the clock of the places of the calendar. */
function zoneOfCalendar(events: unknown[]): string | null {
  const positions = toFieldList(events).flatMap(
    (event) => readPosition(toFields(event['event'] ?? event)) ?? [],
  );
  return positions[0] ? zoneAt(positions[0]) : null;
}

const readZone = (wrapped: Fields, record: Fields): Partial<PartialRawEvent> =>
  readPosition(record) === null ? { timezone: toText(wrapped['timezone']) } : {};

function readPosition(record: Fields) {
  const geo = toFields(record['geo']);
  return parsePosition({ lat: toNumber(geo['latitude']), lng: toNumber(geo['longitude']) });
}

/** A bare number is in the dollars of the country. */
const inDollars = (cost: string | null): string | null =>
  cost !== null && /^\d+(?:\.\d+)?$/.test(cost) ? `$${cost}` : cost;
