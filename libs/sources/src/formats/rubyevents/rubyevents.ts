import { unarchiveUrl } from '@marquee/matching';
import { parse } from 'yaml';
import type { SourceReader } from '../../raw-event.ts';
import { groupByFolder, type Folder } from '../../reading/folders.ts';
import { parsePlace } from '../../reading/parse-place.ts';
import { validated, type PartialRawEvent, type ReadResult } from '../../reading/record-format.ts';
import {
  toFields,
  isFields,
  toNumber,
  toProse,
  toText,
  type Fields,
} from '../../reading/record.ts';

/**
 * RubyEvents.org: `data/<series>/<edition>/event.yml`, some with a `venue.yml` in the same folder.
 */
export const readRubyEvents: SourceReader = async function* (files) {
  for await (const folder of groupByFolder(files, /(^|\/)(event|venue)\.yml$/)) {
    if (folder.texts.has('event.yml')) yield readEdition(folder);
  }
};

function readEdition({ path, texts }: Folder): ReadResult {
  const where = `${path}/event.yml`;
  const event = parsed(texts.get('event.yml'));
  if (!event) return { unreadable: 'The file is not a YAML record.', where };
  return validated(toPartialEvent(event, parsed(texts.get('venue.yml'))), where);
}

function parsed(text: string | null | undefined): Fields | null {
  try {
    const record: unknown = parse(text ?? '');
    return isFields(record) ? record : null;
  } catch {
    return null;
  }
}

function toPartialEvent(event: Fields, venue: Fields | null): PartialRawEvent {
  const title = toText(event['title']);
  const place = parsePlace(toText(event['location']));
  const isCancelled = event['status'] === 'cancelled' || CANCELLED.test(title ?? '');
  return {
    title: title?.replace(CANCELLED, '') ?? null,
    source_id: toText(event['id']),
    description: toProse(event['description']),
    category: event['kind'] === 'meetup' ? 'community' : 'conference',
    start_local: toText(event['start_date']),
    end_local: toText(event['end_date']),
    all_day: true,
    date_tbd: event['date_precision'] === 'year' || event['date_precision'] === 'month',
    timezone: toText(event['timezone']),
    status: isCancelled ? 'cancelled' : null,
    ...place,
    online: place.online || event['hybrid'] === true,
    ...toPosition(event),
    ...toVenue(venue),
    ticket_url: toText(event['tickets_url']),
    url: toText(event['original_website']) ?? unarchiveUrl(toText(event['website'])),
    tags: ['ruby'],
  };
}

const CANCELLED = /\s*\((?:cancell?ed)\)\s*$/i;

function toPosition(record: Fields): Pick<PartialRawEvent, 'lat' | 'lng'> {
  const position = toFields(record['coordinates']);
  return { lat: toNumber(position['latitude']), lng: toNumber(position['longitude']) };
}

function toVenue(venue: Fields | null): Partial<PartialRawEvent> {
  if (!venue) return {};
  const address = toFields(venue['address']);
  const city = toText(address['city']);
  return {
    venue_name: toText(venue['name']),
    address: toText(address['display']) ?? toText(address['street']),
    ...(city && {
      city,
      region: toText(address['region']),
      country: toText(address['country_code']),
    }),
    ...(isFields(venue['coordinates']) && toPosition(venue)),
  };
}
