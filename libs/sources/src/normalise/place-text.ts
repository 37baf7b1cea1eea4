import { isTimeZone, parseCountryCode, type Position } from '@marquee/domain';
import { parseCountry } from '@marquee/search';
import tzLookup from '@photostructure/tz-lookup';
import { parseAddressLine, type AddressLine } from '../places/address-line.ts';
import { isOnlineText, splitOnline } from '../places/online-text.ts';
import { splitLinks } from '../places/place-links.ts';
import { findRegionsByName } from '../places/region-names.ts';
import { isHouseName, isTownName } from '../places/town-name.ts';
import type { RawEvent } from '../raw-event.ts';
import type { SourceDefaults } from '../settings/source-defaults.ts';
import { isPlaceholder } from './filler-names.ts';
import { readCity, type CityText } from './read-city.ts';
import { isKnownRegion } from './region-codes.ts';
import { plainLine } from './text.ts';
import { parseFlag, parseNumber } from './values.ts';

/** A field of the record that can contain an address with its town. */
export interface PlaceLine {
  field: 'venue_name' | 'address' | 'city';
  text: string;
  line: AddressLine;
}

/** The place of a source record, cleaned but not yet looked up. */
export interface PlaceText extends CityText {
  venue_name: string | null;
  address: string | null;
  position: Position | null;
  online: boolean;
  /** The first link in the text of the place. */
  link: string | null;
  /**
   * IANA zone that the record states. UTC states none: exports of calendars use it for everything.
   */
  timezone: string | null;
  lines: PlaceLine[];
  /** The country as the record states it, if in two letters: "CA" can be California. */
  letters: string | null;
  /** The country of the address of its page. */
  web_country: string | null;
  /** Texts that name the list as a whole. */
  list_names: readonly string[];
  /** What the operator states about the source. */
  source: Pick<SourceDefaults, 'city' | 'region' | 'country' | 'timezone'>;
}

/** Nothing known around the town is stated. */
export const isBare = ({ region, position, timezone, ...place }: PlaceText): boolean =>
  [place.country_code, place.country_or_region, position, timezone].every(
    (value) => value === null,
  ) &&
  (region === null || !isKnownRegion(region));

const NOWHERE = /^(tba|tbd|tbc|n\/?a|to be announced|unknown|various|none|[-?]+)$/i;
// "NA" is Naples as a region.
const isNowhere = (text: string): boolean =>
  NOWHERE.test(text) || ((text.length > 3 || !/^\w+$/.test(text)) && isPlaceholder(text));
const MAX_LENGTH = { venue_name: 200, address: 300, line: 500, town: 120, place: 250 };

export function parsePlaceText(raw: RawEvent): PlaceText {
  const fields = {
    venue_name: cleanField(raw.venue_name),
    address: cleanField(raw.address),
    city: cleanField(raw.city),
    region: cleanField(raw.region),
  };
  const cleaned = Object.values(fields);
  const link = cleaned.flatMap(({ links }) => links)[0] ?? null;
  const isOnlineByText = cleaned.some(({ online }) => online);
  const { city, region, venue } = townAfterHouse(fields.city.text, fields.region.text);
  const country = plainLine(raw.country, MAX_LENGTH.town);
  const isCountry = country === null && region !== null && isCountryOnly(region);
  const stated = isCountry
    ? { region: null, ...readCountry(region) }
    : { region, ...readCountry(country) };
  const house = {
    venue_name: fields.venue_name.text ?? venue,
    address: fields.address.text,
  };
  const read = city === null ? { ...stated, city: null, others: [] } : readCity(city, stated);
  const isPlaceless = house.venue_name === null && house.address === null && city === null;
  return {
    ...withCity(house, read),
    lines: read.line
      ? [{ field: 'city', text: city ?? '', line: read.line }]
      : city === null
        ? readLines(fields)
        : [],
    position: parsePosition(raw),
    link,
    timezone: readZone(raw.timezone),
    letters: /^\s*([A-Z]{2})\s*$/.exec(raw.country ?? '')?.[1] ?? null,
    web_country: countryOfPage(raw.url ?? raw.ticket_url ?? raw.organizer_url ?? ''),
    list_names: raw.list_names ?? [],
    source: {},
    online:
      parseFlag(raw.online) ??
      (isOnlineByText ||
        (isPlaceless && isOnlineText(plainLine(raw.organizer, MAX_LENGTH.town) ?? '')) ||
        ((raw.online_url != null || link !== null) && isPlaceless)),
  };
}

/** "Belgique" among the departments of France is the country. */
const isCountryOnly = (region: string): boolean =>
  region.length > 3 && parseCountry(region) !== null && findRegionsByName(region).length === 0;

// Domains of countries that sites anywhere use.
const NO_COUNTRY: ReadonlySet<string> = new Set(
  'ai am bz cc co eu fm gg im io la ly me nu sh so tk to tv vc ws'.split(' '),
);

/** "https://town.example.es/x" is a page in Spain. */
function countryOfPage(url: string): string | null {
  const domain = /^https?:\/\/[^/?#:]+\.([a-z]{2})(?=[/?#:]|$)/i.exec(url)?.[1]?.toLowerCase();
  if (domain === undefined || NO_COUNTRY.has(domain)) return null;
  return domain === 'uk' ? 'GB' : parseCountryCode(domain);
}

interface CleanField {
  text: string | null;
  /** With its markup and runs of blanks, which separate parts. */
  onSite: string | null;
  links: string[];
  online: boolean;
}

/** Takes links and words for "online" out of a field. */
function cleanField(raw: string | null | undefined): CleanField {
  if (!raw) return { text: null, onSite: null, links: [], online: false };
  const { rest, links } = splitLinks(raw.slice(0, MAX_LENGTH.line));
  const { rest: onSite, online } =
    rest === null ? { rest: null, online: false } : splitOnline(rest.trim());
  const text = plainLine(onSite, MAX_LENGTH.line);
  return text === null || isNowhere(text)
    ? { text: null, onSite: null, links, online }
    : { text, onSite, links, online };
}

type LineField = Exclude<PlaceLine['field'], 'city'>;

/** The address, then the venue: "Roundhouse, London". */
const readLines = (fields: Record<LineField, CleanField>): PlaceLine[] =>
  (['address', 'venue_name'] as const).flatMap((field) => {
    const { onSite } = fields[field];
    // Words of a longer text are the names of some towns.
    return onSite === null || onSite.length > MAX_LENGTH.place
      ? []
      : [{ field, text: onSite, line: parseAddressLine(onSite) }];
  });

// Towns may begin so: "Church Stretton, Shropshire", "Hall in Tirol, Tyrol".
const TOWN_BEGINNING = /^(?:hall|church|bar|college|street|plaza|campus)\b/i;

/**
 * "Messe Wien Congress Center, Vienna, Austria" splits into a house as the city and a town as the
 * region.
 */
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

/**
 * A text that is no town ("David L. Lawrence Convention Center") is the venue, unless the gazetteer
 * lists it.
 */
function withCity(house: House, text: CityText): House & CityText {
  if (text.city === null || isTownName(text.city)) return { ...house, ...text };
  const venue_name = house.venue_name ?? (isHouseName(text.city) ? text.city : null);
  return { ...house, venue_name, ...text, city: null, others: [text.city, ...text.others] };
}

/** Returns null for a position that is not on Earth, or missing. */
export function parsePosition(raw: Pick<RawEvent, 'lat' | 'lng'>): Position | null {
  const lat = parseNumber(raw.lat);
  const lng = parseNumber(raw.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return lat === 0 && lng === 0 ? null : { lat, lng }; // empty forms send 0, 0, which is open sea
}

const readZone = (zone: string | null | undefined): string | null =>
  zone && isTimeZone(zone) && !/^(?:etc\/.*|utc|gmt|zulu|universal|greenwich)$/i.test(zone)
    ? zone
    : null;

/** Returns the time zone at a position. */
export const zoneAt = ({ lat, lng }: Position): string => tzLookup(lat, lng);
