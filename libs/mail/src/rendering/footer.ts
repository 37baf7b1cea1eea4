import type { DueMail } from '@marquee/database';
import { createEmailHasher } from '../email-hash.ts';
import type { Secrets } from '../secrets.ts';
import { createSubscriberTokens } from '../subscriber-tokens.ts';
import type { MailContent } from './content.ts';
import type { Footer, MailContext } from './template.ts';

/**
 * Builds the footer. All recipients can choose kinds of mails, unconfirmed ones can block all
 * mails, and subscribers can change or end their subscription.
 */
export function createFooterBuilder(secrets: Secrets) {
  const { createMailToken } = createEmailHasher(secrets);
  const { createToken } = createSubscriberTokens(secrets);

  type Recipient = Pick<DueMail, 'confirmed' | 'recipientHash'>;
  function buildLinks(
    { confirmed, recipientHash }: Recipient,
    content: MailContent,
    { links, translator: { t } }: MailContext,
  ): Footer {
    const sender = t('sender', { url: links.home });
    if ('subscriberId' in content) {
      const tokenFor = (purpose: 'preferences' | 'unsubscribe') =>
        createToken(content.subscriberId, purpose);
      return {
        reason: `${sender} ${t('becauseSubscribed')}`,
        preferences: { label: t('changeMails'), url: links.preferences(tokenFor('preferences')) },
        stop: { label: t('unsubscribe'), url: links.unsubscribe(tokenFor('unsubscribe')) },
      };
    }
    if (content.kind === 'saved_search')
      return {
        reason: `${sender} ${t('becauseSaved')}`,
        preferences: { label: t('yourSearches'), url: links.searches },
        stop: {
          label: t('endSearch'),
          url: links.endSearch(createToken(content.searchId, 'saved_search')),
        },
      };
    const reason = `${sender} ${t('becauseEntered')}`;
    if (confirmed) return { reason };
    const url = links.neverAgain(createMailToken(recipientHash, 'stop'));
    return { reason, stop: { label: t('neverAgain'), url } };
  }

  return (recipient: Recipient, content: MailContent, context: MailContext): Footer => ({
    ...buildLinks(recipient, content, context),
    mails: {
      label: context.translator.t('chooseMails'),
      url: context.links.mailPreferences(
        createMailToken(recipient.recipientHash, 'mail_preferences'),
      ),
    },
  });
}
