import type { Correction, Query } from '@marquee/database';
import { createMailTranslator, type Outbox } from '@marquee/mail';

const ABOUT = {
  wrong_fact: 'aboutWrongFact',
  duplicate: 'aboutDuplicate',
  cancelled: 'aboutCancelled',
  removal: 'aboutRemoval',
  claim: 'aboutClaim',
  submission: 'aboutSubmission',
} as const satisfies Record<Correction['kind'], string>;

/** Returns a function that stores the mail with an operator's decision on a report. */
export const answerCorrection =
  (
    { outbox }: { outbox: Pick<Outbox, 'enqueue'> },
    { isAccepted, note }: { isAccepted: boolean; note: string | null },
  ) =>
  async (query: Query, { kind, event, submission, email, locale }: Correction): Promise<void> => {
    if (email === null) return;
    const { t } = createMailTranslator(locale);
    const title = event?.title ?? submission?.['title'];
    const isGone = kind === 'removal' && isAccepted;
    await outbox.enqueue(query, {
      to: email,
      confirmed: false,
      locale,
      content: {
        kind: 'correction',
        about: event
          ? t('aboutEvent', { title: String(title), what: t(ABOUT[kind]) })
          : t(ABOUT[kind]),
        isAccepted,
        note,
        slug: event && !isGone ? event.slug : null,
      },
    });
  };
