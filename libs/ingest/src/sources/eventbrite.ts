import { lookUp } from '@marquee/domain';
import { categoryOfTerms } from '../normalise/category-table.ts';
import { flagOf } from '../normalise/values.ts';
import type { UnreadableRecord } from '../raw-event.ts';
import { ticketsOf } from './eventbrite-tickets.ts';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, listOf, numberOf, proseOf, textOf, type Fields } from './record.ts';
import { vendorPages } from './vendor-page.ts';

/** Eventbrite's API v3: pages of events, single events, lists of them. */
export const readEventbrite = vendorPages({ recordsOf, read });

function recordsOf(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return listOf(body);
  const { events, start } = fieldsOf(body);
  if (Array.isArray(events)) return listOf(events);
  return start === undefined ? null : [body];
}

/** What its organiser has not published, or published to a circle, is not told on. */
function read(event: Fields): PartialRawEvent | UnreadableRecord {
  const where = textOf(event['id']) ?? 'an event without an id';
  const isHidden = isNo(event['listed']) || event['privacy_setting'] === 'locked' || event['status'] === 'draft';
  if (isHidden) return { unreadable: 'The event is not public.', where };
  if (isYes(event['is_series_parent'])) return { unreadable: 'The record is a series, not one of its dates.', where };
  return draftOf(event);
}

function draftOf(event: Fields): PartialRawEvent {
  const start = fieldsOf(event['start']);
  const end = isYes(event['hide_end_date']) ? {} : fieldsOf(event['end']);
  const isOnline = isYes(event['online_event']);
  return {
    title: wordsOf(event['name']),
    source_id: textOf(event['id']),
    description: wordsOf(event['description']) ?? given(event['summary']),
    category: categoryOfTerms('eventbrite', [
      `format:${textOf(event['format_id']) ?? ''}`,
      `category:${textOf(event['category_id']) ?? ''}`,
    ]),
    start_utc: given(start['utc']),
    start_local: given(start['local']),
    end_utc: given(end['utc']),
    end_local: given(end['local']),
    timezone: given(start['timezone']),
    date_tbd: isYes(event['hide_start_date']) || null,
    status: lookUp(STATUSES, textOf(event['status']) ?? '') ?? null,
    ...(isOnline ? { online: true } : placeOf(fieldsOf(event['venue']))),
    ...ticketsOf(event),
    ticket_url: given(event['url']),
    image_url: given(fieldsOf(fieldsOf(event['logo'])['original'])['url']) ?? given(fieldsOf(event['logo'])['url']),
    language: given(event['locale'])?.replace('_', '-') ?? null,
    age_restriction: given(fieldsOf(event['venue'])['age_restriction']),
  };
}

const STATUSES: Partial<Record<string, string>> = { canceled: 'cancelled', cancelled: 'cancelled' };

const isYes = (value: unknown) => flagOf(typeof value === 'boolean' ? value : textOf(value)) === true;
const isNo = (value: unknown) => flagOf(typeof value === 'boolean' ? value : textOf(value)) === false;

/** Texts come twice, as plain text and as HTML. The plain one has lost its paragraphs. */
function wordsOf(value: unknown): string | null {
  const { text, html } = fieldsOf(value);
  return proseOf(html) ?? proseOf(text) ?? given(value);
}

/** Clients in Python have written what they lacked as "None". */
function given(value: unknown): string | null {
  const text = textOf(value);
  return text === 'None' ? null : text;
}

function placeOf(venue: Fields): Partial<PartialRawEvent> {
  const address = fieldsOf(venue['address']);
  const street = [given(address['address_1']), given(address['address_2'])];
  return {
    venue_name: given(venue['name']),
    address: street.filter((line) => line !== null).join(', ') || null,
    city: given(address['city']),
    region: given(address['region']),
    country: given(address['country']),
    lat: numberOf(address['latitude'] ?? venue['latitude']),
    lng: numberOf(address['longitude'] ?? venue['longitude']),
  };
}
