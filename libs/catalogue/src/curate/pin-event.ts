import type { Query } from '@marquee/database';
import { pinCancelled, pinFeatured } from '@marquee/database/catalogue';
import type { EventStatus } from '@marquee/domain';
import { requireEvent } from './require-event.ts';

export async function featureEvent(query: Query, event: string, featured: boolean) {
  const id = await requireEvent(query, event);
  await pinFeatured(query, id, featured);
  return { id, featured };
}

/** Pins the status `cancelled`, so that sources cannot change it. */
export async function cancelEvent(query: Query, event: string): Promise<{ id: string; status: EventStatus }> {
  const id = await requireEvent(query, event);
  await pinCancelled(query, id);
  return { id, status: 'cancelled' };
}
