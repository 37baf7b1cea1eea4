import { parseFlag } from '../../normalise/values.ts';
import { toPriceRange } from '../../reading/price-range.ts';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, isFields, toList, toNumber, toText, type Fields } from '../../reading/record.ts';

type Tickets = Pick<
  PartialRawEvent,
  'price_min' | 'price_max' | 'currency' | 'is_free' | 'availability'
>;

/** Reads the expanded `ticket_availability`, else the ticket classes, else only `is_free`. */
export function parseTickets(event: Fields): Tickets {
  const is_free = parseFlag(
    typeof event['is_free'] === 'boolean' ? event['is_free'] : toText(event['is_free']),
  );
  const availability = toFields(event['ticket_availability']);
  const classes = toList(event['ticket_classes']).filter(isFields);
  const stated = [availability['minimum_ticket_price'], availability['maximum_ticket_price']];
  const isSummarised = stated.some(isFields);
  const costs = (isSummarised ? stated : classes.map(({ cost }) => cost)).map(toFields);
  const prices = costs.map(({ major_value }) => toNumber(major_value));
  return {
    is_free,
    ...toPriceRange(prices, isSummarised ? prices.slice(1) : prices),
    currency:
      toText(costs.find((cost) => cost['currency'] !== undefined)?.['currency']) ??
      toText(event['currency']),
    availability: isFields(event['ticket_availability'])
      ? toAvailability(availability)
      : bestAvailability(classes),
  };
}

function toAvailability({ is_sold_out, has_available_tickets }: Fields): string | null {
  if (is_sold_out === true) return 'sold_out';
  return has_available_tickets === true ? 'available' : null;
}

const SALE_STATUS: readonly [saleStatus: string, availability: string][] = [
  ['AVAILABLE', 'available'],
  ['NOT_YET_ON_SALE', 'not_yet'],
  ['SOLD_OUT', 'sold_out'],
  ['UNAVAILABLE', 'off_sale'],
];

const bestAvailability = (classes: Fields[]): string | null =>
  SALE_STATUS.find(([status]) =>
    classes.some((ticket) => ticket['on_sale_status'] === status),
  )?.[1] ?? null;
