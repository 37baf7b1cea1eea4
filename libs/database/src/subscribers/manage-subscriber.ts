import type { Category } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { DIGEST_INTERVAL, type DigestSettings } from './confirm-address.ts';

export interface StoredPreferences {
  id: string;
  email: string;
  frequency: DigestSettings['frequency'] | null;
  /** Name of the city; null means all cities. */
  city: string | null;
  country_code: string | null;
  categories: Category[];
}

export interface NewPreferences {
  frequency: DigestSettings['frequency'] | null;
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

  /** Schedules the next digest after a full interval. It contains the events since the last one. */
  async function change(id: string, { frequency, cityId, categories }: NewPreferences): Promise<void> {
    await query(sql`
      UPDATE subscriber SET frequency = changed.frequency, city_id = ${cityId}, categories = ${categories}::category[],
        told_until = CASE WHEN subscriber.frequency IS NULL THEN now() ELSE told_until END,
        next_digest_at = now() + changed.digest_interval
      FROM (SELECT frequency, CASE WHEN frequency IS NOT NULL THEN ${DIGEST_INTERVAL} END AS digest_interval
        FROM (SELECT ${frequency}::digest_frequency AS frequency) f) changed
      WHERE id = ${id}::uuid`);
  }

  /** Deletes the subscriber with all requests, and drops the mails that are not sent yet. */
  const remove = (id: string, recipientHash: Buffer): Promise<void> =>
    transaction(async (run) => {
      await run(sql`DELETE FROM subscriber WHERE id = ${id}::uuid`);
      await dropMails(run, recipientHash);
    });

  return { find, change, remove };
}

const SUBSCRIPTION_MAILS = ['confirm_address', 'digest', 'announcement', 'event_change'];

const dropMails = (query: Query, recipientHash: Buffer) =>
  query(sql`
    UPDATE mail SET dropped_at = now(), last_error = 'The owner of the address unsubscribed.', recipient = NULL, content = NULL
    WHERE recipient_hash = ${recipientHash} AND kind = ANY(${SUBSCRIPTION_MAILS}::text[]) AND content IS NOT NULL`);
