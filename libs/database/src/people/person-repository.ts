import { keysByEmailSql, type KeyColumn } from '../accounts/find-key-holder-sql.ts';
import type { Database } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import type { Query } from '../connection/statement.ts';
import { toBytes } from '../statements/bytes.ts';

export interface Person {
  email: string;
  /** Keyed hashes of the mailbox, one for each secret. */
  recipientHashes: Buffer[];
}

export type StoredAbout = Record<string, number>;

export interface PaidPlan {
  plan: string;
  paid_until: Date;
}

export interface Erased {
  rows: StoredAbout;
  keyIds: string[];
}

// Older rows do not count for the person any more.
const DEMAND_MS = 2 * 86_400_000;

/** Shows and erases what is stored about a person. docs/security.md lists the same tables. */
export function createPersonRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  async function show(person: Person): Promise<StoredAbout> {
    const { ofAccount, inAccount, ofSubscriber, ofRecipient, ofDemand, ...selected } =
      await selectRows(prisma, person);
    return {
      account: await prisma.account.count({ where: ofAccount }),
      api_key: await prisma.apiKey.count({ where: inAccount }),
      usage_day: await prisma.usageDay.count({ where: inAccount }),
      session: await prisma.session.count({ where: inAccount }),
      sign_in_link: await prisma.signInLink.count({ where: selected.ofSignIn }),
      publishable_key: await prisma.publishableKey.count({ where: inAccount }),
      saved_search: await prisma.savedSearch.count({ where: inAccount }),
      calendar: await prisma.calendar.count({ where: inAccount }),
      webhook: await prisma.webhook.count({ where: inAccount }),
      webhook_delivery: await prisma.webhookDelivery.count({ where: { webhook: inAccount } }),
      subscription: await prisma.subscription.count({ where: inAccount }),
      key_confirmation: await prisma.keyConfirmation.count({ where: selected.ofConfirmation }),
      correction: await prisma.correction.count({ where: selected.ofCorrection }),
      subscriber: await prisma.subscriber.count({ where: ofSubscriber }),
      demand_notice: await prisma.demandNotification.count({ where: { subscriber: ofSubscriber } }),
      pending_notice: await prisma.pendingNotification.count({
        where: { subscriber: ofSubscriber },
      }),
      address_confirmation: await prisma.addressConfirmation.count({ where: ofSubscriber }),
      mail: await prisma.mail.count({ where: ofRecipient }),
      mail_bounce: await prisma.mailBounce.count({ where: ofRecipient }),
      mail_opt_out: await prisma.mailOptOut.count({ where: ofRecipient }),
      mail_stop: await prisma.mailBlock.count({ where: ofRecipient }),
      demand_person: await prisma.demandPerson.count({ where: ofDemand }),
      artist_requester: await prisma.artistRequester.count({ where: selected.ofRequest }),
    };
  }

  /** Returns the paid plan of an address that ends last, or null. */
  async function paidPlan(email: string): Promise<PaidPlan | null> {
    const accounts = await findAccounts(prisma, email);
    const paid = await prisma.subscription.findFirst({
      where: { accountId: { in: accounts }, plan: { not: null }, paidUntil: { gt: new Date() } },
      orderBy: { paidUntil: 'desc' },
    });
    return paid?.plan ? { plan: paid.plan, paid_until: paid.paidUntil } : null;
  }

  /**
   * Deletes everything about a person except the mail block and today's mail counter. Only Stripe's
   * subscription ids remain, so that late payment events do not create the account again.
   */
  const erase = (person: Person, within?: (query: Query) => Promise<unknown>): Promise<Erased> =>
    prismaTransaction(async (client) => {
      const erased = await eraseWithin(client, person);
      await within?.(queryIn(client));
      return erased;
    });

  return { show, paidPlan, erase };
}
export type PersonRepository = ReturnType<typeof createPersonRepository>;

async function eraseWithin(client: Client, person: Person): Promise<Erased> {
  const selected = await selectRows(client, person);
  const { ofAccount, inAccount, ofSubscriber, ofRecipient, ofDemand } = selected;
  const subscriptions = await client.subscription.findMany({
    where: inAccount,
    select: { id: true },
  });
  await client.erasedSubscription.createMany({ data: subscriptions, skipDuplicates: true });
  const secretKeys = await client.apiKey.findMany({ where: inAccount, select: { id: true } });
  const publishableKeys = await client.publishableKey.findMany({
    where: inAccount,
    select: { id: true },
  });
  const deleted = {
    api_key: await client.apiKey.deleteMany({ where: inAccount }),
    session: await client.session.deleteMany({ where: inAccount }),
    sign_in_link: await client.signInLink.deleteMany({ where: selected.ofSignIn }),
    publishable_key: await client.publishableKey.deleteMany({ where: inAccount }),
    account: await client.account.deleteMany({ where: ofAccount }),
    key_confirmation: await client.keyConfirmation.deleteMany({ where: selected.ofConfirmation }),
    correction: await client.correction.updateMany({
      where: selected.ofCorrection,
      data: { email: null },
    }),
    subscriber: await client.subscriber.deleteMany({ where: ofSubscriber }),
    address_confirmation: await client.addressConfirmation.deleteMany({ where: ofSubscriber }),
    mail: await client.mail.deleteMany({ where: ofRecipient }),
    mail_bounce: await client.mailBounce.deleteMany({ where: ofRecipient }),
    mail_opt_out: await client.mailOptOut.deleteMany({ where: ofRecipient }),
    demand_person: await client.demandPerson.deleteMany({ where: ofDemand }),
    artist_requester: await client.artistRequester.deleteMany({ where: selected.ofRequest }),
  };
  const rows = Object.fromEntries(
    Object.entries(deleted).map(([table, { count }]) => [table, count]),
  );
  return { rows, keyIds: [...secretKeys, ...publishableKeys].map(({ id }) => id) };
}

/** Returns the conditions on the rows about a person. */
async function selectRows(client: Client, { email, recipientHashes }: Person) {
  const hashes = { in: recipientHashes.map(toBytes) };
  const accounts = await findAccounts(client, email);
  return {
    ofAccount: { id: { in: accounts } },
    inAccount: { accountId: { in: accounts } },
    ofSignIn: {
      tokenHash: { in: await findByEmail<Bytes>(client, 'sign_in_link.token_hash', email) },
    },
    ofConfirmation: {
      tokenHash: { in: await findByEmail<Bytes>(client, 'key_confirmation.token_hash', email) },
    },
    ofCorrection: { id: { in: await findByEmail<string>(client, 'correction.id', email) } },
    ofSubscriber: { emailKey: email.toLowerCase() },
    ofRecipient: { recipientHash: hashes },
    ofRequest: { personHash: hashes },
    ofDemand: { personHash: hashes, countedAt: { gt: new Date(Date.now() - DEMAND_MS) } },
  };
}

type Bytes = ReturnType<typeof toBytes>;
/** Returns the keys of the rows with the address in any case. */
async function findByEmail<Key>(client: Client, column: KeyColumn, email: string): Promise<Key[]> {
  const rows = await queryIn(client)<{ key: Key }>(keysByEmailSql(column, email));
  return rows.map(({ key }) => key);
}

/** Returns the ids of the accounts with the address in any case. */
const findAccounts = (client: Client, email: string) =>
  findByEmail<string>(client, 'account.id', email);
