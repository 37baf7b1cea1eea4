import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';

const RETENTION_DAYS = 30;
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

export function createMailRepository({ query }: Pick<Database, 'query'>) {
  /** Also erases address and content. */
  async function markSent(id: string): Promise<void> {
    await query(sql`
      UPDATE mail SET sent_at = now(), last_error = NULL, recipient = NULL, content = NULL
      WHERE id = ${id} AND content IS NOT NULL`);
  }

  /** Gives up on the mail, and erases its address and content. */
  async function markFailed(id: string, reason: string): Promise<void> {
    await query(sql`
      UPDATE mail SET dropped_at = now(), last_error = ${reason}, recipient = NULL, content = NULL
      WHERE id = ${id} AND content IS NOT NULL`);
  }

  /** `oldestS` is 0 if no mail is waiting. */
  async function backlog(): Promise<MailBacklog> {
    // The queue contains one job per unsent mail, and none for sent mails.
    const [row] = await query<MailBacklog>(sql`
      SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestS"
      FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'`);
    return row ?? { waiting: 0, oldestS: 0 };
  }

  /** Records that the mailbox does not exist. No mail is sent to it for 90 days. */
  async function bounce(recipientHash: Buffer): Promise<void> {
    await query(sql`
      INSERT INTO mail_bounce (recipient_hash) VALUES (${recipientHash})
      ON CONFLICT (recipient_hash) DO UPDATE SET bounced_at = now()`);
  }

  async function recordFailure(id: string, reason: string): Promise<void> {
    await query(sql`UPDATE mail SET last_error = ${reason} WHERE id = ${id} AND content IS NOT NULL`);
  }

  /** Blocks mails to unconfirmed addresses of the mailbox. Idempotent. */
  async function stop(recipientHash: Buffer): Promise<void> {
    await query(sql`INSERT INTO mail_stop (recipient_hash) VALUES (${recipientHash}) ON CONFLICT DO NOTHING`);
  }

  return {
    backlog,
    take: (id: string) => take(query, id),
    markSent,
    markFailed,
    bounce,
    recordFailure,
    stop,
    cleanUp: () => cleanUp(query),
  };
}
export type MailRepository = ReturnType<typeof createMailRepository>;

/** Counts an attempt and returns the mail to send, or null if it was sent, failed or deleted. */
async function take(query: Query, id: string): Promise<DueMail | null> {
  const [mail] = await query<DueMail>(sql`
    UPDATE mail SET attempts = attempts + 1 WHERE id = ${id} AND content IS NOT NULL
    RETURNING id, kind, recipient, recipient_hash AS "recipientHash", confirmed, content, created_at AS "createdAt",
      EXISTS (SELECT FROM mail_stop WHERE mail_stop.recipient_hash = mail.recipient_hash) AS "isStopped"`);
  return mail ?? null;
}

/** Deletes old mails and returns their number. Also deletes old daily counters, but no blocks of recipients. */
async function cleanUp(query: Query): Promise<number> {
  let deleted = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; deleted += batch) {
    const rows = await query(sql`
      DELETE FROM mail WHERE id IN (
        SELECT id FROM mail WHERE created_at < now() - make_interval(days => ${RETENTION_DAYS}) LIMIT ${BATCH_SIZE})
      RETURNING id`);
    batch = rows.length;
  }
  await query(sql`DELETE FROM mail_day WHERE day < (now() AT TIME ZONE 'UTC')::date - 1`);
  return deleted;
}
