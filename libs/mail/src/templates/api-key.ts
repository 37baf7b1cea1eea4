import type { ApiKeyContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const apiKeyMail = ({ apiKey, confirmToken }: ApiKeyContent, links: Links): MailTemplate => ({
  subject: 'Your Marquee API key',
  blocks: [
    {
      is: 'text',
      text: 'Hello! Somebody, most likely you, asked for a key to Marquee with this address. Marquee is a catalogue of events worldwide: concerts, sports, theatre, conferences and more, for programs to read.',
    },
    { is: 'code', label: 'Your key', code: apiKey },
    {
      is: 'text',
      text: `It works at once: send it in the header X-API-Key. What there is to ask is described at ${links.reference}`,
    },
    {
      is: 'text',
      text: 'One step is left. Confirm that this address is yours, and you get an account with a quota of its own. The page then shows you a new key, which takes the place of this one.',
    },
    { is: 'action', label: 'Confirm this address', url: links.confirmKey(confirmToken) },
    {
      is: 'text',
      text: 'If it was not you, ignore this mail and do not confirm. The key lapses after 30 unused days, and nothing else comes of it.',
    },
  ],
});
