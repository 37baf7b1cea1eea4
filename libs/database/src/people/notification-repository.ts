import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import {
  announcementsSql,
  changedEventsSql,
  eventChangesSql,
  LOCK_POSITION,
  NOTIFICATION_BATCH_SIZE,
  requestedEventsSql,
  type DueAnnouncement,
  type DueEventChange,
  type Scope,
} from './subscribers-sql.ts';

export type { DueAnnouncement, DueEventChange } from './subscribers-sql.ts';

const CHANGE_BATCH_SIZE = 1_000;

/** Called in the transaction that marks the notifications as sent. */
export interface NotificationHandlers {
  announce: (query: Query, notification: DueAnnouncement) => Promise<unknown>;
  notifyChange: (query: Query, notification: DueEventChange) => Promise<unknown>;
}

export function createNotificationRepository({
  prismaTransaction,
}: Pick<Database, 'prismaTransaction'>) {
  /**
   * Notifies subscribers of the next changes in the feed and stores the position. Returns false if
   * there are no more changes or another worker is processing them.
   */
  const processChanges = (handlers: NotificationHandlers): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const [position] = await queryIn(client)<{ through: string }>(LOCK_POSITION);
      if (!position) return false;
      const changes = await client.change.findMany({
        where: { id: { gt: BigInt(position.through) } },
        orderBy: { id: 'asc' },
        take: CHANGE_BATCH_SIZE,
        select: { id: true, eventId: true, kind: true },
      });
      const last = changes.at(-1);
      if (!last) return false;
      const isComplete = await notifyIn(
        client,
        { events: changedEventsSql(changes), subscriberId: null },
        handlers,
      );
      if (isComplete)
        await client.changeConsumer.updateMany({ data: { followedThrough: last.id } });
      return true;
    });

  /**
   * Notifies a subscriber of changes since the request, which was confirmed later. Returns false if
   * none remain.
   */
  const notifyBacklog = (subscriberId: string, handlers: NotificationHandlers): Promise<boolean> =>
    prismaTransaction(
      async (client) =>
        !(await notifyIn(
          client,
          { events: requestedEventsSql(subscriberId), subscriberId },
          handlers,
        )),
    );

  return { processChanges, notifyBacklog };
}
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

/** Returns false if there may be more notifications than the batch size. */
async function notifyIn(
  client: Client,
  scope: Scope,
  handlers: NotificationHandlers,
): Promise<boolean> {
  const query = queryIn(client);
  const announcements = await query<DueAnnouncement>(announcementsSql(scope));
  for (const notification of announcements) await handlers.announce(query, notification);
  const changes = await query<DueEventChange>(eventChangesSql(scope));
  for (const notification of changes) await handlers.notifyChange(query, notification);
  if (announcements.length > 0)
    await client.demandNotification.deleteMany({ where: { OR: announcements.map(toKey) } });
  for (const change of changes)
    await client.demandNotification.updateMany({
      where: toKey(change),
      data: { snapshot: { ...change.after } },
    });
  return announcements.length < NOTIFICATION_BATCH_SIZE && changes.length < NOTIFICATION_BATCH_SIZE;
}

const toKey = ({ target_id, subscriber_id }: DueAnnouncement | DueEventChange) => ({
  targetId: BigInt(target_id),
  subscriberId: subscriber_id,
});
