// SQL because Prisma cannot express it: the daily limit is an upsert with a condition, and the job
// is added in the same statement.
import sql from 'sql-template-tag';
import type { Query } from '../connection/statement.ts';

/**
 * With the queue's exponential delays (up to e¹⁰ s) the last attempt is made after about three
 * days.
 */
const ATTEMPTS = 21;
const DAILY_LIMIT = 3;
/** Priority of mails for which no one waits. */
const LATER = 10;

export interface NewMail {
  id: string;
  kind: string;
  /** Erased when the mail is sent or given up. */
  recipient: string;
  /** With each secret; the first is stored, all are compared with marks. */
  recipientHashes: [Buffer, ...Buffer[]];
  /**
   * Unconfirmed addresses receive at most three mails a day (UTC), and none after they blocked
   * mails.
   */
  confirmed: boolean;
  /** Encrypted. */
  content: Buffer;
  /** Keyed hashes for the daily limit. Different spellings of one mailbox share it. */
  limitHashes: [Buffer, ...Buffer[]];
  /**
   * Sends nothing but costs the same, so that response times do not reveal whether a mail is sent.
   */
  isSilent: boolean;
  /** No one waits for it, such as a digest: other mails are sent first. */
  canWait: boolean;
}

/**
 * Stores a mail and its job in the caller's transaction. Returns false if no mail will be sent: the
 * address is over its limit, the recipient turned off this kind, or the mail is silent. An
 * unconfirmed address then costs the same writes: a mail that is dropped at once, and a job without
 * work. Limits are exact under concurrency.
 */
export async function storeMail(query: Query, mail: NewMail): Promise<boolean> {
  const { recipientHashes, limitHashes } = mail;
  const [recipientHash] = recipientHashes;
  const [row] = await query<{ is_sent: boolean }>(sql`
    WITH counted AS (
      INSERT INTO mail_day AS seen (recipient_hash, day, mails)
      SELECT ${limitHashes[0]}::bytea, (now() AT TIME ZONE 'UTC')::date, ${mail.isSilent ? 0 : 1}
      WHERE NOT ${mail.confirmed}::boolean
        AND NOT EXISTS (SELECT FROM mail_stop WHERE recipient_hash = ANY (${recipientHashes}::bytea[]))
        -- Requests over the limit must not wait for the row lock. The statement below decides exactly.
        AND NOT EXISTS (
          SELECT FROM mail_day WHERE recipient_hash = ANY (${limitHashes}::bytea[])
            AND day = (now() AT TIME ZONE 'UTC')::date AND mails >= ${DAILY_LIMIT})
      ON CONFLICT (recipient_hash, day) DO UPDATE SET mails = seen.mails + excluded.mails WHERE seen.mails < ${DAILY_LIMIT}
      RETURNING mails
    ), decided AS (
      SELECT NOT ${mail.isSilent}::boolean AND (${mail.confirmed}::boolean OR EXISTS (SELECT FROM counted))
        AND NOT EXISTS (
          SELECT FROM mail_opt_out WHERE recipient_hash = ANY (${recipientHashes}::bytea[]) AND kind = ${mail.kind}::text)
        AND NOT EXISTS (SELECT FROM mail_bounce WHERE recipient_hash = ANY (${recipientHashes}::bytea[])) AS is_sent
    ), stored AS (
      INSERT INTO mail (id, kind, recipient, recipient_hash, confirmed, content, dropped_at, last_error)
      SELECT ${mail.id}::uuid, ${mail.kind}::text, CASE WHEN is_sent THEN ${mail.recipient}::text END, ${recipientHash}::bytea,
        ${mail.confirmed}::boolean, CASE WHEN is_sent THEN ${mail.content}::bytea END,
        CASE WHEN NOT is_sent THEN now() END, CASE WHEN NOT is_sent THEN 'not sent: limit, stop or bounce' END
      FROM decided WHERE is_sent OR NOT ${mail.confirmed}::boolean
      RETURNING id, content IS NOT NULL AS is_sent
    )
    SELECT is_sent, job.id FROM stored,
      graphile_worker.add_job('send_mail', json_build_object('mail_id', stored.id), max_attempts => ${ATTEMPTS}, priority => ${mail.canWait ? LATER : 0}) AS job`);
  return row?.is_sent ?? false;
}
