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
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, pattern]) => {
      const element = elements.find(({ attribs }) => pattern.test(attribs['class'] ?? ''));
      return element ? [[field, readValue(element, field)]] : [];
    }),
  );
}

function readValue(element: Element, field: string): string {
  const { attribs } = element;
  const stated =
    field === 'url'
      ? attribs['href']
      : (attribs['datetime'] ?? (field.endsWith('_local') ? attribs['title'] : undefined));
  return stated ?? readText(element);
}
