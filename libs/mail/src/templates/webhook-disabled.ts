import type { WebhookDisabledContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

const REASONS: Readonly<Record<WebhookDisabledContent['reason'], string>> = {
  failing: 'It has not accepted a message for three days.',
  gone: 'It responded with the status 410 (Gone).',
};

export const webhookDisabledMail = (
  { webhookId, host, reason, error }: WebhookDisabledContent,
  links: Links,
): MailTemplate => ({
  subject: 'Your Marquee webhook was disabled',
  blocks: [
    {
      is: 'text',
      text: `Your webhook ${webhookId} on ${host} was disabled. ${REASONS[reason]} The last error: ${error}`,
    },
    {
      is: 'text',
      text: `No change is lost: after you have fixed the receiver, send PATCH /webhooks/${webhookId} with {"active": true}, within 90 days. It then receives all changes since.`,
    },
    { is: 'text', text: `The API is documented at ${links.reference}` },
  ],
});
