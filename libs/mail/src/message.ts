import type { DueMail } from '@marquee/database';
import type { SendMailOptions } from 'nodemailer';
import type { MailContent } from './content.ts';
import type { Footer, Letter } from './letter.ts';
import { accountKeyLetter } from './letters/account-key.ts';
import { apiKeyLetter } from './letters/api-key.ts';
import type { Links } from './links.ts';
import { printHtml } from './print-html.ts';
import { printText } from './print-text.ts';
import type { Sender } from './settings.ts';

/** A mail with its content opened. */
export type OpenMail = Pick<DueMail, 'id' | 'recipient' | 'createdAt'> & { content: MailContent };

function letterOf(content: MailContent, links: Links): Letter {
  switch (content.kind) {
    case 'api_key':
      return apiKeyLetter(content, links);
    case 'account_key':
      return accountKeyLetter(content, links);
  }
}

export interface MessageParts {
  from: Sender;
  links: Links;
  /** For mails to addresses that did not confirm. */
  stopToken: string | null;
}

/** The mail as it leaves. A second sending after a crash is the same message: same id, same date. */
export function messageOf(mail: OpenMail, { from, links, stopToken }: MessageParts): SendMailOptions {
  const letter = letterOf(mail.content, links);
  const stopUrl = stopToken === null ? null : links.neverAgain(stopToken);
  const footer: Footer = {
    reason: `Marquee, a catalogue of events worldwide (${links.api}). This mail was sent because somebody gave us this address.`,
    ...(stopUrl !== null && { stop: { label: 'Never write to this address again', url: stopUrl } }),
  };
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
      ...(stopUrl !== null && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
