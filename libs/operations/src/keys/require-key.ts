import type { ApiKeyOwner, Caller } from '@marquee/access';
import { DomainError } from '@marquee/domain';

/** Returns the owner of the caller's API key. Throws if the request has no key. */
export function requireKey({ holder }: Caller): ApiKeyOwner {
  if (holder) return holder;
  throw new DomainError('invalid_api_key', 'This endpoint needs an API key. Send it as X-API-Key.');
}

export const alreadyRevoked = () => new DomainError('invalid_api_key', 'This API key was revoked a moment ago.');
