import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, toTexts, type Fields } from '../reading/record.ts';
import { countPages, listAt, toFieldList, withDefaults } from './paging.ts';
import type { System } from './system.ts';
import { epochInstant } from './times.ts';

/** Gancio: shared calendars of the fediverse. The list has no prices and no cancellations. */
export const gancio: System = {
  first: withDefaults({ max: '100' }),
  next: countPages({ name: 'page', first: 0 }),
  records: listAt(''),
  read: (record, { address, where }) => {
    const id = toText(record['id']);
    const [media] = toFieldList(record['media']);
    const home = toText(record['apUrl']);
    const parent = toText(record['parentId']);
    const tags = (Array.isArray(record['tags']) ? (record['tags'] as unknown[]) : []).flatMap(
      (tag) => toText(tag) ?? toText(toFields(tag)['tag']) ?? [],
    );
    if (toNumber(record['start_datetime']) === null)
      return { unreadable: 'The record has no start date.', where, source_id: id };
    return {
      title: toText(record['title']),
      source_id: id,
      series_id: parent,
      description: toProse(record['description']),
      category: tags.join(' | ') || null,
      start_utc: epochInstant(toNumber(record['start_datetime'])),
      end_utc: epochInstant(toNumber(record['end_datetime'])),
      ...readPlace(toFields(record['place']), toTexts(record['online_locations'])),
      // The page of a federated event is on the server where it was entered.
      url: home ?? resolve(`/event/${toText(record['slug']) ?? id ?? ''}`, address),
      image_url: media ? resolve(`/media/${toText(media['url']) ?? ''}`, address) : null,
      tags,
    };
  },
};

const resolve = (path: string, address: string | null): string | null =>
  address === null ? null : (URL.parse(path, address)?.href ?? null);

function readPlace(place: Fields, links: string[]): Partial<PartialRawEvent> {
  const name = toText(place['name']);
  const isOnline = name === null || /^online$/i.test(name);
  return {
    ...(isOnline
      ? {}
      : {
          venue_name: name,
          address: toText(place['address']),
          lat: toNumber(place['latitude']),
          lng: toNumber(place['longitude']),
        }),
    ...((isOnline || links.length > 0) && { online: true, online_url: links[0] ?? null }),
  };
}
