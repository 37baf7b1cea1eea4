import type { Correction, Query } from '@marquee/database';
import type { Outbox } from '@marquee/mail';

const ABOUT: Readonly<Record<Correction['kind'], string>> = {
  wrong_fact: 'a fact is wrong',
  duplicate: 'it is listed twice',
  cancelled: 'it is cancelled',
  removal: 'it should be removed',
  claim: 'you organise it',
  submission: 'a new event',
};

/** Returns a function that stores the mail with an operator's decision on a report. */
export const answerCorrection =
  (
    { outbox }: { outbox: Pick<Outbox, 'enqueue'> },
    { isAccepted, note }: { isAccepted: boolean; note: string | null },
  ) =>
  async (query: Query, { kind, event, submission, email }: Correction): Promise<void> => {
    if (email === null) return;
    const title = event?.title ?? submission?.['title'];
    const isGone = kind === 'removal' && isAccepted;
    await outbox.enqueue(query, {
      to: email,
      confirmed: false,
      content: {
        kind: 'correction',
        about: event ? `“${String(title)}”: ${ABOUT[kind]}` : ABOUT[kind],
        isAccepted,
        note,
        slug: event && !isGone ? event.slug : null,
      },
    });
  };
