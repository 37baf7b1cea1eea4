import { parseCategory } from '@marquee/domain';
import ICAL from 'ical.js';
import { placeIn } from './ics-place.ts';
import type { PartialRawEvent } from './record-format.ts';
import { listOf, textsOf } from './record.ts';

/** What an event says besides its times; what an occurrence does not say itself holds from its series. */
export function draftOf(event: ICAL.Component, series: ICAL.Component): PartialRawEvent {
  const text = (name: string) => textOf(event, name) ?? textOf(series, name);
  const [lat, lng] = positionOf(event);
  const categories = categoriesOf(event);
  const place = placeIn(text('location'));
  const conference = text('conference') ?? text('x-google-conference') ?? place.online_url ?? null;
  return {
    title: text('summary'),
    description: text('description'),
    ...categorised(categories),
    status: statusOf(event),
    time_tbd: textOf(event, 'x-marquee-time') === 'TBD' || null,
    ...place,
    lat,
    lng,
    url: text('url'),
    image_url: text('image'),
    online_url: conference,
  };
}

function textOf(event: ICAL.Component, name: string): string | null {
  const value = event.getFirstPropertyValue(name);
  return (typeof value === 'string' && value.trim()) || null;
}

const STATUS: Readonly<Record<string, string>> = {
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  CONFIRMED: 'scheduled',
};

/** TENTATIVE says nothing about postponing: it stays unsaid, but for what our own calendars add. */
function statusOf(event: ICAL.Component): string | null {
  const word = textOf(event, 'status')?.toUpperCase() ?? '';
  return textOf(event, 'x-marquee-status') ?? (Object.hasOwn(STATUS, word) ? (STATUS[word] ?? null) : null);
}

function positionOf(event: ICAL.Component): [number | null, number | null] {
  const value: unknown = event.getFirstPropertyValue('geo');
  const [lat, lng] = listOf(value);
  return typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : [null, null];
}

const categoriesOf = (event: ICAL.Component): string[] =>
  event.getAllProperties('categories').flatMap((property) => textsOf(property.getValues()));

/** The first of them that is a category of ours is one; the others are tags. */
function categorised(categories: string[]): Pick<PartialRawEvent, 'category' | 'tags'> {
  const category = categories.find((word) => parseCategory(word) !== null) ?? null;
  return { category, tags: categories.filter((word) => word !== category) };
}
