import type { NotificationRequest, SubscriberRepository } from '@marquee/database';
import { DomainError, notFound } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import { hashOfToken } from '../keys/generate-key.ts';

export interface ConfirmSignupDeps {
  subscribers: Pick<SubscriberRepository, 'stateOf' | 'confirm' | 'listRequestsOfLink'>;
  subscriberTokens: Pick<SubscriberTokens, 'tokenOf'>;
}

interface Wanted {
  /** Null: notices only. */
  frequency: 'daily' | 'weekly' | null;
  /** Null: the whole world. */
  city: string | null;
}

/** What a mailed link would confirm. Changes nothing, since mail scanners open links, too. */
export async function checkSignupLink(
  { subscribers }: ConfirmSignupDeps,
  token: string,
): Promise<Wanted & { requests: NotificationRequest[] }> {
  const link = await subscribers.stateOf(hashOfToken(token));
  if (link.state === 'open') return { ...link, requests: await subscribers.listRequestsOfLink(hashOfToken(token)) };
  if (link.state === 'used') throw used();
  if (link.state === 'unknown') throw notFound('link', 'token');
  throw new DomainError('token_expired', 'This link is older than 7 days. Sign up again for another one.');
}

/**
 * Uses a mailed link, and confirms the pending requests in `targetIds` (null: all). Returns what the address gets from now on, and the
 * token by which it may change that.
 */
export async function confirmSignup(
  deps: ConfirmSignupDeps,
  token: string,
  targetIds: string[] | null,
): Promise<Wanted & { preferencesToken: string }> {
  const subscriber = await deps.subscribers.confirm(hashOfToken(token), targetIds);
  if (!subscriber) {
    await checkSignupLink(deps, token);
    throw used(); // by another request, between the two looks
  }
  return { ...subscriber, preferencesToken: deps.subscriberTokens.tokenOf(subscriber.id, 'preferences') };
}

const used = () => new DomainError('token_used', 'This link was used already: your address is confirmed.');
