import type { DueMail } from '@marquee/database';
import type { SendMailOptions } from 'nodemailer';
import type { MailContent } from './content.ts';
import { planActiveLetter } from './letters/plan-active.ts';
import type { Links } from './links.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { Sender } from './sender.ts';
import type { Footer, MailTemplate } from './template.ts';
import { accountKeyMail } from './templates/account-key.ts';
import { announcementMail } from './templates/announcement.ts';
import { apiKeyMail } from './templates/api-key.ts';
import { confirmAddressMail } from './templates/confirm-address.ts';
import { digestMail } from './templates/digest.ts';
import { eventChangeMail } from './templates/event-change.ts';

/** A mail with its content opened. */
export type OpenMail = Pick<DueMail, 'id' | 'recipient' | 'createdAt'> & { content: MailContent };

function letterOf(content: MailContent, links: Links): MailTemplate {
  switch (content.kind) {
    case 'api_key':
      return apiKeyMail(content, links);
    case 'account_key':
      return accountKeyMail(content, links);
    case 'plan_active':
      return planActiveLetter(content, links);
    case 'confirm_address':
      return confirmAddressMail(content, links);
    case 'digest':
      return digestMail(content, links);
    case 'announcement':
      return announcementMail(content, links);
    case 'event_change':
      return eventChangeMail(content, links);
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
    text: renderText(letter, footer),
    html: renderHtml(letter, footer),
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
