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
  const offers = listed.flatMap((offer) => [offer, ...graph.getValues(offer, 'priceSpecification').filter(isFields)]);
  const texts = (name: string) => offers.flatMap((offer) => firstText(graph, offer, name) ?? []);
  const amounts = (...names: string[]) => names.flatMap(texts).flatMap(parseAmount);
  const words = texts('availability').join(' ');
  return {
    ...toPriceRange(amounts('price', 'lowPrice', 'minPrice'), amounts('price', 'highPrice', 'maxPrice')),
    currency: texts('priceCurrency')[0] ?? null,
    availability: AVAILABILITIES.find(([word]) => word.test(words))?.[1] ?? null,
    ticket_url: texts('url')[0] ?? null,
  };
}

function parseAmount(text: string): number[] {
  const amount = Number(text.replace(',', '.').replace(/^[^\d.-]+|[^\d.]+$/g, ''));
  return text !== '' && Number.isFinite(amount) ? [amount] : [];
}
