import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';

/** Somebody followed an event to its tickets. */
export interface Click {
  /** UUIDv7; also what the partner is told. */
  id: string;
  event_id: string;
  /** Of the affiliates file, else the seller's host. */
  partner: string;
  /** An instant. */
  clicked_at: string;
  key_id: string | null;
  referring_host: string | null;
  /** Keyed. */
  address_hash: string | null;
}

const ADDRESS_KEPT_DAYS = 30;

export function createClickRepository({ query }: Pick<Database, 'query'>) {
  /** Stores and counts those that are new, in one statement; one that is stored already changes nothing. */
  async function store(clicks: Click[]): Promise<void> {
    const column = <Name extends keyof Click>(name: Name) => clicks.map((click) => click[name]);
    // Of the hours and partners that several processes count into, all take the locks in the same order.
    const { text, values } = sql`
      WITH fresh AS (
        INSERT INTO click (id, event_id, partner, clicked_at, key_id, referring_host, address_hash)
        SELECT * FROM unnest(${column('id')}::uuid[], ${column('event_id')}::uuid[], ${column('partner')}::text[],
          ${column('clicked_at')}::timestamptz[], ${column('key_id')}::uuid[], ${column('referring_host')}::text[],
          ${column('address_hash')}::text[])
        ON CONFLICT (id) DO NOTHING RETURNING partner, clicked_at),
      counted AS (
        SELECT date_trunc('hour', clicked_at, 'UTC') AS hour, partner, count(*)::int AS clicks
        FROM fresh GROUP BY 1, 2 ORDER BY 1, 2)
      INSERT INTO click_hour (hour, partner, clicks) SELECT hour, partner, clicks FROM counted
      ON CONFLICT (hour, partner) DO UPDATE SET clicks = click_hour.clicks + EXCLUDED.clicks`;
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
