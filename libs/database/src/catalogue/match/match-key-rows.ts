import type { MatchKeys } from '@marquee/domain';

export const PER_DEGREE = 100; // positions are rounded to hundredths of a degree

export interface KeyRow {
  day: number;
  keys: number[];
  local_keys: number[];
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

const toKeyRow = ({
  day,
  keys,
  localKeys,
  place: { country_code, position },
}: MatchKeys): KeyRow => ({
  day,
  keys,
  local_keys: localKeys,
  country_code,
  lat: position ? Math.round(position.lat * PER_DEGREE) : null,
  lng: position ? Math.round(position.lng * PER_DEGREE) : null,
});

/**
 * Returns each key and day of one event's listings once. A key of listings at different places
 * applies anywhere.
 */
export function toKeyRows(listings: MatchKeys[]): KeyRow[] {
  const rows = listings.map(toKeyRow);
  if (rows.length < 2) return rows;
  const merged = new Map<string, KeyRow>();
  for (const row of rows) {
    for (const key of row.keys) addKey(merged, key, { ...row, ...ANYWHERE });
    for (const key of row.local_keys) addKey(merged, key, row);
  }
  return [...merged.values()];
}

const ANYWHERE = { country_code: null, lat: null, lng: null };

function addKey(merged: Map<string, KeyRow>, key: number, row: KeyRow): void {
  const id = `${String(key)} ${String(row.day)}`;
  const before = merged.get(id) ?? row;
  const isElsewhere =
    before.country_code !== row.country_code || before.lat !== row.lat || before.lng !== row.lng;
  merged.set(id, { ...row, ...(isElsewhere && ANYWHERE), keys: [], local_keys: [key] });
}
