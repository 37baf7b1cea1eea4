import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { storeClicksSql, type Click } from './store-clicks-sql.ts';

export type { Click } from './store-clicks-sql.ts';

const ADDRESS_KEPT_DAYS = 30;

export function createClickRepository({ query }: Pick<Database, 'query'>) {
  /**
   * Stores and counts new clicks in one statement; a click that is already stored changes nothing. A click of an address on an event
   * less than an hour after a counted one is marked as repeated. No click is dated in the future of the database's clock.
   */
  async function store(clicks: Click[]): Promise<void> {
    const { text, values } = storeClicksSql(clicks);
    await query({ name: 'store_clicks', text, values });
  }

  /** Wipes the addresses of clicks that are older than 30 days, and answers how many. */
  async function forgetAddresses(): Promise<number> {
    const rows = await query(sql`
      UPDATE click SET address_hash = NULL
      WHERE address_hash IS NOT NULL AND clicked_at < now() - make_interval(days => ${ADDRESS_KEPT_DAYS}) RETURNING id`);
    return rows.length;
  }
  return { store, forgetAddresses };
}
export type ClickRepository = ReturnType<typeof createClickRepository>;
