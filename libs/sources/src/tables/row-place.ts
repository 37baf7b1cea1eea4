import { parseLocation } from '../formats/ics/ics-place.ts';
import { plainText } from '../normalise/text.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnPlan } from './column-sources.ts';
import { parsePoint } from './parse-point.ts';
import { type Row, text } from './row.ts';

const MAX_LOCATION_LENGTH = 1_000;

/**
 * Returns the place of a row: a location is split into venue, address and city, and a point into
 * latitude and longitude.
 */
export function toRowPlace(row: Row, { sources }: ColumnPlan): Fields {
  const [column = ''] = sources.get('position')?.[0] ?? [];
  const point = parsePoint(row.position, column);
  const position = point && text(row.lat) === null ? point : {};
  const location =
    plainText(text(row.location), MAX_LOCATION_LENGTH)?.replaceAll('\n\n', '\n') ?? null;
  if (location === null) return { ...position, ...placeInTitle(row) };
  if (text(row.city) !== null)
    return { ...position, ...(text(row.venue_name) === null && { venue_name: location }) };
  const { venue_name, address, ...place } = parseLocation(location);
  return {
    ...{ ...position, ...place },
    venue_name: row.venue_name ?? venue_name,
    address: row.address ?? (text(row.venue_name) === null ? address : location),
  };
}

const AT = /^(.{2,}?)\s+@\s+([^@]{2,}?)(?:\s+\(([^()]{2,60})\))?$/;

/** "Night of Strings @ The Hall (Seattle, WA)" is all that some lists state. */
function placeInTitle(row: Row): Fields {
  if ([row.venue_name, row.city, row.address].some((value) => text(value) !== null)) return {};
  const [, title, venue, town] = AT.exec(text(row.title) ?? '') ?? [];
  if (title === undefined || venue === undefined) return {};
  return { title, venue_name: venue, ...(town !== undefined && { city: town }) };
}
