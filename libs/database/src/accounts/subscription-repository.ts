import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import { ensureAccount } from './account-repository.ts';
import { insertKey, type NewKey } from './api-key-repository.ts';
import { linkUnconfirmedKeys, type KeyLink, type NewLink } from './unconfirmed-keys.ts';

export interface SubscriptionEvent {
  eventId: string;
  createdAt: Date;
  rank: number;
  subscriptionId: string;
  email: string;
  /** The unconfirmed key that requested the payment. Null if there was none. */
  keyId: string | null;
  plan: 'developer' | 'business' | 'enterprise' | null;
  paidUntil: Date;
}

/** The recipient of a payment mail. */
export interface PaymentReader {
  locale: string | null;
  /** Links that confirm keys of the address. Empty unless the payment raised the tier. */
  keyLinks: KeyLink[];
}

/** The key of an account without keys. `enqueueMail` runs in the same transaction. */
export interface FirstKey {
  key: NewKey;
  enqueueMail: (query: Query, reader: PaymentReader) => Promise<unknown>;
}

/** Called in the transaction that applies a payment event. */
export interface PaymentEffects {
  newLink: () => NewLink;
  firstKey: () => FirstKey;
  onUpgrade: (query: Query, reader: PaymentReader & { keyEndings: string[] }) => Promise<unknown>;
}

export function createSubscriptionRepository({
  prismaTransaction,
}: Pick<Database, 'prismaTransaction'>) {
  /**
   * Applies a payment event once. Repeated and outdated events have no effect. A paying account
   * without a key gets one.
   */
  const apply = (
    event: SubscriptionEvent,
    { newLink, firstKey, onUpgrade }: PaymentEffects,
  ): Promise<void> =>
    prismaTransaction(async (client) => {
      if (!(await isNew(client, event.eventId))) return;
      // The account was erased, so the event must not store its address again.
      if (await client.erasedSubscription.findUnique({ where: { id: event.subscriptionId } }))
        return;
      const { account_id: accountId, locale } = await ensureAccount(client, event.email, null);
      const before = await findPaidPlan(client, accountId);
      await store(client, event, accountId);
      const after = await findPaidPlan(client, accountId);
      if (after === null) return;
      const isUpgrade = PLANS.indexOf(after) > (before === null ? -1 : PLANS.indexOf(before));
      const keyLinks = isUpgrade ? await linkUnconfirmedKeys(client, event, newLink) : [];
      const keys = await client.apiKey.findMany({
        where: { accountId, revokedAt: null },
        orderBy: { createdAt: 'asc' },
        select: { hint: true },
      });
      if (keys.length > 0) {
        const keyEndings = keys.map(({ hint }) => hint);
        if (isUpgrade) await onUpgrade(queryIn(client), { keyEndings, locale, keyLinks });
        return;
      }
      const { key, enqueueMail } = firstKey();
      await insertKey(client, key, accountId);
      await enqueueMail(queryIn(client), { locale, keyLinks });
    });

  return { apply };
}
export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

type PaidPlan = NonNullable<SubscriptionEvent['plan']>;
const PLANS: readonly PaidPlan[] = ['developer', 'business', 'enterprise'];

/**
 * Stores the id of a payment event. Returns false if it is stored already. Waits for a concurrent
 * transaction that stores it.
 */
async function isNew(client: Client, id: string): Promise<boolean> {
  const { count } = await client.billingEvent.createMany({ data: { id }, skipDuplicates: true });
  return count > 0;
}

/** Returns the highest plan that is paid now. */
async function findPaidPlan(client: Client, accountId: string): Promise<PaidPlan | null> {
  const where = { accountId, paidUntil: { gt: new Date() } };
  const paid = await client.subscription.findMany({ where, select: { plan: true } });
  return PLANS.findLast((plan) => paid.some((subscription) => subscription.plan === plan)) ?? null;
}

/** Inserts the subscription, or updates it if the event is newer than the stored one. */
async function store(client: Client, event: SubscriptionEvent, accountId: string): Promise<void> {
  const {
    subscriptionId: id,
    plan,
    paidUntil,
    createdAt: eventCreatedAt,
    rank: eventRank,
    eventId,
  } = event;
  const data = { plan, paidUntil, eventCreatedAt, eventRank, eventId };
  const { count } = await client.subscription.createMany({
    data: { id, accountId, ...data },
    skipDuplicates: true,
  });
  if (count > 0) return;
  const isOlder = [
    { eventCreatedAt: { lt: eventCreatedAt } },
    { eventCreatedAt, eventRank: { lt: eventRank } },
    { eventCreatedAt, eventRank, eventId: { lt: eventId } },
  ];
  await client.subscription.updateMany({ where: { id, OR: isOlder }, data });
}
