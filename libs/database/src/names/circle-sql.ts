import { boxAround } from '@marquee/domain';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Circle } from '../events/event-filter.ts';

export const distanceToSql = ({ lat, lng }: Circle): Sql =>
  sql`distance_km(n.lat, n.lng, ${lat}::float8, ${lng}::float8)`;

/** Restricts the record `n` to a circle, and to its bounding box for the index on (lat, lng). */
export function circleConditions(near: Circle): Sql[] {
  const { south, north, spans } = boxAround(near, near.radiusKm);
  const inSpan = spans.map(([west, east]) => sql`n.lng BETWEEN ${west}::float8 AND ${east}::float8`);
  return [
    sql`n.lat BETWEEN ${south}::float8 AND ${north}::float8`,
    sql`(${join(inSpan, ' OR ')})`,
    sql`${distanceToSql(near)} <= ${near.radiusKm}::float8`,
  ];
}
