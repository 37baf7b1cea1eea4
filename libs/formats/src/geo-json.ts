import type { EventSummary } from '@marquee/domain';

/** A page of a list of events: what its JSON response contains. */
export interface EventPage {
  events: EventSummary[];
  [name: string]: unknown;
}

/**
 * Writes a GeoJSON FeatureCollection (RFC 7946) of events. Other members of the page, such as
 * `next_cursor`, are foreign members. An event without coordinates is an unlocated feature: its
 * geometry is null. `fields` selects the properties; absent: all.
 */
export function writeGeoJson({ events, ...page }: EventPage, fields?: readonly string[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    ...page,
    features: events.map((event) => ({
      type: 'Feature',
      id: event.id,
      geometry:
        event.lat === null || event.lng === null
          ? null
          : { type: 'Point', coordinates: [event.lng, event.lat] },
      properties: fields
        ? Object.fromEntries(Object.entries(event).filter(([name]) => fields.includes(name)))
        : event,
    })),
  });
}
