import type {
  NotificationRequest,
  SubscriberConfirmation,
  SubscriberRepository,
} from '@marquee/database';
import { DomainError, unknownLink } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import { hashToken } from '../accounts/generate-key.ts';

export interface ConfirmSignupDeps {
  subscribers: Pick<SubscriberRepository, 'findLinkState' | 'confirm' | 'listRequestsForLink'>;
  subscriberTokens: Pick<SubscriberTokens, 'createToken'>;
}

interface ConfirmedSubscription {
  /** Null: notifications only. */
  frequency: 'daily' | 'weekly' | null;
  /** Null: all cities. */
  city: string | null;
}

/** Returns what a mailed link confirms. Changes nothing, because mail scanners also open links. */
export async function checkSignupLink(
  { subscribers }: ConfirmSignupDeps,
  token: string,
): Promise<ConfirmedSubscription & { requests: NotificationRequest[] }> {
  const link = await subscribers.findLinkState(hashToken(token));
  if (link.state === 'open')
    return { ...link, requests: await subscribers.listRequestsForLink(hashToken(token)) };
  if (link.state === 'used') throw alreadyUsed();
  if (link.state === 'unknown') throw unknownLink();
  throw new DomainError(
    'token_expired',
    'This link is older than 7 days. Sign up again for another one.',
  );
}

/** Uses a mailed link. Returns the subscription and the token of its preferences page. */
export async function confirmSignup(
  deps: ConfirmSignupDeps,
  token: string,
  confirmation: SubscriberConfirmation,
): Promise<ConfirmedSubscription & { preferencesToken: string }> {
  const subscriber = await deps.subscribers.confirm(hashToken(token), confirmation);
  if (!subscriber) {
    await checkSignupLink(deps, token);
    throw alreadyUsed(); // by a concurrent request
  }
  return {
    ...subscriber,
    preferencesToken: deps.subscriberTokens.createToken(subscriber.id, 'preferences'),
  };
}

const alreadyUsed = () =>
  new DomainError('token_used', 'This link was used already: your address is confirmed.');
