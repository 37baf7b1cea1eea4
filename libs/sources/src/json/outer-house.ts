import { guessFields } from '../fields/field-rules.ts';
import { toFields, type Fields } from '../reading/record.ts';

/** The place of all lists of an object: `{"venue": {"name": "Roxy"}, "shows": [...]}`. */
export const HOUSE = 'venue';
export const HOUSE_FIELDS: ReadonlySet<string> = new Set([
  ...['venue_name', 'address', 'city', 'region', 'country', 'lat', 'lng', 'timezone'],
]);

/** Returns the texts around a list, without those of a house if the items have places. */
export function forItems(outer: Fields, items: readonly unknown[]): Fields {
  const entries = Object.entries(outer);
  const others = entries.filter(([name]) => !name.startsWith(`${HOUSE}.`));
  return others.length < entries.length && items.some(hasOwnPlace)
    ? Object.fromEntries(others)
    : outer;
}

const hasOwnPlace = (item: unknown): boolean =>
  Object.entries(toFields(item)).some(
    ([name, value]) =>
      value !== null &&
      value !== '' &&
      guessFields(name).some(({ target }) => target === 'location' || HOUSE_FIELDS.has(target)),
  );
