import type { CorrectionContent, ReportAnswer } from '../rendering/content.ts';
import type { Block, MailContext, MailTemplate } from '../rendering/template.ts';

export function correctionMail(
  { others = [], ...first }: CorrectionContent,
  context: MailContext,
): MailTemplate {
  const { t } = context.translator;
  const answers: ReportAnswer[] = [first, ...others];
  const isAccepted = answers.every((answer) => answer.isAccepted);
  return {
    subject: t(isAccepted ? 'reportAcceptedSubject' : 'reportSubject'),
    blocks: [
      ...answers.flatMap((answer) => answerBlocks(answer, context)),
      { is: 'text', text: t('reportThanks') },
    ],
  };
}

const answerBlocks = (
  { about, isAccepted, isOrganiser, note, slug }: ReportAnswer,
  { links, translator: { t } }: MailContext,
): Block[] => [
  { is: 'text', text: t('reportHello', { about }) },
  { is: 'text', text: t(isAccepted ? 'reportAccepted' : 'reportRejected') },
  ...(isOrganiser ? [{ is: 'text', text: t('reportOrganiser') } satisfies Block] : []),
  ...(note === null ? [] : [{ is: 'text', text: t('operatorWrites', { note }) } satisfies Block]),
  ...(slug === null
    ? []
    : [{ is: 'action', label: t('openEvent'), url: links.event(slug) } satisfies Block]),
];
