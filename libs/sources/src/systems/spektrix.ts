import { toFields, toProse, toText, type Fields } from '../reading/record.ts';
import { listAt, toFieldList } from './paging.ts';
import { hidden, type System } from './system.ts';

/**
 * Spektrix: the instances of a theatre, joined with its events. The venue is a setting of the
 * source.
 */
export const spektrix: System = {
  expand: async (body, lookUp, url) => {
    const list = /\/(instances|events)\/?$/.exec(url.pathname)?.[1];
    const other = async (name: string) =>
      toFieldList(await lookUp(new URL(url.pathname.replace(/\w+\/?$/, name), url.origin).href));
    if (list === undefined) return body;
    const isJoined = toFieldList(body).some((event) => Array.isArray(event['instances']));
    if (isJoined) return body;
    const events = list === 'events' ? toFieldList(body) : await other('events');
    const instances = list === 'events' ? await other('instances') : toFieldList(body);
    const byId = new Map(events.map((event) => [toText(event['id']), event]));
    return instances.map((instance) => ({
      ...instance,
      event: byId.get(toText(toFields(instance['event'])['id'])) ?? instance['event'],
    }));
  },
  records: (body) => listAt('')(body)?.flatMap((record) => withInstances(toFields(record))) ?? null,
  read: (record, { where }) => {
    const event = toFields(record['event']);
    const id = toText(record['id']);
    const start = toText(record['startUtc']);
    if (toText(record['start']) === null && start === null) return hidden(id, where);
    return {
      title: toText(event['name']),
      source_id: id,
      series_id: toText(event['id']),
      series_title: toText(event['name']),
      description: toProse(event['description']) ?? toProse(event['htmlDescription']),
      // It has no Z, and is UTC.
      ...(start === null
        ? { start_local: toText(record['start']) }
        : { start_utc: start.endsWith('Z') ? start : `${start}Z` }),
      status: record['cancelled'] === true ? 'cancelled' : null,
      category:
        toText(event['attribute_Genre']) ?? toText(event['attribute_EventType']) ?? 'theater',
      image_url: toText(event['imageUrl']),
      accessibility: statedAttributes({ ...event, ...record }),
    };
  },
};

/** The attributes that are true, as words. Each house has its own: `attribute_AudioDescribed`. */
const statedAttributes = (record: Fields): string[] =>
  Object.entries(record).flatMap(([name, value]) =>
    name.startsWith('attribute_') && (value === true || /^(?:yes|true)$/i.test(toText(value) ?? ''))
      ? [name.replace('attribute_', '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')]
      : [],
  );

/** An event that lists its instances is one record for each of them. */
const withInstances = (record: Fields): Fields[] =>
  Array.isArray(record['instances'])
    ? toFieldList(record['instances']).map((instance) => ({ ...instance, event: record }))
    : [record];
