import type { DemandRepository, NotificationRequest, StoredPreferences, SubscriberRepository } from '@marquee/database';
import { CATEGORIES, notFound } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import { z } from 'zod';
import { name } from '../demand/demand-parameters.ts';
import type { Mailbox } from '../demand/person.ts';
import { findAlertCity } from './alert-city.ts';
import { erasePerson, type ErasePersonDeps, type StillPaid } from './erase-person.ts';
import { frequency } from './signup.ts';

export interface PreferencesDeps {
  subscribers: Pick<SubscriberRepository, 'find' | 'change' | 'remove' | 'listRequests'>;
  subscriberTokens: Pick<SubscriberTokens, 'subscriberOf'>;
  mailbox: Pick<Mailbox, 'hashOf'>;
  demand: Pick<DemandRepository, 'findCity'>;
}

/** What a subscriber may choose. */
export const Preferences = z.object({
  frequency: z.union([frequency(), z.literal('never')], { error: 'must be daily, weekly or never' }),
  city: name().optional(),
  categories: z.array(z.enum(CATEGORIES, { error: `must be some of ${CATEGORIES.join(', ')}` })).default([]),
});
export type Preferences = z.output<typeof Preferences>;

export interface SubscriberPreferences extends StoredPreferences {
  requests: NotificationRequest[];
}

/** What the subscriber of a link gets. */
export async function getPreferences(
  { subscribers, subscriberTokens }: PreferencesDeps,
  token: string,
): Promise<SubscriberPreferences> {
  const id = subscriberTokens.subscriberOf(token, 'preferences');
  const found = id === null ? null : await subscribers.find(id);
  if (!found) throw notFound('link', 'token');
  return { ...found, requests: await subscribers.listRequests(found.id) };
}

/** Puts a subscriber's choice in the place of the last one. */
export async function changePreferences(deps: PreferencesDeps, token: string, choice: Preferences): Promise<void> {
  const { id } = await getPreferences(deps, token);
  const city = choice.city === undefined ? null : await findAlertCity(deps.demand.findCity, choice.city);
  await deps.subscribers.change(id, {
    frequency: choice.frequency === 'never' ? null : choice.frequency,
    cityId: city?.id ?? null,
    categories: choice.categories,
  });
}

/** Ends all mails to the subscriber of an unsubscribe link, those that wait included; twice is as good as once. */
export async function unsubscribe(
  { subscribers, subscriberTokens, mailbox }: PreferencesDeps,
  token: string,
): Promise<void> {
  const id = subscriberTokens.subscriberOf(token, 'unsubscribe');
  if (id === null) throw notFound('link', 'token');
  const found = await subscribers.find(id);
  if (found) await subscribers.remove(id, mailbox.hashOf(found.email));
}

/** Erases everything about the subscriber of a preferences link, the account included. Twice is as good as once. */
export async function eraseSubscriber(
  deps: PreferencesDeps & ErasePersonDeps,
  token: string,
  options: { giveUpPlan: boolean },
): Promise<StillPaid | null> {
  const id = deps.subscriberTokens.subscriberOf(token, 'preferences');
  if (id === null) throw notFound('link', 'token');
  const found = await deps.subscribers.find(id);
  return found ? erasePerson(deps, found.email, options) : null;
}
