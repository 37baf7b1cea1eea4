import type { AccountKeyContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const accountKeyMail = ({ apiKey }: AccountKeyContent, links: Links): MailTemplate => ({
  subject: 'Your Marquee plan is paid: here is your API key',
  blocks: [
    {
      is: 'text',
      text: 'Thank you! A plan of Marquee was paid for with this address. This key carries it. A key that you registered with this address and did not confirm stays on the free tier.',
    },
    { is: 'code', label: 'Your key', code: apiKey },
    {
      is: 'text',
      text: `Send it in the header X-API-Key. It carries the plan at once; ${links.api}/usage tells what is left of it. We keep no copy: store it where you keep secrets.`,
    },
    { is: 'text', text: `What there is to ask is described at ${links.reference}` },
  ],
});
