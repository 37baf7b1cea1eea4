import type { ApiKeyCache } from '@marquee/access';
import type { AccountKeyRepository } from '@marquee/database';
import { invalidInputs, notFound } from '@marquee/domain';
import { issueKey } from './generate-key.ts';

export const MAX_ACCOUNT_KEYS = 5;

export interface AccountKeyDeps {
  accountKeys: AccountKeyRepository;
  /** Removes a key from the cache of this process; others are notified by the database. */
  invalidateKey: ApiKeyCache['invalidate'];
}

/**
 * Adds a secret key to an account and returns its text, which is shown once. Throws if the account
 * has the maximum.
 */
export async function addAccountKey(
  { accountKeys }: AccountKeyDeps,
  accountId: string,
  name: string,
): Promise<string> {
  const { text, newKey } = issueKey();
  if (await accountKeys.add(accountId, { ...newKey, name }, MAX_ACCOUNT_KEYS)) return text;
  throw invalidInputs('invalid_body', [
    {
      name: 'name',
      code: 'too_many',
      detail: `cannot be added: the account has ${String(MAX_ACCOUNT_KEYS)} keys. Revoke one first`,
    },
  ]);
}

/** Replaces a key of an account and returns the text of the new one. */
export async function rotateAccountKey(
  deps: AccountKeyDeps,
  accountId: string,
  id: string,
): Promise<string> {
  const { text, newKey } = issueKey();
  if (!(await deps.accountKeys.rotate(accountId, id, newKey))) throw notFound('key', id);
  deps.invalidateKey({ keyId: id });
  return text;
}

export async function revokeAccountKey(
  deps: AccountKeyDeps,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await deps.accountKeys.revoke(accountId, id))) throw notFound('key', id);
  deps.invalidateKey({ keyId: id });
}
