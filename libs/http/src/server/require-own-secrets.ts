import { createSecretCheck, type Database } from '@marquee/database';
import { ConfigError, type Secrets } from '../settings.ts';

const RETRY_MS = 5_000;

/** What a server prints that lacks a secret. */
export const FOREIGN_SECRETS =
  'HASH_SECRETS lacks a secret that the data in this database need, so links in mails, webhooks and waiting mails would break. ' +
  'Append the former secret, separated by a comma (docs/operations/secrets.md).';

/**
 * Throws a ConfigError if the data in the database need a secret that the server does not have.
 * While the database does not answer, checks again in the background: `refused` then resolves to
 * the error.
 */
export async function requireOwnSecrets(
  database: Pick<Database, 'prisma' | 'query'>,
  secrets: Secrets,
  { retryMs = RETRY_MS } = {},
): Promise<{ refused: Promise<ConfigError>; stop: () => void }> {
  const { register } = createSecretCheck(database);
  const ask = () => register(secrets).catch(() => null);
  const { promise: refused, resolve } = Promise.withResolvers<ConfigError>();
  const first = await ask();
  if (first === false) throw new ConfigError(FOREIGN_SECRETS);
  if (first === true) return { refused, stop: () => undefined };
  const timer = setInterval(() => {
    void ask().then((isOwn) => {
      if (isOwn !== null) clearInterval(timer);
      if (isOwn === false) resolve(new ConfigError(FOREIGN_SECRETS));
    });
  }, retryMs).unref();
  return {
    refused,
    stop: () => {
      clearInterval(timer);
    },
  };
}
