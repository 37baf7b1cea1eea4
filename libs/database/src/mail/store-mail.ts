import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** With the queue's growing pauses (e, e², … up to e¹⁰ seconds) the last attempt comes after some three days. */
const ATTEMPTS = 21;
const DAILY_LIMIT = 3;

export interface NewMail {
  id: string;
  kind: string;
  /** The plain address; wiped once the mail is sent or given up. */
  recipient: string;
  /** Keyed hash of the recipient's mailbox. */
  recipientHash: Buffer;
  /** Whether the address has confirmed. One that has not gets three mails a day (UTC), and none after "never again". */
  confirmed: boolean;
  /** Sealed by the caller. */
  content: Buffer;
}

/**
 * Stores a mail and the job that sends it in the caller's transaction: both stand once it commits, or neither.
 * False: the address may get no more mails, and nothing was stored. Exact however many ask at once.
 */
export async function storeMail(query: Query, mail: NewMail): Promise<boolean> {
  const rows = await query(sql`
    WITH counted AS (
      INSERT INTO mail_day AS seen (recipient_hash, day, mails)
      SELECT ${mail.recipientHash}::bytea, (now() AT TIME ZONE 'UTC')::date, 1
      WHERE NOT ${mail.confirmed}::boolean
        AND NOT EXISTS (SELECT FROM mail_stop WHERE recipient_hash = ${mail.recipientHash}::bytea)
        -- So that those who come too late do not queue for the row's lock; who comes in time is decided below.
        AND NOT EXISTS (
          SELECT FROM mail_day WHERE recipient_hash = ${mail.recipientHash}::bytea
            AND day = (now() AT TIME ZONE 'UTC')::date AND mails >= ${DAILY_LIMIT})
      ON CONFLICT (recipient_hash, day) DO UPDATE SET mails = seen.mails + 1 WHERE seen.mails < ${DAILY_LIMIT}
      RETURNING mails
    ), stored AS (
      INSERT INTO mail (id, kind, recipient, recipient_hash, confirmed, content)
      SELECT ${mail.id}::uuid, ${mail.kind}::text, ${mail.recipient}::text, ${mail.recipientHash}::bytea,
        ${mail.confirmed}::boolean, ${mail.content}::bytea
      WHERE (${mail.confirmed}::boolean OR EXISTS (SELECT FROM counted))
        AND NOT EXISTS (SELECT FROM mail_bounce WHERE recipient_hash = ${mail.recipientHash}::bytea)
      RETURNING id
    )
    SELECT job.id FROM stored,
      graphile_worker.add_job('send_mail', json_build_object('mail_id', stored.id), max_attempts => ${ATTEMPTS}) AS job`);
  return rows.length > 0;
}
