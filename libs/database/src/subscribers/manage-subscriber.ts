import type { Category } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { DIGEST_INTERVAL, type DigestWish } from './confirm-address.ts';

/** What a subscriber gets. */
export interface StoredPreferences {
  id: string;
  email: string;
  /** Null: no digest. */
  frequency: DigestWish['frequency'] | null;
  /** Name of the city; null: the whole world. */
  city: string | null;
  country_code: string | null;
  /** Empty: all. */
  categories: Category[];
}

export interface Choice {
  frequency: DigestWish['frequency'] | null;
  cityId: number | null;
  categories: Category[];
}

export function manageSubscribers({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  async function find(id: string): Promise<StoredPreferences | null> {
    const [row] = await query<StoredPreferences>(sql`
      SELECT s.id, s.email, s.frequency, c.name AS city, c.country_code, array_to_json(s.categories) AS categories
      FROM subscriber s LEFT JOIN city c ON c.id = s.city_id WHERE s.id = ${id}::uuid AND s.confirmed_at IS NOT NULL`);
    return row ?? null;
  }

  /** The next digest comes after a whole interval; events since the last one are in it. */
  async function change(id: string, { frequency, cityId, categories }: Choice): Promise<void> {
    await query(sql`
      UPDATE subscriber SET frequency = wanted.frequency, city_id = ${cityId}, categories = ${categories}::category[],
        told_until = CASE WHEN subscriber.frequency IS NULL THEN now() ELSE told_until END,
        next_digest_at = now() + wanted.pause
      FROM (SELECT frequency, CASE WHEN frequency IS NOT NULL THEN ${DIGEST_INTERVAL} END AS pause
        FROM (SELECT ${frequency}::digest_frequency AS frequency) f) wanted
      WHERE id = ${id}::uuid`);
  }

  /** Ends all mails: the subscriber is deleted with all wishes, and what waits to be sent is given up. */
  const remove = (id: string, recipientHash: Buffer): Promise<void> =>
    transaction(async (run) => {
      await run(sql`DELETE FROM subscriber WHERE id = ${id}::uuid`);
      await giveUpMails(run, recipientHash);
    });

  return { find, change, remove };
}

/** Kinds of mail that end with a subscription. */
const SUBSCRIBED = ['confirm_address', 'digest', 'announcement', 'event_change'];

const giveUpMails = (query: Query, recipientHash: Buffer) =>
  query(sql`
    UPDATE mail SET dropped_at = now(), last_error = 'The owner of the address unsubscribed.', recipient = NULL, content = NULL
    WHERE recipient_hash = ${recipientHash} AND kind = ANY(${SUBSCRIBED}::text[]) AND content IS NOT NULL`);
