import type { ApiKeyContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const apiKeyMail = ({ apiKey, confirmToken }: ApiKeyContent, links: Links): MailTemplate => ({
  subject: 'Your Marquee API key',
  blocks: [
    {
      is: 'text',
      text: 'Hello! Someone, most likely you, requested an API key for Marquee with this address. Marquee is a catalogue of events worldwide: concerts, sports, theatre, conferences and more.',
    },
    { is: 'code', label: 'Your key', code: apiKey },
    {
      is: 'text',
      text: `The key is active: send it as Authorization: Bearer or in the header X-API-Key. The API is documented at ${links.reference}`,
    },
    {
      is: 'text',
      text: 'One step is left: confirm your address to get an account with its own quota. The page then shows a new key, which replaces this one.',
    },
    { is: 'action', label: 'Confirm this address', url: links.confirmKey(confirmToken) },
    {
      is: 'text',
      text: 'If it was not you, ignore this mail and do not confirm. The key expires after 30 days without use.',
    },
  ],
});
