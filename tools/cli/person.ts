import { join } from 'node:path';
import { createPersonRepository, type Database } from '@marquee/database';
import { createEmailHasher } from '@marquee/mail';
import { hashSecretIn } from '../hash-secret.ts';
import { eraseOutboxFiles, findOutboxFiles } from './outbox-files.ts';
import { UsageError } from './usage-error.ts';

interface Request {
  email: string;
  environment: NodeJS.ProcessEnv;
}

/** Returns how much is stored about the owner of an address, by table. `outbox_files`: mails written as files. */
export async function showPerson(database: Database, { email, environment }: Request): Promise<object> {
  const person = { email, recipientHash: await hashOf(email, environment) };
  const stored = await createPersonRepository(database).show(person);
  return { email, ...stored, outbox_files: (await findOutboxFiles(outbox(environment), email)).length };
}

/** Erases everything about the owner of an address. Throws while a plan is paid for, unless `force`. */
export async function erasePerson(
  database: Database,
  { email, environment, force }: Request & { force: boolean },
): Promise<object> {
  const persons = createPersonRepository(database);
  const recipientHash = await hashOf(email, environment);
  const paid = force ? null : await persons.paidPlan(email);
  if (paid)
    throw new Error(
      `The plan ${paid.plan} is paid until ${paid.paid_until.toISOString()}. Cancel it at Stripe first; --force erases all the same.`,
    );
  const { rows } = await persons.erase({ email, recipientHash });
  return { ...rows, outbox_files: await eraseOutboxFiles(outbox(environment), email) };
}

const dataFolder = (environment: NodeJS.ProcessEnv) => environment['MARQUEE_DATA'] ?? '.data';
const outbox = (environment: NodeJS.ProcessEnv) => join(dataFolder(environment), 'outbox');

/** Hashes with the secret of the deployables: HASH_SECRET, or the one that `npm start` generated. Another one finds nothing. */
async function hashOf(email: string, environment: NodeJS.ProcessEnv): Promise<Buffer> {
  const { HASH_SECRET, DATABASE_URL } = environment;
  if (HASH_SECRET === undefined && DATABASE_URL !== undefined)
    throw new UsageError('Set HASH_SECRET to that of the deployables: mails and limits are stored under hashes.');
  return createEmailHasher(HASH_SECRET ?? (await hashSecretIn(dataFolder(environment)))).hashEmail(email);
}
