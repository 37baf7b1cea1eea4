import { findCurrencyMark } from '../../money/currencies.ts';
import { parseMoney } from '../../money/parse-money.ts';
import { toPriceRange } from '../../reading/price-range.ts';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import { firstText, type Graph } from './jsonld-graph.ts';
import { AVAILABILITIES } from './jsonld-types.ts';

/** Summarises all offers of an event (Offer or AggregateOffer). */
export function parseOffers(
  graph: Graph,
  node: Fields,
): Pick<PartialRawEvent, 'price_min' | 'price_max' | 'currency' | 'availability' | 'ticket_url'> {
  const listed = graph.getValues(node, 'offers').filter(isFields);
  const offers = listed.flatMap((offer) => [
    offer,
    ...graph.getValues(offer, 'priceSpecification').filter(isFields),
  ]);
  const texts = (name: string) => offers.flatMap((offer) => firstText(graph, offer, name) ?? []);
  const priceCurrency = texts('priceCurrency')[0] ?? null;
  const stated = (...names: string[]) =>
    names.flatMap((name) => offers.flatMap((offer) => pricesIn(graph, offer, name)));
  const prices = (...names: string[]) =>
    stated(...names).map((price) => parseMoney(price, { currency: priceCurrency }));
  const [exact, lowest, highest] = [
    prices('price'),
    prices('lowPrice', 'minPrice'),
    prices('highPrice', 'maxPrice'),
  ];
  const words = texts('availability').join(' ');
  return {
    ...toPriceRange(
      [...exact, ...lowest].map(({ low }) => low),
      [...exact, ...highest].map(({ high }) => high),
    ),
    currency: priceCurrency ?? findCurrencyMark(stated('price', 'lowPrice', 'highPrice').join(' ')),
    availability: AVAILABILITIES.find(([word]) => word.test(words))?.[1] ?? null,
    ticket_url: texts('url')[0] ?? null,
  };
}

/** A JSON number has no groups: 1.125 is not 1,125. */
const pricesIn = (graph: Graph, offer: Fields, name: string): (number | string)[] =>
  graph
    .getValues(offer, name)
    .filter((price) => typeof price === 'number' || typeof price === 'string');
