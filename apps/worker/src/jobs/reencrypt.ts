import type { EncryptedRows, EncryptedWebhook, MailboxMarks } from '@marquee/database';
import {
  createEmailHasher,
  createPayloadCipher,
  createSecretCipher,
  isUndecryptable,
} from '@marquee/mail';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/** A server that starts late still encrypts with a former secret. */
const MIN_USE_MS = 3_600_000;

type ReencryptDeps = Pick<
  JobDeps,
  'encryptedRows' | 'hashSecrets' | 'logger' | 'mailboxMarks' | 'now' | 'secretCheck'
>;

/** Encrypts stored texts with the first secret. When nothing needs the other ones, forgets them. */
export const reencrypt = (deps: ReencryptDeps): Job => ({
  schedule: '*/10 * * * *',
  run: async () => {
    const { encryptedRows, hashSecrets, logger, now, secretCheck } = deps;
    if (!(await secretCheck.needsOthers(hashSecrets[0]))) return;
    const mails = await reencryptMails(encryptedRows, createPayloadCipher(hashSecrets));
    const webhooks = await reencryptWebhooks(encryptedRows, createSecretCipher(hashSecrets));
    const marks = await copyMarks(deps.mailboxMarks, createEmailHasher(hashSecrets));
    const unreadable = mails.unreadable + webhooks.unreadable;
    const counts = { mails: mails.changed, webhooks: webhooks.changed, marks, unreadable };
    logger.info(counts, 'secrets.reencrypted');
    if (mails.changed + webhooks.changed > 0) return;
    const since = new Date(now().getTime() - MIN_USE_MS);
    const retired = await secretCheck.retireOthers(hashSecrets[0], since);
    if (retired > 0) logger.info({ retired }, 'secrets.retired');
  },
});

interface Counts {
  changed: number;
  /** Encrypted with a secret that is not in the list. */
  unreadable: number;
}

type Cipher = Pick<ReturnType<typeof createPayloadCipher>, 'reencrypt'>;

const reencryptMails = (rows: EncryptedRows, { reencrypt }: Cipher): Promise<Counts> =>
  eachRow(rows.listMails, async ({ id, content }) => {
    const changed = reencrypt(content, id);
    if (changed) await rows.replaceMail({ id, content: changed });
    return changed !== null;
  });

const reencryptWebhooks = (rows: EncryptedRows, { reencrypt }: Cipher): Promise<Counts> =>
  eachRow(rows.listWebhooks, async (webhook: EncryptedWebhook) => {
    const { id, secret, previousSecret } = webhook;
    const changed = reencrypt(secret, id);
    const changedPrevious = previousSecret && reencrypt(previousSecret, id);
    if (!changed && !changedPrevious) return false;
    await rows.replaceWebhook(webhook, {
      secret: changed ?? secret,
      previousSecret: changedPrevious ?? previousSecret,
    });
    return true;
  });

async function eachRow<Row extends { id: string }>(
  list: (afterId?: string) => Promise<Row[]>,
  change: (row: Row) => Promise<boolean>,
): Promise<Counts> {
  const counts = { changed: 0, unreadable: 0 };
  for await (const row of allRows(list))
    try {
      if (await change(row)) counts.changed += 1;
    } catch (error) {
      if (!isUndecryptable(error)) throw error;
      counts.unreadable += 1;
    }
  return counts;
}

async function* allRows<Row extends { id: string }>(
  list: (afterId?: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let page = await list(); page.length > 0; page = await list(page.at(-1)?.id)) yield* page;
}

/** "Never again" and other marks are hashed, so only those of known addresses can follow. */
async function copyMarks(
  { listAddresses, copyMarks }: MailboxMarks,
  { hashesFor }: ReturnType<typeof createEmailHasher>,
): Promise<number> {
  let copied = 0;
  for (const table of ['subscriber', 'account'] as const)
    for (
      let page = await listAddresses(table);
      page.length > 0;
      page = await listAddresses(table, page.at(-1)?.id)
    ) {
      const hashes = page.map(({ email }) => hashesFor(email));
      copied += await copyMarks(hashes.map(([current, ...former]) => ({ current, former })));
    }
  return copied;
}
