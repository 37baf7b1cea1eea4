import type { Caller } from '@marquee/access';
import type { SubscriberRepository } from '@marquee/database';
import type { MailTranslator, Outbox } from '@marquee/mail';
import { mailLocale, type LocaleDeps } from '../mail-locale.ts';
import { sendConfirmation } from './send-confirmation.ts';

export interface RequestNotificationDeps extends LocaleDeps {
  subscribers: Pick<SubscriberRepository, 'addNotificationRequest' | 'storeConfirmation'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

interface Request {
  targetId: string;
  /** What the confirmation mail states as the subject of the notification. */
  about: (t: MailTranslator['t']) => string;
  notify_me: boolean | undefined;
  user_email: string | undefined;
  locale: string | undefined;
}

/**
 * Stores a request for a notification. The address must confirm it by mail, unless the caller uses
 * the key of that address's account. Returns warnings.
 */
export async function requestNotification(
  deps: RequestNotificationDeps & { caller: Caller },
  { targetId, about, notify_me, user_email, locale: named }: Request,
): Promise<string[]> {
  if (!notify_me) return [];
  if (user_email === undefined)
    return ['notify_me needs user_email: the demand is counted, but no one can be notified'];
  const accountId = deps.caller.holder?.account_id ?? null;
  const locale = mailLocale(deps, named);
  const request = { targetId, email: user_email, accountId, locale };
  const { isActive } = await deps.subscribers.addNotificationRequest(request);
  if (!isActive) await sendConfirmation(deps, { email: user_email, digest: null, locale, about });
  return [];
}
