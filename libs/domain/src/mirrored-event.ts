import { z } from 'zod';
import { EVENT_EXAMPLE } from './event-example.ts';
import { Event, EventSeries } from './event.ts';

/**
 * An event as the change feed and snapshots contain it: without what changes with other events, so
 * that a copy can be exact.
 */
export const MirroredEvent = Event.extend({
  series: EventSeries.omit({ count: true })
    .meta({ id: 'EventSeriesName', description: 'The series without its number of events.' })
    .nullable(),
}).meta({
  id: 'MirroredEvent',
  description:
    'An event of the change feed, a webhook or a snapshot. `series` has no `count`: read it from GET /series/{slug}.',
  examples: [EVENT_EXAMPLE],
});
export type MirroredEvent = z.infer<typeof MirroredEvent>;

export function toMirroredEvent({ series, ...event }: Event): MirroredEvent {
  if (!series) return { ...event, series: null };
  const { id, slug, title } = series;
  return { ...event, series: { id, slug, title } };
}
