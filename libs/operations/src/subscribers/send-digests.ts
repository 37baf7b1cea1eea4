import type { DigestRepository, MailEventRow } from '@marquee/database';
import type { DigestContent, Outbox } from '@marquee/mail';
import { toMailEvent } from './mail-event.ts';

const AT_ONCE = 100;

export interface DigestDeps {
  digests: Pick<DigestRepository, 'tellDue'>;
  outbox: Pick<Outbox, 'post'>;
}

/** Leaves a mail for everybody whose digest is due and who has news, until it is told to stop. Answers how many were left. */
export async function sendDigests({ digests, outbox }: DigestDeps, signal: AbortSignal): Promise<number> {
  let posted = 0;
  let due = AT_ONCE;
  while (due === AT_ONCE && !signal.aborted) {
    due = await digests.tellDue(AT_ONCE, async (query, { id, email, frequency, city }, events) => {
      const content = { kind: 'digest' as const, subscriberId: id, frequency, city, groups: groupsOf(events) };
      if (await outbox.post(query, { to: email, confirmed: true, content })) posted++;
    });
  }
  return posted;
}

/** By category, in the order in which the best of each come. */
const groupsOf = (events: MailEventRow[]): DigestContent['groups'] =>
  [...Map.groupBy(events, ({ category }) => category)].map(([category, ofCategory]) => ({
    category,
    events: ofCategory.map(toMailEvent),
  }));
