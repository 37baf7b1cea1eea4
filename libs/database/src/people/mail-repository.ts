import type { Database } from '../connection/connect.ts';
import { countJobs } from '../jobs/job-queue-sql.ts';
import { toBytes } from '../statements/bytes.ts';
import { daysAgo } from '../statements/utc-days.ts';

const RETENTION_MS = 30 * 86_400_000;
const BATCH_SIZE = 5_000; // limits the duration of each statement

export interface DueMail {
  id: string;
  kind: string;
  recipient: string;
  recipientHash: Buffer;
  confirmed: boolean;
  content: Buffer;
  createdAt: Date;
  /** The recipient blocked all mails after this one was stored. */
  isStopped: boolean;
}

export interface MailBacklog {
  waiting: number;
  oldestS: number;
}

// eslint-disable-next-line max-lines-per-function -- a factory
export function createMailRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  /**
   * Counts an attempt and returns the mail to send, or null if it was sent, failed or deleted. The
   * block of a recipient can be stored under any of the hashes.
   */
  async function take(
    id: string,
    hashesFor: (recipient: string) => Buffer[],
  ): Promise<DueMail | null> {
    const data = { attempts: { increment: 1 } };
    const [mail] = await prisma.mail.updateManyAndReturn({
      where: { id, content: { not: null } },
      data,
    });
    if (!mail?.content || mail.recipient === null) return null;
    const { kind, recipient, recipientHash, confirmed, content, createdAt } = mail;
    const hashes = [recipientHash, ...hashesFor(recipient).map(toBytes)];
    const stops = await prisma.mailBlock.count({ where: { recipientHash: { in: hashes } } });
    return {
      id,
      kind,
      recipient,
      recipientHash: Buffer.from(recipientHash),
      confirmed,
      content: Buffer.from(content),
      createdAt,
      isStopped: stops > 0,
    };
  }

  /** Also erases address and content. */
  const markSent = (id: string): Promise<void> =>
    close(id, { sentAt: new Date(), lastError: null });

  /** Gives up on the mail, and erases its address and content. */
  const markFailed = (id: string, reason: string): Promise<void> =>
    close(id, { droppedAt: new Date(), lastError: reason });

  async function close(
    id: string,
    outcome: { sentAt?: Date; droppedAt?: Date; lastError: string | null },
  ) {
    const data = { ...outcome, recipient: null, content: null };
    await prisma.mail.updateMany({ where: { id, content: { not: null } }, data });
  }

  async function recordFailure(id: string, reason: string): Promise<void> {
    await prisma.mail.updateMany({
      where: { id, content: { not: null } },
      data: { lastError: reason },
    });
  }

  /**
   * The queue contains one job per unsent mail, and none for sent mails. `oldestS` is 0 if no mail
   * is waiting.
   */
  const backlog = (): Promise<MailBacklog> => countJobs(query, 'send_mail');

  /** Records that the mailbox does not exist. No mail is sent to it for 90 days. */
  async function bounce(hash: Buffer): Promise<void> {
    const recipientHash = toBytes(hash);
    const bouncedAt = new Date();
    await prisma.mailBounce.upsert({
      where: { recipientHash },
      create: { recipientHash, bouncedAt },
      update: { bouncedAt },
    });
  }

  /** Blocks all optional mails to the mailbox, and all to its unconfirmed addresses. Idempotent. */
  async function stop(hash: Buffer): Promise<void> {
    await prisma.mailBlock.createMany({
      data: { recipientHash: toBytes(hash) },
      skipDuplicates: true,
    });
  }

  /**
   * Deletes old mails and returns their number. Also deletes old daily counters, but no blocks of
   * recipients.
   */
  async function cleanUp(): Promise<number> {
    const createdAt = { lt: new Date(Date.now() - RETENTION_MS) };
    let deleted = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; deleted += batch)
      batch = (await prisma.mail.deleteMany({ where: { createdAt }, limit: BATCH_SIZE })).count;
    await prisma.mailDay.deleteMany({ where: { day: { lt: daysAgo(1) } } });
    return deleted;
  }

  return { backlog, take, markSent, markFailed, bounce, recordFailure, stop, cleanUp };
}
export type MailRepository = ReturnType<typeof createMailRepository>;
