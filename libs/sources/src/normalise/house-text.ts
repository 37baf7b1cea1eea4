import { foldText } from '@marquee/domain';
import type { AddressLine, LinePart } from '../places/address-line.ts';
import { isEastAsian, unitsInEastAsian } from '../places/part-names.ts';
import { isHouseName, isStreet } from '../places/town-name.ts';
import type { ResolvedPlace } from './city-resolver.ts';
import type { TownInLine } from './find-listed.ts';
import type { PlaceText } from './place-text.ts';

interface House {
  venue_name: string | null;
  address: string | null;
}

const MAX_LENGTH = { venue_name: 200, address: 300 };

/**
 * Returns venue and street without the town: "Roundhouse, London" is the Roundhouse, and "London"
 * alone is no venue.
 */
export function readHouse(place: PlaceText, resolved: ResolvedPlace): House {
  const { venue_name, address } = splitTown(place, resolved);
  const isTown = venue_name !== null && venue_name === resolved.city_text && place.city === null;
  return {
    venue_name: isTown ? null : (venue_name?.slice(0, MAX_LENGTH.venue_name) ?? null),
    address: address?.slice(0, MAX_LENGTH.address) ?? null,
  };
}

function splitTown(place: PlaceText, { town, country_code }: ResolvedPlace): House {
  const { venue_name, address } = place;
  const line = place.lines.find(({ field }) => field === town?.field)?.line;
  const [stated] = place.lines;
  // "David L. Lawrence Convention Center" in the place of the city.
  if (!town && stated?.field === 'city' && isHouseName(stated.text))
    return { venue_name: venue_name ?? stated.text, address };
  if (!town || !line) return { venue_name, address };
  const rest = withoutTown(line, town, country_code);
  if (town.field === 'address')
    return { venue_name: shorten(venue_name, town.text), address: join(rest) };
  if (town.field === 'city')
    return { venue_name: venue_name ?? rest.find(isHouseName) ?? null, address };
  const [first = '', ...others] = rest;
  if (rest.length > 0 && isStreet(first) && /\d/.test(first))
    return { venue_name: null, address: address ?? join(rest) };
  return { venue_name: first || null, address: address ?? join(others) };
}

const join = (parts: string[]) => parts.join(', ') || null;

/** The parts of an address without town, postcode, region and country, the house first. */
function withoutTown({ parts }: AddressLine, town: TownInLine, country: string | null): string[] {
  const own = parts[town.at];
  const others = parts.filter((part, at) => at !== town.at && !(at > 0 && isAreaIn(part, country)));
  const texts = others.map(({ text }) => text);
  if (own && isEastAsian(own.text)) {
    const words = own.text.split(/\s+/);
    const isAddress = (word: string) => /\d/.test(word) || unitsInEastAsian(word).length > 0;
    const houses = words.filter((word) => !isAddress(word));
    const streets = words.filter((word) => isAddress(word) && foldText(word) !== town.text);
    return [...houses, ...texts, ...(streets.length > 0 ? [streets.join(' ')] : [])];
  }
  const before = own && own.text !== town.text ? textBefore(own.text, town.text) : '';
  const at = parts.slice(0, town.at).filter((part) => others.includes(part)).length;
  return before === '' ? texts : [...texts.slice(0, at), before, ...texts.slice(at)];
}

/** "78 1st Ave Issaquah" without "Issaquah". Words that only qualify a town are no street. */
function textBefore(text: string, town: string): string {
  const before = text.endsWith(town) ? text.slice(0, -town.length).trim() : '';
  return /\d/.test(before) ? before : '';
}

const isAreaIn = ({ country_code, regions, text }: LinePart, country: string | null) =>
  !isHouseName(text) &&
  !/\d/.test(text) &&
  (country_code !== null || regions.some((region) => region.country_code === country));

/** "Roundhouse, London", if the address names London. */
function shorten(text: string | null, city: string): string | null {
  if (text === null || foldText(text) === foldText(city)) return null;
  const end = [`, ${city}`, ` - ${city}`].find((ending) => text.endsWith(ending));
  return end === undefined ? text : text.slice(0, -end.length);
}
