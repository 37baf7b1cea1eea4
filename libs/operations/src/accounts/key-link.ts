import type { LinkState } from '@marquee/database';
import { DomainError, unknownLink } from '@marquee/domain';
import { text } from '../parameters.ts';

export const keyLinkToken = text(100).meta({
  description: 'Token from the link in the mail. It can be used once, within 7 days.',
  examples: ['pVdWm3Xk0s9GJxq1bq8x4w'],
});

export const alreadyUsed = () =>
  new DomainError('token_used', 'This link was used already. Register again for another key.');

export function throwUnlessOpen(state: LinkState): void {
  if (state === 'unknown') throw unknownLink();
  if (state === 'used') throw alreadyUsed();
  if (state === 'expired')
    throw new DomainError(
      'token_expired',
      'This link is older than 7 days. Register again for another one.',
    );
}
