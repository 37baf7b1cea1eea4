import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';

const KEPT_DAYS = 30;
const BATCH = 5_000; // a statement that deletes more might outlast its time limit

/** A mail to be sent now. */
export interface DueMail {
  id: string;
  kind: string;
  recipient: string;
  recipientHash: Buffer;
  confirmed: boolean;
  /** Sealed. */
  content: Buffer;
  createdAt: Date;
  /** The owner of the address said "never again" after the mail was stored. */
  isStopped: boolean;
}

export interface MailBacklog {
  waiting: number;
  oldestS: number;
}

export function createMailRepository({ query }: Pick<Database, 'query'>) {
  /** Notes that the mail was sent, and wipes its address and content. */
  async function markSent(id: string): Promise<void> {
    await query(sql`
      UPDATE mail SET sent_at = now(), last_error = NULL, recipient = NULL, content = NULL
      WHERE id = ${id} AND content IS NOT NULL`);
  }

  /** Gives the mail up for that reason, and wipes its address and content. */
  async function markFailed(id: string, reason: string): Promise<void> {
    await query(sql`
      UPDATE mail SET dropped_at = now(), last_error = ${reason}, recipient = NULL, content = NULL
      WHERE id = ${id} AND content IS NOT NULL`);
  }

  /** The mails that wait to be sent, and the age of the oldest one in seconds (0 without any). */
  async function backlog(): Promise<MailBacklog> {
    // The queue holds a job for each of them, and nothing of the mails that were sent.
    const [row] = await query<MailBacklog>(sql`
      SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestS"
      FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'`);
    return row ?? { waiting: 0, oldestS: 0 };
  }

  /** Notes that there is no such mailbox: nothing is sent to it for 90 days. */
  async function bounce(recipientHash: Buffer): Promise<void> {
    await query(sql`
      INSERT INTO mail_bounce (recipient_hash) VALUES (${recipientHash})
      ON CONFLICT (recipient_hash) DO UPDATE SET bounced_at = now()`);
  }

  /** Notes why an attempt failed; there will be another. */
  async function noteFailure(id: string, reason: string): Promise<void> {
    await query(sql`UPDATE mail SET last_error = ${reason} WHERE id = ${id} AND content IS NOT NULL`);
  }

  /** No unconfirmed mail goes to that mailbox any more. Twice is as good as once. */
  async function stop(recipientHash: Buffer): Promise<void> {
    await query(sql`INSERT INTO mail_stop (recipient_hash) VALUES (${recipientHash}) ON CONFLICT DO NOTHING`);
  }

  return {
    backlog,
    take: (id: string) => take(query, id),
    markSent,
    markFailed,
    bounce,
    noteFailure,
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

/** Deletes what is older than 30 days (the counts: than yesterday), and answers how many mails that were. "Never again" stays. */
async function cleanUp(query: Query): Promise<number> {
  let deleted = 0;
  for (let batch = BATCH; batch === BATCH; deleted += batch) {
    const rows = await query(sql`
      DELETE FROM mail WHERE id IN (
        SELECT id FROM mail WHERE created_at < now() - make_interval(days => ${KEPT_DAYS}) LIMIT ${BATCH})
      RETURNING id`);
    batch = rows.length;
  }
  await query(sql`DELETE FROM mail_day WHERE day < (now() AT TIME ZONE 'UTC')::date - 1`);
  return deleted;
}
