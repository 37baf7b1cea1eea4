import type { EventSummary } from '@marquee/domain';

// In the languages of the widgets.
const CHEAPEST =
  /(?<!\p{L})(?:cheapest|lowest price|(?:sort(?:ed)?|order(?:ed)?) by (?:the )?price|by price|nach preis sortiert|nach preis|triée?s? par prix|par prix|por precio|per prezzo|por preço|op prijs|według ceny|least expensive|günstigst\p{L}*|billigst\p{L}*|preiswertest\p{L}*|moins chère?s?|más baratos?|más baratas?|più economic\p{L}|meno car[oiae]|mais baratos?|mais baratas?|goedkoopste?|najtańsz\p{L}*|الأرخص|أرخص)(?!\p{L})|最安|一番安い|最便宜/iu;

/** Returns whether a query requests low prices first. */
export const asksForCheapest = (query: string): boolean => CHEAPEST.test(query);

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
