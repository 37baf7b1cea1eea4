import { distanceKm } from '@marquee/domain';
import type { EventFilter, EventKey } from './event-filter.ts';
import type { StoredSummary } from './event-rows.ts';

export interface PageRow {
  id: string;
  key: Date | number;
  is_ongoing: boolean;
}

// A Date has no microseconds, so `created_at` is stored in milliseconds.
export const toEventKey = ({ id, key, is_ongoing }: PageRow): EventKey => ({
  value: key instanceof Date ? key.toISOString() : key,
  id,
  ...(is_ongoing && { isOngoing: true }),
});

export function withDistance(
  event: StoredSummary,
  { near }: Pick<EventFilter, 'near'>,
): StoredSummary & { distance_km?: number } {
  if (!near || event.lat === null || event.lng === null) return event;
  const distance_km =
    Math.round(distanceKm(near, { lat: event.lat, lng: event.lng }) * 1000) / 1000;
  return { ...event, distance_km };
}
