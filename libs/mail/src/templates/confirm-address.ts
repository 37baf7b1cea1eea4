import type { ConfirmAddressContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const confirmAddressMail = ({ about, confirmToken }: ConfirmAddressContent, links: Links): MailTemplate => ({
  subject: 'Do you want to hear from Marquee?',
  blocks: [
    {
      is: 'text',
      text: `Hello! Someone, most likely you, asked Marquee to send mails to this address about: ${about}.`,
    },
    { is: 'text', text: 'We send nothing until you confirm:' },
    { is: 'action', label: 'Yes, write to me', url: links.confirmAddress(confirmToken) },
    {
      is: 'text',
      text: 'The link is valid for seven days. If it was not you, ignore this mail: we delete the address after a week.',
    },
  ],
});
