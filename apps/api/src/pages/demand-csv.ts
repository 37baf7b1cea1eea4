interface DemandedCity {
  city: string;
  region: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  demands: number;
}

export interface DemandTable {
  artist: { name: string; slug: string };
  cities: DemandedCity[];
}

const HEADER = ['artist', 'artist_slug', 'city', 'region', 'country_code', 'lat', 'lng', 'demands'];

/** Writes the demands for an artist by city as CSV (RFC 4180). */
export function writeDemandCsv({ artist, cities }: DemandTable): string {
  const rows = cities.map(({ city, region, country_code, lat, lng, demands }) =>
    [artist.name, artist.slug, city, region, country_code, lat, lng, demands].map(toCell),
  );
  return [HEADER, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A spreadsheet program would run a text that begins like a formula. Names come from anyone. */
function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value ?? ''}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
