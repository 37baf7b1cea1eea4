import { newId } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import { fromHex } from '../statements/bytes.ts';
import { insertKey, type NewKey, type StoredHolder } from './api-key-repository.ts';
import { effectiveTier } from './effective-tier.ts';
import { keepKey, LINK_MS } from './unconfirmed-keys.ts';

export interface Registration {
  email: string;
  key: NewKey;
  /** SHA-256 of the link's token, in hexadecimal. */
  tokenHash: string;
}

export type LinkState = 'open' | 'used' | 'expired' | 'unknown';

export interface ConfirmedAccount extends Pick<StoredHolder, 'tier' | 'custom_limit'> {
  account_id: string;
  email: string;
}

export interface Confirmation extends ConfirmedAccount {
  /** The key that the confirmation revoked or added to the account. */
  unverified_key_id: string;
  /** Last four characters of the key that was added. Null: `key` replaced it. */
  existing_key_ending: string | null;
}

export function createAccountRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Stores an unverified key with its link and calls `within` in the same transaction. Does not
   * depend on whether the address is known.
   */
  const register = (
    { email, key, tokenHash }: Registration,
    within: (query: Query) => Promise<unknown>,
  ): Promise<void> =>
    prismaTransaction(async (client) => {
      const keyId = await insertKey(client, key, null);
      const expiresAt = new Date(Date.now() + LINK_MS);
      await client.keyConfirmation.create({
        data: { tokenHash: fromHex(tokenHash), email, keyId, expiresAt },
      });
      await within(queryIn(client));
    });

  async function findLinkState(tokenHash: string): Promise<LinkState> {
    const link = await prisma.keyConfirmation.findUnique({
      where: { tokenHash: fromHex(tokenHash) },
    });
    if (!link) return 'unknown';
    if (link.usedAt) return 'used';
    return link.expiresAt < new Date() ? 'expired' : 'open';
  }

  /**
   * Returns the last four characters of the key that a link adds to the account. Null: it replaces
   * the key.
   */
  async function findExistingKeyEnding(tokenHash: string): Promise<string | null> {
    const where = { tokenHash: fromHex(tokenHash), keepsKey: true };
    const link = await prisma.keyConfirmation.findUnique({ where, select: { keyId: true } });
    const key = link && (await prisma.apiKey.findUnique({ where: { id: link.keyId } }));
    return key?.hint ?? null;
  }

  /**
   * Creates an account with `key` for the address of a link. Revokes the unverified key, because
   * another person may have registered it; the link of a payment mail names the key and adds
   * it instead. Returns null if the link is not open. A link works once.
   */
  const confirm = (
    tokenHash: string,
    key: NewKey,
    locale: string | null,
  ): Promise<Confirmation | null> =>
    prismaTransaction(async (client) => {
      const link = await useLink(client, fromHex(tokenHash));
      if (!link) return null;
      const account = await ensureAccount(client, link.email, locale);
      const id = account.account_id;
      const ending = link.keepsKey ? await keepKey(client, link.keyId, id) : null;
      if (link.keepsKey && ending === null) return null;
      if (ending === null) await replaceKey(client, link.keyId, { key, accountId: id });
      const tier = await findTier(client, id);
      return { ...account, tier, unverified_key_id: link.keyId, existing_key_ending: ending };
    });

  async function findEmail(accountId: string): Promise<string | null> {
    const account = await prisma.account.findUnique({
      where: { id: accountId },
      select: { email: true },
    });
    return account?.email ?? null;
  }

  return { register, findLinkState, findExistingKeyEnding, confirm, findEmail };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;

/**
 * Marks an open link as used and erases its address, which the account stores. Of concurrent
 * callers, one gets the link.
 */
async function useLink(client: Client, tokenHash: Uint8Array<ArrayBuffer>) {
  const usedAt = new Date();
  const where = { tokenHash, usedAt: null, expiresAt: { gt: usedAt } };
  const [link] = await client.keyConfirmation.updateManyAndReturn({ where, data: { usedAt } });
  if (link)
    await client.keyConfirmation.update({
      where: { tokenHash },
      data: { email: '' },
      select: { keyId: true },
    });
  return link;
}

async function replaceKey(
  client: Client,
  id: string,
  { key, accountId }: { key: NewKey; accountId: string },
): Promise<void> {
  const where = { id, accountId: null, revokedAt: null };
  await client.apiKey.updateMany({ where, data: { revokedAt: new Date() } });
  await insertKey(client, key, accountId);
}

const findTier = async (client: Client, accountId: string) =>
  effectiveTier(
    await client.account.findUniqueOrThrow({
      where: { id: accountId },
      select: { tier: true, subscriptions: { select: { plan: true, paidUntil: true } } },
    }),
  );

/**
 * Finds or creates the account of an address, and stores its language if that is known. Locks it
 * until the end of the transaction.
 */
export async function ensureAccount(
  client: Client,
  email: string,
  known: string | null,
): Promise<ConfirmedAccount & { locale: string | null }> {
  const { id, tier, customLimit, locale } = await client.account.upsert({
    where: { email },
    create: { id: newId(), email, locale: known },
    update: { email, ...(known !== null && { locale: known }) },
    select: { id: true, tier: true, customLimit: true, locale: true },
  });
  return { account_id: id, email, locale, tier, custom_limit: customLimit };
}
