import type { Correction, Query, ReportAnswers } from '@marquee/database';
import { createMailTranslator, type Outbox, type ReportAnswer } from '@marquee/mail';

const ABOUT = {
  wrong_fact: 'aboutWrongFact',
  duplicate: 'aboutDuplicate',
  cancelled: 'aboutCancelled',
  removal: 'aboutRemoval',
  claim: 'aboutClaim',
  submission: 'aboutSubmission',
} as const satisfies Record<Correction['kind'], string>;

interface Decision {
  isAccepted: boolean;
  note: string | null;
}

interface AnswerDeps {
  outbox: Pick<Outbox, 'enqueue'>;
}

/**
 * Returns a function that stores the mail with an operator's decision on a report, and returns
 * whether it will be sent.
 */
export const answerCorrection =
  (deps: AnswerDeps, decision: Decision) =>
  (query: Query, correction: Correction): Promise<boolean> =>
    send(deps, query, [{ ...correction, ...decision }]);

/**
 * An address that got its mails of the day gets the other answers in one mail of a later day, until
 * a week is over.
 */
const GIVE_UP_MS = 7 * 86_400_000;

/**
 * Answers decided reports that are not answered yet: one mail for each address. Returns the number
 * of mails.
 */
export async function answerDecided(
  deps: AnswerDeps & { reportAnswers: ReportAnswers; now: () => Date },
): Promise<number> {
  const { reportAnswers, now } = deps;
  await reportAnswers.giveUp(new Date(now().getTime() - GIVE_UP_MS));
  let mails = 0;
  for (const reports of Map.groupBy(await reportAnswers.listUnanswered(), toAddress).values())
    await reportAnswers.answer(
      reports.map(({ id }) => id),
      async (query) => {
        const decided = reports.map((report) => ({
          ...report,
          isAccepted: report.state === 'accepted',
        }));
        const isSent = await send(deps, query, decided);
        mails += Number(isSent);
        return isSent;
      },
    );
  return mails;
}

const toAddress = ({ email }: Correction) => email?.toLowerCase();

type Decided = Correction & Decision;

async function send({ outbox }: AnswerDeps, query: Query, reports: Decided[]): Promise<boolean> {
  const [first, ...others] = reports;
  if (!first) return true;
  const { email, locale } = first;
  if (email === null) return true;
  return outbox.enqueue(query, {
    to: email,
    confirmed: false,
    locale,
    content: {
      kind: 'correction',
      ...toAnswer(first, locale),
      ...(others.length > 0 && { others: others.map((report) => toAnswer(report, locale)) }),
    },
  });
}

function toAnswer(
  { kind, event, submission, priority, isAccepted, note }: Decided,
  locale: string | null,
): ReportAnswer {
  const { t } = createMailTranslator(locale);
  const title = event?.title ?? submission?.['title'];
  const isGone = kind === 'removal' && isAccepted;
  return {
    about: event ? t('aboutEvent', { title: String(title), what: t(ABOUT[kind]) }) : t(ABOUT[kind]),
    isAccepted,
    isOrganiser: isAccepted && kind === 'claim' && priority > 0,
    note,
    slug: event && !isGone ? event.slug : null,
  };
}
