import { readHashSecret } from '../hash-secret.ts';
import { UsageError } from './usage-error.ts';

export const dataFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['MARQUEE_DATA'] ?? '.data';

/** Returns the secret of the apps: HASH_SECRET, or the one that `npm start` created. */
export async function readSecret(environment: NodeJS.ProcessEnv): Promise<string> {
  const { HASH_SECRET, DATABASE_URL } = environment;
  if (HASH_SECRET === undefined && DATABASE_URL !== undefined)
    throw new UsageError(
      'Set HASH_SECRET to the secret of the apps, because mails and limits are stored under hashes.',
    );
  return HASH_SECRET ?? readHashSecret(dataFolder(environment));
}
