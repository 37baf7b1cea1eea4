import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { storeClicksSql, type Click } from './store-clicks-sql.ts';

export type { Click } from './store-clicks-sql.ts';

const ADDRESS_RETENTION_DAYS = 30;

export function createClickRepository({ query }: Pick<Database, 'query'>) {
  /**
   * Stores and counts new clicks in one statement. Idempotent. A click on an event is marked as repeated if the same address clicked less
   * than an hour before. A time in the future is replaced by the database's time.
   */
  async function store(clicks: Click[]): Promise<void> {
    const { text, values } = storeClicksSql(clicks);
    await query({ name: 'store_clicks', text, values });
  }

  /** Erases address hashes after the retention period and returns their number. */
  async function eraseAddresses(): Promise<number> {
    const rows = await query(sql`
      UPDATE click SET address_hash = NULL
      WHERE address_hash IS NOT NULL AND clicked_at < now() - make_interval(days => ${ADDRESS_RETENTION_DAYS}) RETURNING id`);
    return rows.length;
  }
  return { store, eraseAddresses };
}
export type ClickRepository = ReturnType<typeof createClickRepository>;
