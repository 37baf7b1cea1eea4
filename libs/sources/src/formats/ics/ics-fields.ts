import { parseCategory } from '@marquee/domain';
import ICAL from 'ical.js';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toList, toTexts } from '../../reading/record.ts';
import { parseLocation } from './ics-place.ts';

/** Reads everything except times. An occurrence inherits missing text from its series. */
export function toPartialEvent(event: ICAL.Component, series: ICAL.Component): PartialRawEvent {
  const text = (name: string) => propertyText(event, name) ?? propertyText(series, name);
  const [lat, lng] = toPosition(event);
  const categories = listCategories(event);
  const place = parseLocation(text('location'));
  const conference = text('conference') ?? text('x-google-conference') ?? place.online_url ?? null;
  return {
    title: text('summary'),
    description: text('description'),
    ...splitCategories(categories),
    status: toStatus(event),
    time_tbd: propertyText(event, 'x-marquee-time') === 'TBD' || null,
    ...place,
    lat,
    lng,
    url: text('url'),
    image_url: text('image'),
    online_url: conference,
    organizer: toOrganizer(event, series),
  };
}

/**
 * Returns the name of ORGANIZER, else CONTACT. A contact with an e-mail address or a telephone
 * number is a person's.
 */
function toOrganizer(event: ICAL.Component, series: ICAL.Component): string | null {
  const organizer = event.getFirstProperty('organizer') ?? series.getFirstProperty('organizer');
  const name: unknown = organizer?.getFirstParameter('cn');
  if (typeof name === 'string' && name.trim()) return name.trim();
  const contact = propertyText(event, 'contact') ?? propertyText(series, 'contact');
  return contact !== null && /@|\d{4}/.test(contact) ? null : contact;
}

function propertyText(event: ICAL.Component, name: string): string | null {
  const value: unknown = toList(event.getFirstProperty(name)?.jCal)[3];
  return (typeof value === 'string' && value.trim()) || null;
}

const STATUS: Readonly<Record<string, string>> = {
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  CONFIRMED: 'scheduled',
};

/**
 * Ignores TENTATIVE, which does not mean postponed. Our own calendars state the exact status in
 * `x-marquee-status`.
 */
function toStatus(event: ICAL.Component): string | null {
  const word = propertyText(event, 'status')?.toUpperCase() ?? '';
  return (
    propertyText(event, 'x-marquee-status') ??
    (Object.hasOwn(STATUS, word) ? (STATUS[word] ?? null) : null)
  );
}

function toPosition(event: ICAL.Component): [number | null, number | null] {
  const value: unknown = event.getFirstPropertyValue('geo');
  const [lat, lng] = toList(value);
  return typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : [null, null];
}

const listCategories = (event: ICAL.Component): string[] =>
  event.getAllProperties('categories').flatMap((property) => toTexts(property.getValues()));

/** The first word that is one of our categories becomes the category. The others become tags. */
function splitCategories(categories: string[]): Pick<PartialRawEvent, 'category' | 'tags'> {
  const category = categories.find((word) => parseCategory(word) !== null) ?? null;
  return { category, tags: categories.filter((word) => word !== category) };
}
