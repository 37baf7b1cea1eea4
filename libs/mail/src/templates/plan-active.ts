import type { PlanActiveContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const planActiveMail = ({ plan, keyEndings }: PlanActiveContent, links: Links): MailTemplate => ({
  subject: 'Your Marquee keys were upgraded',
  blocks: [
    {
      is: 'text',
      text: `Thank you! The ${plan} plan of Marquee was paid for with this address. It now applies to all keys of your account, which end in: ${keyEndings.join(', ')}.`,
    },
    { is: 'text', text: `You need not do anything. GET /usage shows your remaining quota.` },
    { is: 'text', text: `The API is documented at ${links.reference}` },
  ],
});
