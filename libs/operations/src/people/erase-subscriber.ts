import type { SubscriberRepository } from '@marquee/database';
import { unknownLink } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import { erasePerson, type ErasePersonDeps, type StillPaid } from './erase-person.ts';

export interface EraseSubscriberDeps extends ErasePersonDeps {
  subscribers: Pick<SubscriberRepository, 'find'>;
  subscriberTokens: Pick<SubscriberTokens, 'verifyToken'>;
}

/**
 * Erases all data about the subscriber of a preferences link, including the account. Idempotent.
 */
export async function eraseSubscriber(
  deps: EraseSubscriberDeps,
  token: string,
  options: { giveUpPlan: boolean },
): Promise<StillPaid | null> {
  const id = deps.subscriberTokens.verifyToken(token, 'preferences');
  if (id === null) throw unknownLink();
  const found = await deps.subscribers.find(id);
  return found ? erasePerson(deps, found.email, options) : null;
}
