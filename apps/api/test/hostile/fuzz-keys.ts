import { hashOfKey, newApiKey } from '@marquee/access';
import type { Database } from '@marquee/database';
import { insertKey } from '@marquee/database/testing';
import type { Operation } from './generate-requests.ts';

/** Operations that end a key or delete a record of its account, which other operations need. */
const ENDING = new Set([
  'POST /keys/rotate',
  'DELETE /keys/current',
  'DELETE /keys/publishable/{id}',
  'DELETE /account',
  'DELETE /webhooks/{webhook_id}',
]);

/**
 * Returns a key without a limit for an operation: the lasting one, except for operations that end
 * it.
 */
export function keysFor(
  database: Database,
  lasting: string,
): (operation: Operation) => Promise<string> {
  return async ({ method, path }) =>
    ENDING.has(`${method} ${path}`) ? createUnlimitedKey(database) : lasting;
}

export async function createUnlimitedKey(database: Database): Promise<string> {
  const key = newApiKey();
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO account (id, email, tier, custom_limit)
     VALUES (gen_random_uuid(), gen_random_uuid() || '@example.org', 'custom', 1000000000) RETURNING id`,
  );
  await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, rows[0]?.id ?? null);
  return key;
}
