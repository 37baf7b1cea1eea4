import { lookUp } from '@marquee/domain';
import { findCategory } from '../../normalise/category-table.ts';
import { parseFlag } from '../../normalise/values.ts';
import type { UnreadableRecord } from '../../raw-event.ts';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, toList, toNumber, toProse, toText, type Fields } from '../../reading/record.ts';
import { defineTicketingApiFormat } from '../../ticketing-apis/ticketing-api-format.ts';
import { parseTickets } from './eventbrite-tickets.ts';

/** Eventbrite's API v3: pages of events, single events, or lists of them. */
export const readEventbrite = defineTicketingApiFormat({ listRecords, read: readEvent });

function listRecords(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return toList(body);
  const { events, start } = toFields(body);
  if (Array.isArray(events)) return toList(events);
  return start === undefined ? null : [body];
}

/** Rejects drafts and events published to a limited audience. */
function readEvent(event: Fields): PartialRawEvent | UnreadableRecord {
  const where = toText(event['id']) ?? 'an event without an id';
  const isHidden =
    isNo(event['listed']) || event['privacy_setting'] === 'locked' || event['status'] === 'draft';
  if (isHidden) return { unreadable: 'The event is not public.', where, cause: 'hidden' };
  if (isYes(event['is_series_parent']))
    return { unreadable: 'The record is a series, not one of its dates.', where, cause: 'hidden' };
  return toPartialEvent(event);
}

function toPartialEvent(event: Fields): PartialRawEvent {
  const start = toFields(event['start']);
  const end = isYes(event['hide_end_date']) ? {} : toFields(event['end']);
  const isOnline = isYes(event['online_event']);
  return {
    title: plainOrHtmlText(event['name']),
    source_id: toText(event['id']),
    series_id: optionalText(event['series_id']),
    description: plainOrHtmlText(event['description']) ?? optionalText(event['summary']),
    category: findCategory('eventbrite', [
      `format:${toText(event['format_id']) ?? ''}`,
      `category:${toText(event['category_id']) ?? ''}`,
    ]),
    start_utc: optionalText(start['utc']),
    start_local: optionalText(start['local']),
    end_utc: optionalText(end['utc']),
    end_local: optionalText(end['local']),
    timezone: optionalText(start['timezone']),
    date_tbd: isYes(event['hide_start_date']) || null,
    status: lookUp(STATUSES, toText(event['status']) ?? '') ?? null,
    ...(isOnline ? { online: true } : toPlace(toFields(event['venue']))),
    ...parseTickets(event),
    ticket_url: optionalText(event['url']),
    image_url:
      optionalText(toFields(toFields(event['logo'])['original'])['url']) ??
      optionalText(toFields(event['logo'])['url']),
    text_language: optionalText(event['locale'])?.replace('_', '-') ?? null,
    age_restriction: optionalText(toFields(event['venue'])['age_restriction']),
    organizer: optionalText(toFields(event['organizer'])['name']),
    organizer_url: optionalText(toFields(event['organizer'])['url']),
  };
}

const STATUSES: Partial<Record<string, string>> = { canceled: 'cancelled', cancelled: 'cancelled' };

const isYes = (value: unknown) =>
  parseFlag(typeof value === 'boolean' ? value : toText(value)) === true;
const isNo = (value: unknown) =>
  parseFlag(typeof value === 'boolean' ? value : toText(value)) === false;

/** Prefers the HTML version: the plain text version has no paragraphs. */
function plainOrHtmlText(value: unknown): string | null {
  const { text, html } = toFields(value);
  return toProse(html) ?? toProse(text) ?? optionalText(value);
}

/** Treats "None" as missing: Python clients write it for empty values. */
function optionalText(value: unknown): string | null {
  const text = toText(value);
  return text === 'None' ? null : text;
}

function toPlace(venue: Fields): Partial<PartialRawEvent> {
  const address = toFields(venue['address']);
  const street = [optionalText(address['address_1']), optionalText(address['address_2'])];
  return {
    venue_name: optionalText(venue['name']),
    address: street.filter((line) => line !== null).join(', ') || null,
    city: optionalText(address['city']),
    region: optionalText(address['region']),
    country: optionalText(address['country']),
    lat: toNumber(address['latitude'] ?? venue['latitude']),
    lng: toNumber(address['longitude'] ?? venue['longitude']),
  };
}
