import type { DueMail } from '@marquee/database';
import type { MailContent } from './content.ts';
import { createEmailHasher } from './email-hash.ts';
import type { Links } from './links.ts';
import { createSubscriberTokens } from './subscriber-tokens.ts';
import type { Footer } from './template.ts';

/** What stands below each mail: who did not confirm can say "never again", who subscribed can change that or end it. */
export function createFooters(hashSecret: string, links: Links) {
  const { stopTokenOf } = createEmailHasher(hashSecret);
  const { tokenOf } = createSubscriberTokens(hashSecret);
  const who = `Marquee, a catalogue of events worldwide (${links.api}).`;

  return ({ confirmed, recipientHash }: Pick<DueMail, 'confirmed' | 'recipientHash'>, content: MailContent): Footer => {
    if ('subscriberId' in content)
      return {
        reason: `${who} This mail was sent because you asked for it.`,
        preferences: {
          label: 'Change what you get',
          url: links.preferences(tokenOf(content.subscriberId, 'preferences')),
        },
        stop: { label: 'Unsubscribe', url: links.unsubscribe(tokenOf(content.subscriberId, 'unsubscribe')) },
      };
    const reason = `${who} This mail was sent because somebody gave us this address.`;
    if (confirmed) return { reason };
    return {
      reason,
      stop: { label: 'Never write to this address again', url: links.neverAgain(stopTokenOf(recipientHash)) },
    };
  };
}
