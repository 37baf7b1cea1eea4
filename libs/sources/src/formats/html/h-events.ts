import { DomUtils } from 'htmlparser2';
import type { Fields } from '../../reading/record.ts';
import { readText } from './html-tables.ts';

type Node = Parameters<typeof DomUtils.textContent>[0] & object;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const EVENT = /(?:^|\s)(?:h-event|vevent)(?:\s|$)/;
/** The classes of microformats2 and of hCalendar, and our columns. */
const FIELDS = {
  title: /(?:^|\s)(?:p-name|summary)(?:\s|$)/,
  start_local: /(?:^|\s)(?:dt-start|dtstart)(?:\s|$)/,
  end_local: /(?:^|\s)(?:dt-end|dtend)(?:\s|$)/,
  location: /(?:^|\s)(?:p-location|location)(?:\s|$)/,
  city: /(?:^|\s)(?:p-)?locality(?:\s|$)/,
  region: /(?:^|\s)(?:p-)?region(?:\s|$)/,
  country: /(?:^|\s)(?:p-)?country-name(?:\s|$)/,
  address: /(?:^|\s)(?:p-)?street-address(?:\s|$)/,
  description: /(?:^|\s)(?:p-summary|e-content|p-description|description)(?:\s|$)/,
  url: /(?:^|\s)(?:u-url|url)(?:\s|$)/,
  category: /(?:^|\s)(?:p-category|category)(?:\s|$)/,
  source_id: /(?:^|\s)(?:u-uid|uid)(?:\s|$)/,
} as const;

/** Returns the events that a page marks with classes: h-event (microformats2) and hCalendar. */
export const findHEvents = (page: Node): Fields[] =>
  DomUtils.getElementsByTagName(() => true, page, true)
    .filter((element) => EVENT.test(element.attribs['class'] ?? ''))
    .map(readEvent);

function readEvent(event: Element): Fields {
  const elements = DomUtils.getElementsByTagName(() => true, event, true);
  const fields = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, pattern]) => {
      const element = elements.find(({ attribs }) => pattern.test(attribs['class'] ?? ''));
      return element ? [[field, readValue(element, field)]] : [];
    }),
  );
  const [start = '', end = ''] = [fields['start_local'], fields['end_local']];
  const isHour = /^\d{1,2}:\d\d/.test(end);
  return isHour ? { ...fields, end_local: `${start.slice(0, 10)} ${end}` } : fields;
}

function readValue(element: Element, field: string): string {
  const { attribs } = element;
  if (field === 'location') return placeName(element) ?? readText(element);
  if (field === 'url') return attribs['href'] ?? readText(element);
  if (!field.endsWith('_local')) return attribs['datetime'] ?? readText(element);
  return attribs['datetime'] ?? valueParts(element) ?? attribs['title'] ?? readText(element);
}

/** The value class pattern: a day and an hour in elements of their own. */
function valueParts(element: Element): string | null {
  const parts = withClass(element, /(?:^|\s)value(?:-title)?(?:\s|$)/).map(
    (part) => part.attribs['datetime'] ?? part.attribs['title'] ?? readText(part),
  );
  return parts.length === 0 ? null : parts.join(' ');
}

/** The name in an h-card or hCard, whose other properties are fields of their own. */
function placeName(element: Element): string | null {
  const isCard = /(?:^|\s)(?:h-card|vcard)(?:\s|$)/.test(element.attribs['class'] ?? '');
  const [name] = isCard ? withClass(element, /(?:^|\s)(?:p-name|fn|org)(?:\s|$)/) : [];
  return name === undefined ? null : readText(name);
}

const withClass = (element: Element, pattern: RegExp): Element[] =>
  DomUtils.getElementsByTagName(() => true, element, true).filter(({ attribs }) =>
    pattern.test(attribs['class'] ?? ''),
  );
