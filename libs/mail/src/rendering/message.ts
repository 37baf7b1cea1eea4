import type { DueMail } from '@marquee/database';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../sending/sender.ts';
import { accountKeyMail } from '../templates/account-key.ts';
import { announcementMail } from '../templates/announcement.ts';
import { apiKeyMail } from '../templates/api-key.ts';
import { calendarMail } from '../templates/calendar.ts';
import { confirmAddressMail } from '../templates/confirm-address.ts';
import { correctionMail } from '../templates/correction.ts';
import { digestMail } from '../templates/digest.ts';
import { eventChangeMail } from '../templates/event-change.ts';
import { planActiveMail } from '../templates/plan-active.ts';
import { savedSearchMail } from '../templates/saved-search.ts';
import { signInMail } from '../templates/sign-in.ts';
import { webhookDisabledMail } from '../templates/webhook-disabled.ts';
import type { MailContent } from './content.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';
import type { Footer, MailContext, MailTemplate } from './template.ts';

/** A mail with its decrypted content. */
export type DecryptedMail = Pick<DueMail, 'id' | 'recipient' | 'createdAt'> & {
  content: MailContent;
};

function renderTemplate(content: MailContent, context: MailContext): MailTemplate {
  switch (content.kind) {
    case 'api_key':
      return apiKeyMail(content, context);
    case 'account_key':
      return accountKeyMail(content, context);
    case 'plan_active':
      return planActiveMail(content, context);
    case 'confirm_address':
      return confirmAddressMail(content, context);
    case 'sign_in':
      return signInMail(content, context);
    case 'correction':
      return correctionMail(content, context);
    case 'calendar':
      return calendarMail(content, context);
    case 'digest':
      return digestMail(content, context);
    case 'saved_search':
      return savedSearchMail(content, context);
    case 'announcement':
      return announcementMail(content, context);
    case 'event_change':
      return eventChangeMail(content, context);
    case 'webhook_disabled':
      return webhookDisabledMail(content, context);
  }
}

export interface MessageParts {
  from: Sender;
  context: MailContext;
  footer: Footer;
}

/** Builds the message. Sending it again after a crash produces the same message id and date. */
export function buildMessage(
  mail: DecryptedMail,
  { from, context, footer }: MessageParts,
): SendMailOptions {
  const template = renderTemplate(mail.content, context);
  return {
    messageId: `<${mail.id}@${from.address.replace(/^.*@/, '')}>`,
    date: mail.createdAt,
    from,
    to: { name: '', address: mail.recipient },
    // Explicit, so that headers cannot add recipients.
    envelope: { from: from.address, to: [mail.recipient] },
    subject: template.subject,
    text: renderText(template, footer),
    html: renderHtml(template, footer, context.translator),
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
