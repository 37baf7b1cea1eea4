import { join } from 'node:path';
import { createPersonRepository, type Database } from '@marquee/database';
import { createEmailHasher } from '@marquee/mail';
import { erasePerson as erase } from '@marquee/operations/operators';
import { act } from './act.ts';
import { eraseOutboxFiles, findOutboxFiles } from './outbox-files.ts';
import { dataFolder, readSecrets } from './read-secret.ts';

interface Request {
  email: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * Returns the number of rows per table about the owner of an address. `outbox_files` counts mails
 * written to files.
 */
export async function showPerson(
  database: Database,
  { email, environment }: Request,
): Promise<object> {
  const person = { email, recipientHashes: await hashesFor(email, environment) };
  const stored = await createPersonRepository(database).show(person);
  return {
    email,
    ...stored,
    outbox_files: (await findOutboxFiles(outbox(environment), email)).length,
  };
}

/**
 * Erases all data about the owner of an address. Throws if a plan is paid, unless `force` is set.
 */
export async function erasePerson(
  database: Database,
  { email, environment, force }: Request & { force: boolean },
): Promise<object> {
  const input = { email, force, recipientHashes: await hashesFor(email, environment) };
  const { rows } = await act(database, environment, { action: erase, input });
  return { ...rows, outbox_files: await eraseOutboxFiles(outbox(environment), email) };
}

const outbox = (environment: NodeJS.ProcessEnv) => join(dataFolder(environment), 'outbox');

/** Hashes with the secrets of the apps. Another secret finds nothing. */
const hashesFor = async (email: string, environment: NodeJS.ProcessEnv): Promise<Buffer[]> =>
  createEmailHasher(await readSecrets(environment)).hashesFor(email);
