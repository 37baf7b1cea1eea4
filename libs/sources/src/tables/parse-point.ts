import type { Position } from '@marquee/domain';

const WKT = /^(?:SRID=\d+;)?\s*POINT\s*Z?\s*\(\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/i;
const PAIR = /^[([]?\s*(-?\d{1,3}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)\s*[)\]]?$/;

/**
 * Reads a position: WKT, a pair in a list as GeoJSON writes it (longitude first) or a text "lat,
 * lng". A column that names the latitude first, such as `geo_point_2d` or `lat_lon`, has it first.
 */
export function parsePoint(value: unknown, column: string): Position | null {
  if (Array.isArray(value)) {
    const [first, second] = value as unknown[];
    if (typeof first !== 'number' || typeof second !== 'number') return null;
    return LATITUDE_FIRST.test(column) ? toPosition(first, second) : toPosition(second, first);
  }
  if (typeof value !== 'string') return null;
  const [, lng, lat] = WKT.exec(value.trim()) ?? [];
  if (lng !== undefined && lat !== undefined) return toPosition(Number(lat), Number(lng));
  const [, first, second] = PAIR.exec(value.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  return /lo?ng?.?lat/i.test(column)
    ? toPosition(Number(second), Number(first))
    : toPosition(Number(first), Number(second));
}

const LATITUDE_FIRST = /lat.{0,12}lo?ng?|point_?2d/i;

/** A latitude beyond the poles is a longitude: the pair is the other way round. */
function toPosition(lat: number, lng: number): Position | null {
  if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) return toPosition(lng, lat);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
