import type { ApiKeyOwner, Caller } from '@marquee/access';
import type { WebhookOwner } from '@marquee/database';
import { isId, notFound } from '@marquee/domain';
import type { Tier } from '@marquee/quota';
import { requireAccount, requireKey } from '../accounts/require-key.ts';

const MAX_WEBHOOKS: Readonly<Record<Tier, number>> = {
  anonymous: 0,
  free: 3,
  developer: 10,
  business: 50,
  enterprise: 200,
  custom: 200,
};

/** Returns the owner of the caller's webhooks. Throws if the request has no key. */
export function requireOwner(caller: Caller): { owner: WebhookOwner; maxWebhooks: number } {
  const holder = requireKey(caller);
  return { owner: toOwner(holder), maxWebhooks: maxFor(holder) };
}

const toOwner = ({ account_id, key_id }: ApiKeyOwner): WebhookOwner =>
  account_id === null ? { keyId: key_id } : { accountId: account_id };

/** A stranger's address must not make us send anything. */
const maxFor = ({ account_id, tier }: ApiKeyOwner): number =>
  account_id === null ? 0 : MAX_WEBHOOKS[tier];

/**
 * Returns the owner, of which the address is confirmed. Throws for other callers: only they may
 * cause messages.
 */
export function requireConfirmedOwner(caller: Caller) {
  requireAccount(caller);
  return requireOwner(caller);
}

export const unknownWebhook = (id: string) => notFound('webhook', id);

/** Returns the id of a path. Throws `not_found` if no webhook can have it. */
export function requireWebhookId(id: string): string {
  if (isId(id)) return id;
  throw unknownWebhook(id);
}
