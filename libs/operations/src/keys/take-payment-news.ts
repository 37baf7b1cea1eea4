import type { SubscriptionRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import type { SubscriptionNews } from '@marquee/quota';
import { issueKey } from './secrets.ts';

export interface PaymentNewsDeps {
  subscriptions: Pick<SubscriptionRepository, 'take'>;
  outbox: Pick<Outbox, 'post'>;
}

/** Takes in what Stripe says; an account that pays and holds no key gets one by mail. */
export const takePaymentNews = ({ subscriptions, outbox }: PaymentNewsDeps, news: SubscriptionNews): Promise<void> =>
  subscriptions.take(news, () => {
    const { text, kept } = issueKey();
    return {
      key: kept,
      tell: (query) =>
        outbox.post(query, { to: news.email, confirmed: true, content: { kind: 'account_key', apiKey: text } }),
    };
  });
