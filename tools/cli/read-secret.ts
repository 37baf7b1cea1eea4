import { parseSecrets, type Secrets } from '@marquee/http/settings';
import { readHashSecret } from '../hash-secret.ts';
import { UsageError } from './usage-error.ts';

export const dataFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['MARQUEE_DATA'] ?? '.data';

/** Returns the secrets of the apps: HASH_SECRETS, or what `npm start` created. */
export async function readSecrets(environment: NodeJS.ProcessEnv): Promise<Secrets> {
  const { HASH_SECRETS, HASH_SECRET, DATABASE_URL } = environment;
  if (HASH_SECRETS !== undefined) return parseSecrets(HASH_SECRETS);
  if (HASH_SECRET !== undefined) return [HASH_SECRET];
  if (DATABASE_URL !== undefined)
    throw new UsageError(
      'Set HASH_SECRETS to the secrets of the apps, because mails and limits are stored under hashes.',
    );
  return parseSecrets(await readHashSecret(dataFolder(environment)));
}
