import type { SubscriberRepository } from '@marquee/database';
import { unknownLink } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import type { EmailHasher } from '../demand/person.ts';

export interface UnsubscribeDeps {
  subscribers: Pick<SubscriberRepository, 'find' | 'remove'>;
  subscriberTokens: Pick<SubscriberTokens, 'verifyToken'>;
  emailHasher: Pick<EmailHasher, 'hashesFor'>;
}

/** Ends all mails to the subscriber of an unsubscribe link, including queued ones. Idempotent. */
export async function unsubscribe(
  { subscribers, subscriberTokens, emailHasher }: UnsubscribeDeps,
  token: string,
): Promise<void> {
  const id = subscriberTokens.verifyToken(token, 'unsubscribe');
  if (id === null) throw unknownLink();
  const found = await subscribers.find(id);
  if (found) await subscribers.remove(id, emailHasher.hashesFor(found.email));
}
