import { withoutArchive } from '@marquee/matching';
import { parse } from 'yaml';
import type { SourceReader } from '../raw-event.ts';
import { foldersOf, type Folder } from './folders.ts';
import { placeOf } from './place-of.ts';
import { validated, type PartialRawEvent, type Reading } from './record-format.ts';
import { fieldsOf, isFields, numberOf, proseOf, textOf, type Fields } from './record.ts';

/** RubyEvents.org: `data/<series>/<edition>/event.yml`, some with a `venue.yml` beside it. */
export const readRubyEvents: SourceReader = async function* (files) {
  for await (const folder of foldersOf(files, /(^|\/)(event|venue)\.yml$/)) {
    if (folder.texts.has('event.yml')) yield readEdition(folder);
  }
};

function readEdition({ path, texts }: Folder): Reading {
  const where = `${path}/event.yml`;
  const event = parsed(texts.get('event.yml'));
  if (!event) return { unreadable: 'The file is not a YAML record.', where };
  return validated(draftOf(event, parsed(texts.get('venue.yml'))), where);
}

function parsed(text: string | null | undefined): Fields | null {
  try {
    const record: unknown = parse(text ?? '');
    return isFields(record) ? record : null;
  } catch {
    return null;
  }
}

function draftOf(event: Fields, venue: Fields | null): PartialRawEvent {
  const title = textOf(event['title']);
  const place = placeOf(textOf(event['location']));
  const isCancelled = event['status'] === 'cancelled' || CANCELLED.test(title ?? '');
  return {
    title: title?.replace(CANCELLED, '') ?? null,
    source_id: textOf(event['id']),
    description: proseOf(event['description']),
    category: event['kind'] === 'meetup' ? 'community' : 'conference',
    start_local: textOf(event['start_date']),
    end_local: textOf(event['end_date']),
    all_day: true,
    date_tbd: event['date_precision'] === 'year' || event['date_precision'] === 'month',
    timezone: textOf(event['timezone']),
    status: isCancelled ? 'cancelled' : null,
    ...place,
    online: place.online || event['hybrid'] === true,
    ...positionOf(event),
    ...venueOf(venue),
    ticket_url: textOf(event['tickets_url']),
    url: textOf(event['original_website']) ?? withoutArchive(textOf(event['website'])),
    tags: ['ruby'],
  };
}

const CANCELLED = /\s*\((?:cancell?ed)\)\s*$/i;

function positionOf(record: Fields): Pick<PartialRawEvent, 'lat' | 'lng'> {
  const position = fieldsOf(record['coordinates']);
  return { lat: numberOf(position['latitude']), lng: numberOf(position['longitude']) };
}

function venueOf(venue: Fields | null): Partial<PartialRawEvent> {
  if (!venue) return {};
  const address = fieldsOf(venue['address']);
  const city = textOf(address['city']);
  return {
    venue_name: textOf(venue['name']),
    address: textOf(address['display']) ?? textOf(address['street']),
    ...(city && { city, region: textOf(address['region']), country: textOf(address['country_code']) }),
    ...(isFields(venue['coordinates']) && positionOf(venue)),
  };
}
