import type { DueMail } from '@marquee/database';
import type { MailContent } from './content.ts';
import { createEmailHasher } from './email-hash.ts';
import type { Links } from './links.ts';
import { createSubscriberTokens } from './subscriber-tokens.ts';
import type { Footer } from './template.ts';

/** Builds the footer. Unconfirmed recipients can block all mails; subscribers can change or end their subscription. */
export function createFooterBuilder(hashSecret: string, links: Links) {
  const { createStopToken } = createEmailHasher(hashSecret);
  const { createToken } = createSubscriberTokens(hashSecret);
  const sender = `Marquee, a catalogue of events worldwide (${links.home}).`;

  return ({ confirmed, recipientHash }: Pick<DueMail, 'confirmed' | 'recipientHash'>, content: MailContent): Footer => {
    if ('subscriberId' in content)
      return {
        reason: `${sender} You receive this mail because you subscribed to it.`,
        preferences: {
          label: 'Change what you get',
          url: links.preferences(createToken(content.subscriberId, 'preferences')),
        },
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
    return {
      reason,
      stop: { label: 'Never write to this address again', url: links.neverAgain(createStopToken(recipientHash)) },
    };
  };
}
