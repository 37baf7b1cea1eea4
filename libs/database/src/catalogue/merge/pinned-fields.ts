import { appendChanges, findFacts, withFormer } from '../../changes/changes-sql.ts';
import type { Database, Query } from '../../connection/connect.ts';
import { queryIn } from '../../connection/prisma.ts';
import { REMOVED_REASON } from '../events-sql.ts';

interface Writer extends Pick<Database, 'prismaTransaction'> {
  /** Called in the transaction. */
  within?: ((query: Query) => Promise<unknown>) | undefined;
}

/** Pins whether an event is featured and reports the change. */
export const pinFeatured = (database: Writer, eventId: string, featured: boolean) =>
  pin(database, eventId, {
    fields: { pinnedFeatured: featured, featured },
    document: { featured },
    kind: 'updated',
  });

/** Pins the status `cancelled` and reports the change. */
export const pinCancelled = (database: Writer, eventId: string) =>
  pin(database, eventId, {
    fields: { pinnedStatus: 'cancelled', status: 'cancelled' },
    document: { status: 'cancelled' },
    kind: 'cancelled',
  });

/** Withdraws an event for good and reports it. Does nothing if it is removed already. */
export const pinRemoved = ({ prismaTransaction, within }: Writer, eventId: string): Promise<void> =>
  prismaTransaction(async (client) => {
    const now = new Date();
    const former = await findFacts(queryIn(client), [eventId]);
    const where = { id: eventId, removedAt: null };
    const { count } = await client.event.updateMany({ where, data: { removedAt: now } });
    const visible = { id: eventId, withdrawnAt: null };
    const data = { withdrawnAt: now, updatedAt: now, revision: { increment: 1 } };
    const withdrawn =
      count > 0 ? await client.event.updateMany({ where: visible, data }) : { count: 0 };
    await client.eventSearch.deleteMany({ where: { eventId } });
    if (withdrawn.count > 0)
      await appendChanges(queryIn(client), [
        withFormer(
          { event_id: eventId, kind: 'removed', detail: { reason: REMOVED_REASON } },
          former.get(eventId),
        ),
      ]);
    await within?.(queryIn(client));
  });

interface Pin {
  fields:
    | { pinnedFeatured: boolean; featured: boolean }
    | { pinnedStatus: 'cancelled'; status: 'cancelled' };
  document: { featured: boolean } | { status: 'cancelled' };
  kind: 'updated' | 'cancelled';
}

const pin = (
  { prismaTransaction, within }: Writer,
  eventId: string,
  { fields, document, kind }: Pin,
): Promise<void> =>
  prismaTransaction(async (client) => {
    const former = await findFacts(queryIn(client), [eventId]);
    const data = { ...fields, updatedAt: new Date(), revision: { increment: 1 } };
    await client.event.update({ where: { id: eventId }, data, select: { id: true } });
    await client.eventSearch.updateMany({ where: { eventId }, data: document });
    await within?.(queryIn(client));
    await appendChanges(queryIn(client), [
      withFormer({ event_id: eventId, kind }, former.get(eventId)),
    ]);
  });
