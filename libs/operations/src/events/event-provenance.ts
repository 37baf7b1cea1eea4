import type { EventRepository } from '@marquee/database';
import { FieldOrigin } from '@marquee/domain';
import { traceFields } from '@marquee/matching';
import { z } from 'zod';

export const Provenance = z.record(z.string(), FieldOrigin).meta({
  id: 'Provenance',
  description:
    'By field: the source of its value, since when it states it, and the sources that state another one.',
});

/** Returns which source states each field of an event. */
export async function findProvenance(
  events: Pick<EventRepository, 'findListings'>,
  eventId: string,
): Promise<z.infer<typeof Provenance>> {
  const { listings, pinnedFields } = await events.findListings(eventId);
  // Records that were stored by hand have no source.
  if (listings.length === 0) return {};
  const pinned = new Set(pinnedFields);
  return Object.fromEntries(
    Object.entries(traceFields(listings)).map(([field, origin]) => [
      field,
      pinned.has(field) ? { ...origin, pinned: true } : origin,
    ]),
  );
}
