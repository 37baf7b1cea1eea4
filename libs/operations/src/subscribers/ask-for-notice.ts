import type { SubscriberRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import { askToConfirm } from './ask-to-confirm.ts';

export interface NoticeDeps {
  subscribers: Pick<SubscriberRepository, 'addNotice' | 'askToConfirm'>;
  outbox: Pick<Outbox, 'post'>;
}

interface Wish {
  targetId: string;
  /** What the confirmation mail says that the notice is about. */
  about: string;
  notify_me: boolean | undefined;
  user_email: string | undefined;
}

/** Notes that an address is to be told of a target; one that did not confirm yet is asked to. Answers warnings. */
export async function askForNotice(
  deps: NoticeDeps,
  { targetId, about, notify_me, user_email }: Wish,
): Promise<string[]> {
  if (!notify_me) return [];
  if (user_email === undefined) return ['notify_me needs user_email: the demand is counted, but nobody can be told'];
  const { isConfirmed } = await deps.subscribers.addNotice(targetId, user_email);
  if (!isConfirmed) await askToConfirm(deps, { email: user_email, digest: null, about });
  return [];
}
