import { parseCountryCode, type Position } from '@marquee/domain';
import { parseCountry } from '@marquee/search';
import tzLookup from '@photostructure/tz-lookup';
import { parseAddressLine } from '../places/address-line.ts';
import { isOnlineText, ONLINE } from '../places/online-text.ts';
import { isHouseName, isTownName } from '../places/town-name.ts';
import type { RawEvent } from '../raw-event.ts';
import { readCity, type CityText } from './read-city.ts';
import { isKnownRegion } from './region-codes.ts';
import { plainLine } from './text.ts';
import { parseFlag, parseNumber } from './values.ts';

/** The place of a source record, cleaned but not yet looked up. */
export interface PlaceText extends CityText {
  venue_name: string | null;
  address: string | null;
  position: Position | null;
  online: boolean;
}

const NOWHERE = /^(tba|tbd|tbc|n\/?a|to be announced|unknown|various|none|[-?]+)$/i;

export function parsePlaceText(raw: RawEvent): PlaceText {
  const lines = {
    venue_name: plainLine(raw.venue_name, MAX_LENGTH.venue_name),
    address: plainLine(raw.address, MAX_LENGTH.address),
    city: plainLine(raw.city, MAX_LENGTH.town),
    region: plainLine(raw.region, MAX_LENGTH.town),
  };
  const isOnlineByName = Object.values(lines).some((line) => line !== null && isOnlineText(line));
  const { city, region, venue } = townAfterHouse(named(lines.city), named(lines.region));
  const stated = { region, ...readCountry(plainLine(raw.country, MAX_LENGTH.town)) };
  const house = { venue_name: named(lines.venue_name) ?? venue, address: named(lines.address) };
  const place =
    city === null ? withCityOfAddress(house, stated) : withCity(house, readCity(city, stated));
  return {
    ...place,
    position: parsePosition(raw),
    online:
      parseFlag(raw.online) ??
      (isOnlineByName || (raw.online_url != null && !raw.city && !raw.venue_name)),
  };
}

const MAX_LENGTH = { venue_name: 200, address: 300, town: 120 };

const named = (line: string | null) =>
  line === null || NOWHERE.test(line) || ONLINE.test(line) ? null : line;

// Towns may begin so: "Church Stretton, Shropshire", "Hall in Tirol, Tyrol".
const TOWN_BEGINNING = /^(?:hall|church|bar|college|street|plaza|campus)\b/i;

/** "Messe Wien Congress Center, Vienna, Austria" splits into a house as the city and a town as the region. */
function townAfterHouse(city: string | null, region: string | null) {
  const [town = '', ...rest] = region?.split(/\s*,\s*/) ?? [];
  const isHouse =
    city !== null && !city.includes(',') && isHouseName(city) && !TOWN_BEGINNING.test(city);
  if (!isHouse || !isTownName(town) || isKnownRegion(town)) return { city, region, venue: null };
  return { city: town, region: rest.join(', ') || null, venue: city };
}

type House = Pick<PlaceText, 'venue_name' | 'address'>;
type Stated = Pick<CityText, 'region' | 'country_code' | 'country_or_region'>;

/** "Georgia" is a country and a state. The city decides. */
function readCountry(text: string | null | undefined): Omit<Stated, 'region'> {
  const code = text ? (parseCountryCode(text) ?? parseCountry(text)) : null;
  const isState = /^georgia$/i.test(text?.trim() ?? '');
  return { country_code: isState ? null : code, country_or_region: isState ? 'Georgia' : null };
}

/** A text that is no town ("David L. Lawrence Convention Center") is the venue, unless the gazetteer lists it. */
function withCity(house: House, text: CityText): House & CityText {
  const named = { ...house, venue_name: house.venue_name ?? text.house ?? null };
  if (text.city === null || isTownName(text.city)) return { ...named, ...text };
  const venue_name = house.venue_name ?? (isHouseName(text.city) ? text.city : null);
  return { ...house, venue_name, ...text, city: null, others: [text.city, ...text.others] };
}

/** Reads the town from the address, else from the venue: "Roundhouse, London". */
function withCityOfAddress({ venue_name, address }: House, stated: Stated): House & CityText {
  const nothing = { ...stated, city: null, others: [] };
  if (address === null && venue_name === null) return { venue_name, address, ...nothing };
  const line = parseAddressLine(address ?? venue_name ?? '');
  const found = {
    city: line.city,
    others: line.others,
    region: stated.region ?? line.region,
    country_code: stated.country_code ?? line.country_code,
    country_or_region: stated.country_or_region,
  };
  if (address !== null)
    return { venue_name, address: withoutTown(line.before, line, address), ...found };
  const [name, ...streets] = line.before;
  const isSplit = line.city !== null && name !== undefined;
  return {
    venue_name: isSplit ? name : venue_name,
    address: isSplit ? streets.join(', ') || null : null,
    ...found,
  };
}

const withoutTown = (before: string[], { city }: { city: string | null }, address: string) =>
  city === null ? address : before.join(', ') || null;

function parsePosition(raw: RawEvent): Position | null {
  const lat = parseNumber(raw.lat);
  const lng = parseNumber(raw.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return lat === 0 && lng === 0 ? null : { lat, lng }; // empty forms send 0, 0, which is open sea
}

/** Returns the time zone at a position. */
export const zoneAt = ({ lat, lng }: Position): string => tzLookup(lat, lng);
