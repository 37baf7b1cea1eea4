import type { AccountKeyContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const accountKeyMail = ({ apiKey }: AccountKeyContent, links: Links): MailTemplate => ({
  subject: 'Your Marquee plan is paid: here is your API key',
  blocks: [
    {
      is: 'text',
      text: 'Thank you! A plan of Marquee was paid for with this address. This key has the paid plan. A key that you registered with this address but did not confirm remains on the free tier.',
    },
    { is: 'code', label: 'Your key', code: apiKey },
    {
      is: 'text',
      text: `Send it as Authorization: Bearer or in the header X-API-Key. The plan is active now; GET /usage shows your remaining quota. We do not store the key: save it with your other secrets.`,
    },
    { is: 'text', text: `The API is documented at ${links.reference}` },
  ],
});
