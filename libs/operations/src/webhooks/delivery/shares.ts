import type { OwnedWebhook, WaitingWebhook, WebhookOwner } from '@marquee/database';

/** To how many receivers of one account messages are sent at the same time. */
const PLACES_PER_ACCOUNT = 8;

export type Owner = Pick<OwnedWebhook, 'accountId' | 'keyId'>;

export const toOwner = (owner: WebhookOwner): Owner => ({ accountId: null, keyId: null, ...owner });

export const ownerName = ({ accountId, keyId }: Owner): string =>
  accountId === null ? `key:${String(keyId)}` : `account:${accountId}`;

type Pace = Pick<WaitingWebhook, 'isSlow' | 'isNew'>;

/** Whether the receiver has neither accepted a message yet, nor failed or been slow. */
export const isFirst = ({ isSlow, isNew }: Pace): boolean => isNew && !isSlow;

/**
 * Returns the queue of the deliveries of a webhook. Jobs of a queue run one after the other, so an
 * account has a share of the places of the worker, and the messages of a webhook keep their order.
 * Of receivers that may be slow without that being known, an account has one place.
 */
export const deliveryQueue = (webhook: OwnedWebhook & Pace): string =>
  isFirst(webhook)
    ? `${ownerName(webhook)}:first`
    : `${ownerName(webhook)}:${String(parseInt(webhook.id.slice(-4), 16) % PLACES_PER_ACCOUNT)}`;

/** Returns the queue of the test messages and replays of an account. */
export const messageQueue = (owner: Owner): string => `${ownerName(owner)}:messages`;

/** Returns the queue of the challenges of an account. */
export const challengeQueue = (owner: Owner): string => `${ownerName(owner)}:challenges`;
