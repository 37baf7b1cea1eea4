import type { DueMail } from '@marquee/database';
import type { MailContent } from './content.ts';
import { createEmailHasher } from './email-hash.ts';
import type { Links } from './links.ts';
import { createSubscriberTokens } from './subscriber-tokens.ts';
import type { Footer } from './template.ts';

/**
 * Builds the footer. All recipients can choose kinds of mails, unconfirmed ones can block all mails, and subscribers can change or end
 * their subscription.
 */
export function createFooterBuilder(hashSecret: string, links: Links) {
  const { createMailToken } = createEmailHasher(hashSecret);
  const { createToken } = createSubscriberTokens(hashSecret);
  const sender = `Marquee, a catalogue of events worldwide (${links.home}).`;

  type Recipient = Pick<DueMail, 'confirmed' | 'recipientHash'>;
  function buildLinks({ confirmed, recipientHash }: Recipient, content: MailContent): Footer {
    if ('subscriberId' in content)
      return {
        reason: `${sender} You receive this mail because you subscribed to it.`,
        preferences: { label: 'Change what you get', url: links.preferences(createToken(content.subscriberId, 'preferences')) }, // prettier-ignore
        stop: { label: 'Unsubscribe', url: links.unsubscribe(createToken(content.subscriberId, 'unsubscribe')) },
      };
    if (content.kind === 'saved_search')
      return {
        reason: `${sender} You receive this mail because you saved this search.`,
        preferences: { label: 'Your saved searches', url: links.searches },
        stop: {
          label: 'No more mails for this search',
          url: links.endSearch(createToken(content.searchId, 'saved_search')),
        },
      };
    const reason = `${sender} You receive this mail because someone entered this address.`;
    if (confirmed) return { reason };
    const url = links.neverAgain(createMailToken(recipientHash, 'stop'));
    return { reason, stop: { label: 'Never write to this address again', url } };
  }

  return (recipient: Recipient, content: MailContent): Footer => ({
    ...buildLinks(recipient, content),
    mails: {
      label: 'Choose which mails you get',
      url: links.mailPreferences(createMailToken(recipient.recipientHash, 'mail_preferences')),
    },
  });
}
