import { parseCountryCode, type Position } from '@marquee/domain';
import tzLookup from '@photostructure/tz-lookup';
import type { RawEvent } from '../raw-event.ts';
import { plainLine } from './text.ts';
import { parseFlag, parseNumber } from './values.ts';

/** The place of a source record, cleaned but not yet looked up. */
export interface PlaceText {
  venue_name: string | null;
  address: string | null;
  city: string | null;
  region: string | null;
  country_code: string | null;
  /** Two letters after the city, either a country or a region: "Chicago, IL" is in Illinois, "Haifa, IL" in Israel. */
  country_or_region: string | null;
  position: Position | null;
  online: boolean;
}

const ONLINE = /^(online( event)?|virtual( event)?|en línea|remote|zoom|webinar|worldwide|internet)$/i;
const NOWHERE = /^(tba|tbd|tbc|n\/?a|to be announced|unknown|various|none|-+)$/i;

export function parsePlaceText(raw: RawEvent): PlaceText {
  const named = (text: string | null | undefined, maxLength: number) => {
    const line = plainLine(text, maxLength);
    return line === null || NOWHERE.test(line) || ONLINE.test(line) ? null : line;
  };
  const isOnlineByName = [raw.venue_name, raw.city, raw.region, raw.address].some((text) =>
    ONLINE.test(text?.trim() ?? ''),
  );
  const country_code = raw.country ? parseCountryCode(raw.country) : null;
  return {
    venue_name: named(raw.venue_name, 200),
    address: named(raw.address, 300),
    ...splitCity(named(raw.city, 120), named(raw.region, 120), country_code),
    position: parsePosition(raw),
    online: parseFlag(raw.online) ?? (isOnlineByName || (raw.online_url != null && !raw.city && !raw.venue_name)),
  };
}

/** Splits "Austin, TX" into city and region, "Berlin, Germany" into city and country. */
function splitCity(city: string | null, region: string | null, country_code: string | null) {
  const [name = '', ...rest] = city?.split(/\s*,\s*/) ?? [];
  const last = rest.at(-1);
  if (!last) return { city, region, country_code, country_or_region: null };
  const letters = last.toUpperCase();
  const isBare = name !== '' && rest.length === 1 && region === null && country_code === null;
  if (isBare && parseCountryCode(last) === letters)
    return { city: name, region, country_code, country_or_region: letters };
  const lastAsCountry = last.length > 2 || country_code === null ? parseCountryCode(last) : null;
  const isCountry = lastAsCountry !== null && (country_code === null || country_code === lastAsCountry);
  const between = isCountry ? rest.at(-2) : last;
  return {
    city: name || null,
    region: region ?? between ?? null,
    country_code: country_code ?? (isCountry ? lastAsCountry : null),
    country_or_region: null,
  };
}

function parsePosition(raw: RawEvent): Position | null {
  const lat = parseNumber(raw.lat);
  const lng = parseNumber(raw.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return lat === 0 && lng === 0 ? null : { lat, lng }; // empty forms send 0, 0, which is open sea
}

/** Returns the time zone at a position. */
export const zoneAt = ({ lat, lng }: Position): string => tzLookup(lat, lng);
