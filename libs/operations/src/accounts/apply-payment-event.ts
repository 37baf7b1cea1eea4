import type { SubscriptionNews } from '@marquee/billing';
import type { SubscriptionRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import { issueKey } from './generate-key.ts';

export interface PaymentEventDeps {
  subscriptions: Pick<SubscriptionRepository, 'apply'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

/** Applies a payment event. An account with keys gets a mail about the upgrade; one without keys gets a key by mail. */
export const applyPaymentEvent = (
  { subscriptions, outbox }: PaymentEventDeps,
  news: SubscriptionNews,
): Promise<void> =>
  subscriptions.apply(news, {
    firstKey: () => {
      const { text, newKey } = issueKey();
      return {
        key: newKey,
        enqueueMail: (query, locale) =>
          outbox.enqueue(query, {
            to: news.email,
            confirmed: true,
            locale,
            content: { kind: 'account_key', apiKey: text },
          }),
      };
    },
    onUpgrade: (query, { keyEndings, locale }) =>
      outbox.enqueue(query, {
        to: news.email,
        confirmed: true,
        locale,
        content: { kind: 'plan_active', plan: news.plan ?? '', keyEndings },
      }),
  });
