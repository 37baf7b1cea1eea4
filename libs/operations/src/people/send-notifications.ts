import type { DueEventChange, NotificationRepository } from '@marquee/database';
import type { EventChangeContent, Outbox } from '@marquee/mail';
import { toMailEvent } from './mail-event.ts';

type NotificationHandlers = Parameters<NotificationRepository['processChanges']>[0];

export interface NotifyDeps {
  notifications: Pick<NotificationRepository, 'processChanges' | 'notifyBacklog'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

/** Notifies subscribers of changes since the last call, until `signal` aborts. */
export async function notifyOfChanges(
  { notifications, outbox }: NotifyDeps,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await notifications.processChanges(mailHandlers(outbox))));
}

/** Notifies a subscriber who just confirmed of the changes since their request. */
export async function notifyNewSubscriber(
  { notifications, outbox }: NotifyDeps,
  subscriberId: string,
): Promise<void> {
  while (await notifications.notifyBacklog(subscriberId, mailHandlers(outbox)));
}

const mailHandlers = ({ enqueue }: Pick<Outbox, 'enqueue'>): NotificationHandlers => ({
  announce: (query, { email, locale, subscriber_id, artist, ...event }) =>
    enqueue(query, {
      to: email,
      confirmed: true,
      locale,
      content: {
        kind: 'announcement',
        subscriberId: subscriber_id,
        artist,
        city: event.city ?? '',
        event: toMailEvent(event, locale),
      },
    }),
  notifyChange: (query, { email, locale, subscriber_id, before, after, ...event }) =>
    enqueue(query, {
      to: email,
      confirmed: true,
      locale,
      content: {
        kind: 'event_change',
        subscriberId: subscriber_id,
        change: changeBetween(before, after),
        event: toMailEvent(event, locale),
      },
    }),
});

function changeBetween(
  before: DueEventChange['before'],
  after: DueEventChange['after'],
): EventChangeContent['change'] {
  if (after.is_cancelled && !before.is_cancelled) return 'cancelled';
  if (after.is_withdrawn && !before.is_withdrawn) return 'gone';
  const wasOff = before.is_cancelled || before.is_withdrawn;
  return wasOff && !after.is_cancelled && !after.is_withdrawn ? 'back' : 'moved';
}
