import type { PartialRawEvent } from '../reading/record-format.ts';
import {
  toFields,
  toList,
  toNumber,
  toProse,
  toText,
  toTexts,
  type Fields,
} from '../reading/record.ts';
import { countPages, toFieldList, valueAt, withDefaults } from './paging.ts';
import { hidden, type LookUp, type System } from './system.ts';
import { parseSpan } from './times.ts';

/** BiblioCommons: the programmes of public libraries. Events name their branch by id. */
export const bibliocommons: System = {
  first: withDefaults({ limit: '100', page: '1' }),
  next: countPages({ name: 'page', first: 1, total: 'events.pagination.pages' }),
  expand: async (body, lookUp, url) => {
    const entities = toFields(toFields(body)['entities']);
    const known = { ...toFields(entities['locations']) };
    const isMissing = Object.values(toFields(entities['events'])).some((event) => {
      const branch = toText(toFields(toFields(event)['definition'])['branchLocationId']);
      return branch !== null && !(branch in known);
    });
    const locations = isMissing ? { ...(await readBranches(lookUp, url)), ...known } : known;
    return { ...toFields(body), entities: { ...entities, locations } };
  },
  records: (body) => {
    const entities = toFields(toFields(body)['entities']);
    const events = toFields(entities['events']);
    if (!('events' in entities)) return valueAt(body, 'events') === undefined ? null : [];
    // The order of the page is that of the list of ids. The members of an object have none.
    const ids = toTexts(valueAt(body, 'events.items') ?? valueAt(body, 'events.results')).filter(
      (id) => id in events,
    );
    return (ids.length > 0 ? ids : Object.keys(events)).map((id) => ({
      id,
      ...toFields(events[id]),
      entities,
    }));
  },
  read: (record, { where, address }) => {
    const id = toText(record['id']);
    const definition = toFields(record['definition']);
    const entities = toFields(record['entities']);
    if (
      definition['isPrivate'] === true ||
      definition['isPublished'] === false ||
      record['isDeleted'] === true
    )
      return hidden(id, where);
    const types = readNames(entities['eventTypes'], definition['typeIds']);
    const audiences = readNames(entities['eventAudiences'], definition['audienceIds']);
    const library = /\/libraries\/([^/]+)\//.exec(address ?? '')?.[1];
    return {
      title: toText(definition['title']),
      source_id: id,
      series_id: toText(record['seriesId']),
      description: toProse(definition['description']),
      category: types.join(' | ') || null,
      ...parseSpan(toText(definition['start']), toText(definition['end'])),
      status:
        definition['isCancelled'] === true || record['isCancelled'] === true ? 'cancelled' : null,
      availability: record['isFull'] === true ? 'sold_out' : null,
      ...readPlace(definition, entities),
      url:
        library === undefined || id === null
          ? null
          : `https://${library}.bibliocommons.com/events/${encodeURIComponent(id)}`,
      tags: [...types, ...audiences],
      language: null,
    };
  },
};

async function readBranches(lookUp: LookUp, url: URL): Promise<Fields> {
  const address = new URL(url.pathname.replace(/\/events\/?$/, '/locations'), url.origin);
  address.searchParams.set('limit', '500');
  return toFields(valueAt(await lookUp(address.href), 'entities.locations'));
}

const readNames = (entities: unknown, ids: unknown): string[] =>
  toList(ids).flatMap((id) => toText(toFields(toFields(entities)[toText(id) ?? ''])['name']) ?? []);

function readPlace(definition: Fields, entities: Fields): Partial<PartialRawEvent> {
  const virtual =
    definition['isVirtual'] === true || toText(definition['branchLocationId']) === 'virtual';
  if (virtual) return { online: true, online_url: null };
  const branches = toFields(entities['locations']);
  const branch = toFields(branches[toText(definition['branchLocationId']) ?? '']);
  const elsewhere = toFields(
    toFields(entities['places'])[toText(definition['nonBranchLocationId']) ?? ''],
  );
  const place = 'name' in branch ? branch : elsewhere;
  const address = toFields(place['address']);
  const position =
    [place['coordinates'], place['geoLocation'], place]
      .map(toFields)
      .find((one) => (one['latitude'] ?? one['lat']) !== undefined) ?? {};
  const street = [toText(address['number']), toText(address['street'])].filter(Boolean).join(' ');
  return {
    venue_name:
      toText(place['name']) ??
      toFieldList([definition['place']]).flatMap(({ name }) => toText(name) ?? [])[0] ??
      null,
    address: street || toText(place['address']),
    city: toText(address['city']),
    region: toText(address['region']) ?? toText(address['state']) ?? toText(address['province']),
    country: toText(address['country']),
    lat: toNumber(position['latitude'] ?? position['lat']),
    lng: toNumber(position['longitude'] ?? position['lng'] ?? position['lon']),
  };
}
