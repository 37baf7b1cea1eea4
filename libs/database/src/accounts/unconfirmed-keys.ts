import { queryIn, type Client } from '../connection/prisma.ts';
import { fromHex } from '../statements/bytes.ts';
import { daysAgo, today } from '../statements/utc-days.ts';
import { revokeSurplus } from './api-key-repository.ts';
import { keysByEmailSql, UNUSED_DAYS } from './find-key-holder-sql.ts';

export const LINK_MS = 7 * 86_400_000;
/** Anyone can register keys for an address. */
const MAX_LINKED = 3;

/** The token of a link. */
export interface NewLink {
  token: string;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
}

/** A link that confirms a key. */
export interface KeyLink {
  token: string;
  /** Last four characters of the key. */
  ending: string;
}

/** The address of a payment, and the key that requested it. */
interface Payer {
  email: string;
  keyId: string | null;
}

const isAlive = () => ({
  accountId: null,
  revokedAt: null,
  lastUsedOn: { gt: daysAgo(UNUSED_DAYS) },
});

/**
 * Stores links that confirm the key that requested the payment, and keys that were registered for
 * the address. Registrations older than a week have no address.
 */
export async function linkUnconfirmedKeys(
  client: Client,
  { email, keyId }: Payer,
  newLink: () => NewLink,
): Promise<KeyLink[]> {
  const ids = await findRegistered(client, email);
  const keys = await client.apiKey.findMany({
    where: { id: { in: keyId === null ? ids : [keyId, ...ids] }, ...isAlive() },
    orderBy: [{ lastUsedOn: 'desc' }, { createdAt: 'desc' }],
    select: { id: true, hint: true },
  });
  const linked = keys
    .sort((a, b) => Number(b.id === keyId) - Number(a.id === keyId))
    .slice(0, MAX_LINKED)
    .map(({ id, hint }) => ({ id, hint, link: newLink() }));
  const expiresAt = new Date(Date.now() + LINK_MS);
  await client.keyConfirmation.createMany({
    data: linked.map(({ id, link }) => ({
      tokenHash: fromHex(link.tokenHash),
      email,
      keyId: id,
      expiresAt,
      keepsKey: true,
    })),
  });
  return linked.map(({ hint, link }) => ({ token: link.token, ending: hint }));
}

async function findRegistered(client: Client, email: string): Promise<string[]> {
  const found = await queryIn(client)<{ key: Uint8Array<ArrayBuffer> }>(
    keysByEmailSql('key_confirmation.token_hash', email),
  );
  const registrations = await client.keyConfirmation.findMany({
    where: { tokenHash: { in: found.map(({ key }) => key) }, usedAt: null },
    select: { keyId: true },
  });
  return registrations.map(({ keyId }) => keyId);
}

/**
 * Adds an unconfirmed key to an account. Its other links no longer work: they would revoke it.
 * Returns its last four characters, or null if it was revoked, has expired or is confirmed.
 */
export async function keepKey(
  client: Client,
  keyId: string,
  accountId: string,
): Promise<string | null> {
  const [key] = await client.apiKey.updateManyAndReturn({
    where: { id: keyId, ...isAlive() },
    data: { accountId, lastUsedOn: today() },
    select: { hint: true },
  });
  if (!key) return null;
  await revokeSurplus(client, { accountId, newest: keyId });
  await client.keyConfirmation.updateMany({
    where: { keyId, usedAt: null },
    data: { usedAt: new Date(), email: '' },
  });
  return key.hint;
}
