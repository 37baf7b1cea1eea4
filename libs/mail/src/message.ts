import type { DueMail } from '@marquee/database';
import type { SendMailOptions } from 'nodemailer';
import type { MailContent } from './content.ts';
import type { Footer, Letter } from './letter.ts';
import { accountKeyLetter } from './letters/account-key.ts';
import { announcementLetter } from './letters/announcement.ts';
import { apiKeyLetter } from './letters/api-key.ts';
import { confirmAddressLetter } from './letters/confirm-address.ts';
import { digestLetter } from './letters/digest.ts';
import { eventChangeLetter } from './letters/event-change.ts';
import { planActiveLetter } from './letters/plan-active.ts';
import type { Links } from './links.ts';
import { printHtml } from './print-html.ts';
import { printText } from './print-text.ts';
import type { Sender } from './sender.ts';

/** A mail with its content opened. */
export type OpenMail = Pick<DueMail, 'id' | 'recipient' | 'createdAt'> & { content: MailContent };

function letterOf(content: MailContent, links: Links): Letter {
  switch (content.kind) {
    case 'api_key':
      return apiKeyLetter(content, links);
    case 'account_key':
      return accountKeyLetter(content, links);
    case 'plan_active':
      return planActiveLetter(content, links);
    case 'confirm_address':
      return confirmAddressLetter(content, links);
    case 'digest':
      return digestLetter(content, links);
    case 'announcement':
      return announcementLetter(content, links);
    case 'event_change':
      return eventChangeLetter(content, links);
  }
}

export interface MessageParts {
  from: Sender;
  links: Links;
  footer: Footer;
}

/** The mail as it leaves. A second sending after a crash is the same message: same id, same date. */
export function messageOf(mail: OpenMail, { from, links, footer }: MessageParts): SendMailOptions {
  const letter = letterOf(mail.content, links);
  return {
    messageId: `<${mail.id}@${from.address.replace(/^.*@/, '')}>`,
    date: mail.createdAt,
    from,
    to: { name: '', address: mail.recipient },
    // Said beside the headers: whatever they contained, it goes to this one address.
    envelope: { from: from.address, to: [mail.recipient] },
    subject: letter.subject,
    text: printText(letter, footer),
    html: printHtml(letter, footer),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(footer.stop && {
        'List-Unsubscribe': `<${footer.stop.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
