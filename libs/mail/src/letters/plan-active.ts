import type { PlanActiveContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const planActiveLetter = ({ plan, keyEndings }: PlanActiveContent, links: Links): MailTemplate => ({
  subject: 'Your Marquee keys were upgraded',
  blocks: [
    {
      is: 'text',
      text: `Thank you! The ${plan} plan of Marquee was paid for with this address. All keys of your account carry it now: those that end in ${keyEndings.join(', ')}.`,
    },
    { is: 'text', text: `There is nothing to do. ${links.api}/usage states what is left of the quota.` },
    { is: 'text', text: `The API is described at ${links.reference}` },
  ],
});
