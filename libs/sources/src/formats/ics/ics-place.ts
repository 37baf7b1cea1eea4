import { parseCountryCode } from '@marquee/domain';
import { northAmericanCountry } from '../../normalise/region-codes.ts';
import { parseConference } from '../../places/conference-text.ts';
import type { RawEvent } from '../../raw-event.ts';

type Place = Partial<
  Pick<RawEvent, 'venue_name' | 'address' | 'city' | 'region' | 'country' | 'online' | 'online_url'>
>;

const MAX_LOCATION_LENGTH = 1_000;

/**
 * Splits a LOCATION into lines. On several lines (as Apple and we write it): venue, address, town.
 * One line is the venue, and is read as an address when its town is looked up.
 */
export function parseLocation(location: string | null): Place {
  const text = location?.slice(0, MAX_LOCATION_LENGTH).trim() ?? '';
  if (text === '') return {};
  const conference = parseConference(text);
  if (conference) return conference;
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  const [venue_name = null, ...address] = lines;
  const town = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  return /^[^\d]+$/.test(town)
    ? { venue_name, address: joined(address.slice(0, -1)), ...parseTown(splitParts(town)) }
    : { venue_name, address: joined(address) };
}

const joined = (lines: string[]) => lines.join(', ') || null;

const splitParts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses "Berlin, State of Berlin, Germany". */
function parseTown(parts: string[]): Place {
  const last = parts.at(-1) ?? '';
  const nation = parts.length > 1 ? northAmericanCountry(last) : null;
  if (nation) return { city: parts[0] ?? null, region: last, country: nation };
  const country = parts.length > 1 && parseCountryCode(last) !== null ? last : null;
  const [city = null, region = null] = country === null ? parts : parts.slice(0, -1);
  return { city, region, country };
}
