import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, type Fields } from '../reading/record.ts';
import { listAt, toFieldList, valueAt, withParam } from './paging.ts';
import { hidden, type System } from './system.ts';

const QUERY = `query($page:Int,$limit:Int,$from:DateTime){searchEvents(page:$page,limit:$limit,beginsOn:$from){total elements{
  id uuid title url beginsOn endsOn status visibility draft language
  ...on Event{description category onlineAddress options{timezone isOnline showStartTime offers{price priceCurrency}}}
  physicalAddress{description street locality region country geom} picture{url} metadata{key value} tags{title} attributedTo{name preferredUsername}}}}`;
const SIZE = 50;

const variables = (page: number, from: string) => JSON.stringify({ page, limit: SIZE, from });

/** Mobilizon: the search of an instance, by GraphQL. Its calendar file is limited to few events. */
export const mobilizon: System = {
  first: (url, now) => {
    if (url.searchParams.has('query')) return;
    url.searchParams.set('query', QUERY.replaceAll(/\s+/g, ' '));
    url.searchParams.set('variables', variables(1, now.toISOString()));
  },
  next: ({ url, body, count, number }) => {
    const total = toNumber(valueAt(body, 'data.searchEvents.total')) ?? 0;
    if (count === 0 || number * SIZE >= total) return null;
    const { from = '' } = JSON.parse(url.searchParams.get('variables') ?? '{}') as {
      from?: string;
    }; // written above
    return withParam(url, 'variables', variables(number + 1, from));
  },
  records: (body) =>
    listAt('data.searchEvents.elements')(body) ?? listAt('data.events.elements')(body),
  read: (record, { where }) => {
    const id = toText(record['uuid']) ?? toText(record['id']);
    const visibility = toText(record['visibility']);
    if (record['draft'] === true || (visibility !== null && visibility !== 'PUBLIC'))
      return hidden(id, where);
    const options = toFields(record['options']);
    const [start, end] = [toText(record['beginsOn']), toText(record['endsOn'])];
    const tags = toFieldList(record['tags']).flatMap(({ title }) => toText(title) ?? []);
    const [offer] = toFieldList(options['offers']);
    return {
      title: toText(record['title']),
      source_id: id,
      description: toProse(record['description']),
      category:
        [toText(record['category'])?.replaceAll('_', ' ').toLowerCase(), ...tags]
          .filter(Boolean)
          .join(' | ') || null,
      start_utc: start,
      end_utc: end,
      timezone: toText(options['timezone']),
      time_tbd: options['showStartTime'] === false,
      status: toText(record['status'])?.toUpperCase() === 'CANCELLED' ? 'cancelled' : null,
      ...readPlace(toFields(record['physicalAddress'])),
      online: options['isOnline'] === true,
      url: toText(record['url']),
      ticket_url: toText(record['onlineAddress']),
      image_url: toText(toFields(record['picture'])['url']),
      ...(offer && {
        price_min: toNumber(offer['price']),
        currency: toText(offer['priceCurrency']),
      }),
      organizer: toText(toFields(record['attributedTo'])['name']),
      tags,
      accessibility: readAccessibility(record),
      language: toText(record['language']),
    };
  },
};

/** An event that is partially accessible may have steps. */
function readAccessibility(record: Fields): Record<string, boolean> {
  const stated = (name: string) =>
    toText(
      toFieldList(record['metadata']).find(({ key }) => key === `mz:accessibility:${name}`)?.[
        'value'
      ],
    );
  const wheelchair = stated('wheelchairAccessible');
  const isStepFree = wheelchair === 'fully' ? true : wheelchair === 'no' ? false : null;
  return isStepFree === null ? {} : { step_free: isStepFree };
}

/** `geom` is "longitude;latitude". */
function readPlace(address: Fields): Partial<PartialRawEvent> {
  const [lng, lat] = (toText(address['geom']) ?? '').split(';').map(toNumber);
  return {
    venue_name: toText(address['description']),
    address: toText(address['street']),
    city: toText(address['locality']),
    region: toText(address['region']),
    country: toText(address['country']),
    lat: lat ?? null,
    lng: lng ?? null,
  };
}
