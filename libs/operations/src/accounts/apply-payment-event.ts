import type { SubscriptionRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import type { SubscriptionNews } from './billing/index.ts';
import { hashToken, issueKey, newToken } from './generate-key.ts';

export interface PaymentEventDeps {
  subscriptions: Pick<SubscriptionRepository, 'apply'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

/**
 * Applies a payment event. An account with keys gets a mail about the upgrade; one without keys
 * gets a key by mail.
 */
export const applyPaymentEvent = (
  { subscriptions, outbox }: PaymentEventDeps,
  news: SubscriptionNews,
): Promise<void> =>
  subscriptions.apply(news, {
    newLink: () => {
      const token = newToken();
      return { token, tokenHash: hashToken(token) };
    },
    firstKey: () => {
      const { text, newKey } = issueKey();
      return {
        key: newKey,
        enqueueMail: (query, { locale, keyLinks }) =>
          outbox.enqueue(query, {
            to: news.email,
            confirmed: true,
            locale,
            content: { kind: 'account_key', apiKey: text, keyLinks },
          }),
      };
    },
    onUpgrade: (query, { keyEndings, locale, keyLinks }) =>
      outbox.enqueue(query, {
        to: news.email,
        confirmed: true,
        locale,
        content: { kind: 'plan_active', plan: news.plan ?? '', keyEndings, keyLinks },
      }),
  });
