import type { DigestRepository, MailEventRow } from '@marquee/database';
import type { DigestContent, Outbox } from '@marquee/mail';
import { toMailEvent } from './mail-event.ts';

const BATCH_SIZE = 100;

export interface DigestDeps {
  digests: Pick<DigestRepository, 'sendDue'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

/**
 * Enqueues a mail for each due digest that has new events, until `signal` aborts. Returns the
 * number of mails.
 */
export async function sendDigests(
  { digests, outbox }: DigestDeps,
  signal: AbortSignal,
): Promise<number> {
  let enqueued = 0;
  let due = BATCH_SIZE;
  while (due === BATCH_SIZE && !signal.aborted) {
    due = await digests.sendDue(
      BATCH_SIZE,
      async (query, { id, email, frequency, city, locale }, events) => {
        const groups = groupByCategory(events, locale);
        const content = { kind: 'digest' as const, subscriberId: id, frequency, city, groups };
        if (await outbox.enqueue(query, { to: email, confirmed: true, locale, content }))
          enqueued++;
      },
    );
  }
  return enqueued;
}

/** Groups events by category, in the order of the best event of each category. */
const groupByCategory = (events: MailEventRow[], locale: string | null): DigestContent['groups'] =>
  [...Map.groupBy(events, ({ category }) => category)].map(([category, ofCategory]) => ({
    category,
    events: ofCategory.map((event) => toMailEvent(event, locale)),
  }));
