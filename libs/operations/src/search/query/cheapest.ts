import type { EventSummary } from '@marquee/domain';

// In the languages of the widgets.
const CHEAPEST =
  /(?<!\p{L})(?:cheapest|cheap|inexpensive|low[- ]cost|on a budget|budget|affordable|lowest price|(?:sort(?:ed)?|order(?:ed)?) by (?:the )?price|by price|nach preis sortiert|nach preis|triée?s? par prix|par prix|por precio|per prezzo|por preço|op prijs|według ceny|least expensive|günstig\p{L}*|billig\p{L}*|preiswert\p{L}*|pas chère?s?|bon marché|petit budget|moins chère?s?|(?:más |mais )?barat[oa]s?|(?:más )?económic[oa]s?|(?:più )?economic[oiah]{1,2}|meno car[oiae]|a poco prezzo|goedko(?:opste?|pe?|op)|najtańsz\p{L}*|tani[ea]?|tanich|desz\p{L}*|дешев\p{L}*|недорог\p{L}*|رخيص\p{L}*|الأرخص|أرخص)(?!\p{L})|最安|一番安い|安い|便宜|最便宜/iu;

/** Returns whether a query requests low prices first. */
export const asksForCheapest = (query: string): boolean => CHEAPEST.test(query);

// Low prices, and not only their order.
const CHEAP =
  /(?<!\p{L})(?:cheap|inexpensive|low[- ]cost|on a budget|budget|affordable|günstige?[nrsm]?|billige?[nrsm]?|preiswerte?[nrsm]?|pas chère?s?|bon marché|petit budget|(?<!(?:más|mais) )barat[oa]s?|(?<!más )económic[oa]s?|(?<!più )economic[oiah]{1,2}|a poco prezzo|goedkope?|goedkoop|tani[ea]?|tanich|недорог\p{L}*)(?!\p{L})|(?<!一番|最)安い|(?<!最)便宜/iu;

/** Returns whether a query requests low prices only: "cheap", but not "cheapest". */
export const asksForCheap = (query: string): boolean => CHEAP.test(query);

export const withoutCheapest = (query: string): string =>
  query.replace(CHEAPEST, ' ').replace(/\s+/g, ' ').trim();

type Priced = Pick<EventSummary, 'id' | 'is_free' | 'price_min' | 'price_max'>;

/** The lowest price. Events without a known price come last. */
const price = ({ is_free, price_min, price_max }: Priced) =>
  is_free === true ? 0 : (price_min ?? price_max ?? Number.MAX_VALUE);

/** Returns the ids by price. Equal prices keep their order. */
export const idsByPrice = (events: Priced[]): string[] =>
  events.toSorted((a, b) => price(a) - price(b)).map(({ id }) => id);

/** Returns the ids by start. */
export const idsByStart = (events: Pick<EventSummary, 'id' | 'start_utc'>[]): string[] =>
  events.toSorted((a, b) => a.start_utc.localeCompare(b.start_utc)).map(({ id }) => id);
