import { appendChanges } from '../changes/changes-sql.ts';
import type { Database } from '../connect.ts';
import { queryIn } from '../prisma.ts';

/** Pins whether an event is featured and reports the change. */
export const pinFeatured = (database: Pick<Database, 'prismaTransaction'>, eventId: string, featured: boolean) =>
  pin(database, eventId, { fields: { pinnedFeatured: featured, featured }, document: { featured }, kind: 'updated' });

/** Pins the status `cancelled` and reports the change. */
export const pinCancelled = (database: Pick<Database, 'prismaTransaction'>, eventId: string) =>
  pin(database, eventId, {
    fields: { pinnedStatus: 'cancelled', status: 'cancelled' },
    document: { status: 'cancelled' },
    kind: 'cancelled',
  });

interface Pin {
  fields: { pinnedFeatured: boolean; featured: boolean } | { pinnedStatus: 'cancelled'; status: 'cancelled' };
  document: { featured: boolean } | { status: 'cancelled' };
  kind: 'updated' | 'cancelled';
}

const pin = (
  { prismaTransaction }: Pick<Database, 'prismaTransaction'>,
  eventId: string,
  { fields, document, kind }: Pin,
): Promise<void> =>
  prismaTransaction(async (client) => {
    const data = { ...fields, updatedAt: new Date(), revision: { increment: 1 } };
    await client.event.update({ where: { id: eventId }, data, select: { id: true } });
    await client.eventSearch.updateMany({ where: { eventId }, data: document });
    await appendChanges(queryIn(client), [{ event_id: eventId, kind }]);
  });
