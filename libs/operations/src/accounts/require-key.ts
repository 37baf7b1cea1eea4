import type { ApiKeyOwner, Caller } from '@marquee/access';
import { DomainError } from '@marquee/domain';

/** Returns the owner of the caller's API key. Throws if the request has no key. */
export function requireKey({ holder }: Pick<Caller, 'holder'>): ApiKeyOwner {
  if (holder?.origins)
    throw new DomainError(
      'invalid_api_key',
      'This endpoint needs a secret key (mq_live_…), not a publishable one.',
    );
  if (holder) return holder;
  throw new DomainError(
    'invalid_api_key',
    'This endpoint needs an API key. Send it as Authorization: Bearer or X-API-Key.',
  );
}

/**
 * Returns the id of the account of the caller's secret key. Throws if the request has no key, or if
 * its address is unconfirmed.
 */
export function requireAccount(caller: Pick<Caller, 'holder'>): string {
  const { account_id } = requireKey(caller);
  if (account_id !== null) return account_id;
  throw new DomainError(
    'invalid_api_key',
    'This endpoint needs the key of an account. Confirm your address with the link in the mail that brought this key.',
  );
}

export const alreadyRevoked = () =>
  new DomainError('invalid_api_key', 'This API key was revoked a moment ago.');
