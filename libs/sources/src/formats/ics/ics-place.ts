import { parseCountryCode } from '@marquee/domain';
import { northAmericanCountry } from '../../normalise/region-codes.ts';
import { parseConference } from '../../places/conference-text.ts';
import type { RawEvent } from '../../raw-event.ts';

type Place = Partial<
  Pick<RawEvent, 'venue_name' | 'address' | 'city' | 'region' | 'country' | 'online' | 'online_url'>
>;

const MAX_LOCATION_LENGTH = 1_000;
const POSTAL_CODE = /^[A-Z]?\d[\dA-Z -]{2,8}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/;

/**
 * Parses a LOCATION. On several lines (as Apple and we write it): venue, address, town. On one line: the town follows the street.
 * Without a street, the town is known only if a country or a state follows it.
 */
export function parseLocation(location: string | null): Place {
  const text = location?.slice(0, MAX_LOCATION_LENGTH).trim() ?? '';
  if (text === '') return {};
  const conference = parseConference(text);
  if (conference) return conference;
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  const town = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  if (lines.length > 1 && !/\d/.test(town)) {
    const [venue_name = null, ...address] = lines.slice(0, -1);
    return { venue_name, address: address.join(', ') || null, ...parseTown(splitParts(town)) };
  }
  return parseLine(splitParts(lines.join(', ')));
}

const splitParts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function parseLine(parts: string[]): Place {
  const { rest, region, country } = splitCountry(parts);
  const street = rest.slice(0, -1).findLastIndex((part) => /\d/.test(part));
  if (street < 0 && region === null && country === null) {
    return { venue_name: rest[0] ?? null, address: rest.slice(1).join(', ') || null };
  }
  const townAt = street < 0 ? rest.length - 1 : street + 1;
  const [city = null, stated = null] = rest.slice(townAt).map(withoutPostalCode);
  const [venue_name = null, ...address] =
    street === 0 ? [null, ...rest.slice(0, townAt)] : rest.slice(0, townAt);
  return {
    venue_name,
    address: address.join(', ') || null,
    city,
    region: region ?? stated,
    country,
  };
}

/** Parses "Berlin, State of Berlin, Germany". */
function parseTown(parts: string[]): Place {
  const { rest, region, country } = splitCountry(parts);
  const [city = null, stated = null] = rest;
  return { city, region: region ?? stated, country };
}

/** Splits country, state or province and postal code from the end. */
function splitCountry(parts: string[]) {
  const rest = parts.filter((part) => !POSTAL_CODE.test(part));
  const before = withoutPostalCode(rest.at(-2) ?? '');
  const last = withoutPostalCode(rest.at(-1) ?? '');
  const nation = northAmericanCountry(last);
  if (rest.length > 1 && nation) return { rest: rest.slice(0, -1), region: last, country: nation };
  const country = parseCountryCode(last) === null ? null : last;
  if (country !== null && rest.length > 2 && northAmericanCountry(before))
    return { rest: rest.slice(0, -2), region: before, country };
  return { rest: country === null ? rest : rest.slice(0, -1), region: null, country };
}

const withoutPostalCode = (part: string) =>
  part.replace(/^\d{4,6}\s+(?=\p{L})|(?<=\p{L})\s+\d{5}(?:-\d{4})?$/gu, '');
