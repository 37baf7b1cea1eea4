import { guessFields } from '../../fields/field-rules.ts';
import { HOUSE_FIELDS } from '../../json/outer-house.ts';
import { plainText } from '../../normalise/text.ts';
import type { Fields } from '../../reading/record.ts';
import { findDateIn } from '../../tables/find-date.ts';
import { parseHours } from '../../tables/foreign-time.ts';

const MAX_TEXT = 300;
const MAX_PLACE = 80;
const MOST = 0.8;
const PARTS = /\s[·|•–—]\s|\n/;
// "Concert at Roxy", and no sentence
const AT = /^\P{Lu}?[^.!?\n]{2,39}?\s(?:at|@)\s(\p{Lu}(?:(?![.!?]\s\p{Lu})[^!?\n]){2,80})$/u;

/**
 * Adds the place that the short texts of a feed state behind the date or "at": "12 May 2027 · Roxy,
 * Ghent". The feed must have no other places, and most of its texts one.
 */
export function withPlacesInText(items: readonly Fields[]): Fields[] {
  const places = items.map(placeInText);
  const found = places.filter((place) => place !== null).length;
  if (found < MOST * items.length || items.some(hasPlace)) return [...items];
  return items.map((item, index) => {
    const location = places[index] ?? null;
    return location === null ? item : { ...item, location };
  });
}

const hasPlace = (item: Fields): boolean =>
  Object.keys(item).some((name) =>
    guessFields(name).some(({ target }) => target === 'location' || HOUSE_FIELDS.has(target)),
  );

function placeInText({ description }: Fields): string | null {
  const text = plainText(typeof description === 'string' ? description : '', MAX_TEXT + 1) ?? '';
  if (text.length > MAX_TEXT) return null;
  const parts = text.split(PARTS).map((part) => part.trim());
  const at = parts.findIndex((part) => findDateIn(part) !== null);
  if (at === -1) return AT.exec(text)?.[1] ?? null;
  const next = parts.slice(at + 1).find((part) => !isHours(part));
  return next !== undefined && /\p{L}{2}/u.test(next) && next.length <= MAX_PLACE ? next : null;
}

const isHours = (part: string): boolean => {
  const hours = parseHours(part);
  return hours !== null && hours.to - hours.from > part.length / 2;
};
