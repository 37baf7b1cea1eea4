import type { Database } from '@marquee/database';
import { pinCancelled, pinFeatured } from '@marquee/database/catalogue';
import type { EventStatus } from '@marquee/domain';
import { requireEvent } from './require-event.ts';

type Writer = Pick<Database, 'prisma' | 'prismaTransaction'>;

export async function featureEvent(database: Writer, event: string, featured: boolean) {
  const id = await requireEvent(database, event);
  await pinFeatured(database, id, featured);
  return { id, featured };
}

/** Pins the status `cancelled`, so that sources cannot change it. */
export async function cancelEvent(database: Writer, event: string): Promise<{ id: string; status: EventStatus }> {
  const id = await requireEvent(database, event);
  await pinCancelled(database, id);
  return { id, status: 'cancelled' };
}
