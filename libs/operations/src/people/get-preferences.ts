import type { SubscriberRepository } from '@marquee/database';
import { unknownLink } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import type { SubscriberPreferences } from './preferences.ts';

export interface GetPreferencesDeps {
  subscribers: Pick<SubscriberRepository, 'find' | 'listRequests'>;
  subscriberTokens: Pick<SubscriberTokens, 'verifyToken'>;
}

/** Returns the preferences and requests of the subscriber of a preferences link. */
export async function getPreferences(
  { subscribers, subscriberTokens }: GetPreferencesDeps,
  token: string,
): Promise<SubscriberPreferences> {
  const id = subscriberTokens.verifyToken(token, 'preferences');
  const found = id === null ? null : await subscribers.find(id);
  if (!found) throw unknownLink();
  return { ...found, requests: await subscribers.listRequests(found.id) };
}
