import { flagOf } from '../normalise/values.ts';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, textOf, type Fields } from './record.ts';

type Tickets = Pick<PartialRawEvent, 'price_min' | 'price_max' | 'currency' | 'is_free' | 'availability'>;

/** What an event says of its tickets: the expanded `ticket_availability`, else its ticket classes, else only whether it is free. */
export function ticketsOf(event: Fields): Tickets {
  const is_free = flagOf(typeof event['is_free'] === 'boolean' ? event['is_free'] : textOf(event['is_free']));
  const availability = fieldsOf(event['ticket_availability']);
  const classes = listOf(event['ticket_classes']).filter(isFields);
  const stated = [availability['minimum_ticket_price'], availability['maximum_ticket_price']];
  const costs = (stated.some(isFields) ? stated : classes.map(({ cost }) => cost)).map(fieldsOf);
  const prices = costs.map(({ major_value }) => numberOf(major_value)).filter((price) => price !== null);
  return {
    is_free,
    price_min: prices.length > 0 ? Math.min(...prices) : null,
    price_max: prices.length > 0 ? Math.max(...prices) : null,
    currency: textOf(costs.find((cost) => cost['currency'] !== undefined)?.['currency']) ?? textOf(event['currency']),
    availability: isFields(event['ticket_availability']) ? toBeHad(availability) : bestOf(classes),
  };
}

function toBeHad({ is_sold_out, has_available_tickets }: Fields): string | null {
  if (is_sold_out === true) return 'sold_out';
  return has_available_tickets === true ? 'available' : null;
}

const SALE_STATUS: readonly [said: string, availability: string][] = [
  ['AVAILABLE', 'available'],
  ['NOT_YET_ON_SALE', 'not_yet'],
  ['SOLD_OUT', 'sold_out'],
  ['UNAVAILABLE', 'off_sale'],
];

const bestOf = (classes: Fields[]): string | null =>
  SALE_STATUS.find(([said]) => classes.some((ticket) => ticket['on_sale_status'] === said))?.[1] ?? null;
