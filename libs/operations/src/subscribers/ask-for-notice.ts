import type { SubscriberRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import type { Caller } from '@marquee/quota';
import { askToConfirm } from './ask-to-confirm.ts';

export interface NoticeDeps {
  subscribers: Pick<SubscriberRepository, 'addNotice' | 'askToConfirm'>;
  outbox: Pick<Outbox, 'post'>;
}

interface Request {
  targetId: string;
  /** What the confirmation mail states as the subject of the notification. */
  about: string;
  notify_me: boolean | undefined;
  user_email: string | undefined;
}

/**
 * Stores a request for a notification. It waits for a click in a mail, unless the caller has the key of the address' own account.
 * Returns warnings.
 */
export async function askForNotice(
  deps: NoticeDeps & { caller: Caller },
  { targetId, about, notify_me, user_email }: Request,
): Promise<string[]> {
  if (!notify_me) return [];
  if (user_email === undefined)
    return ['notify_me needs user_email: the demand is counted, but no one can be notified'];
  const accountId = deps.caller.holder?.account_id ?? null;
  const { isActive } = await deps.subscribers.addNotice({ targetId, email: user_email, accountId });
  if (!isActive) await askToConfirm(deps, { email: user_email, digest: null, about });
  return [];
}
