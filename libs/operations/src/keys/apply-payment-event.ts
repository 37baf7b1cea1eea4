import type { SubscriptionRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import type { SubscriptionNews } from '@marquee/quota';
import { issueKey } from './generate-key.ts';

export interface PaymentEventDeps {
  subscriptions: Pick<SubscriptionRepository, 'take'>;
  outbox: Pick<Outbox, 'post'>;
}

/** Applies a payment event: an account with keys is told that they were upgraded; one without gets a key by mail. */
export const applyPaymentEvent = ({ subscriptions, outbox }: PaymentEventDeps, news: SubscriptionNews): Promise<void> =>
  subscriptions.take(news, {
    firstKey: () => {
      const { text, kept } = issueKey();
      return {
        key: kept,
        tell: (query) =>
          outbox.post(query, { to: news.email, confirmed: true, content: { kind: 'account_key', apiKey: text } }),
      };
    },
    onUpgrade: (query, keyEndings) =>
      outbox.post(query, {
        to: news.email,
        confirmed: true,
        content: { kind: 'plan_active', plan: news.plan ?? '', keyEndings },
      }),
  });
