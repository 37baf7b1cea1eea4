import type { CorrectionContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { Block, MailTemplate } from '../template.ts';

export const correctionMail = ({ about, isAccepted, note, slug }: CorrectionContent, links: Links): MailTemplate => ({
  subject: isAccepted ? 'Marquee has accepted your report' : 'Your report to Marquee',
  blocks: [
    { is: 'text', text: `Hello! You sent Marquee this report: ${about}.` },
    {
      is: 'text',
      text: isAccepted
        ? 'We accepted it. The catalogue shows the change within a few minutes.'
        : 'We checked it and changed nothing.',
    },
    ...(note === null ? [] : [{ is: 'text', text: `The operator writes: ${note}` } satisfies Block]),
    ...(slug === null ? [] : [{ is: 'action', label: 'Open the event', url: links.event(slug) } satisfies Block]),
    { is: 'text', text: 'Thank you for helping. We have deleted your address from the report.' },
  ],
});
