import type { Database } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import { inBatches } from '../statements/in-batches.ts';
import { storeClicksSql, type Click } from './store-clicks-sql.ts';

export type { Click } from './store-clicks-sql.ts';

const ADDRESS_RETENTION_MS = 30 * 86_400_000;

export function createClickRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  /**
   * Stores and counts new clicks in one statement. Idempotent. A click on an event is marked as
   * repeated if the same address clicked less than an hour before. A time in the future is replaced
   * by the database's time.
   */
  async function store(clicks: Click[]): Promise<void> {
    await query(prepared('store_clicks', storeClicksSql(clicks)));
  }

  /** Erases address hashes after the retention period and returns their number. */
  async function eraseAddresses(): Promise<number> {
    const clickedAt = { lt: new Date(Date.now() - ADDRESS_RETENTION_MS) };
    const where = { addressHash: { not: null }, clickedAt };
    return inBatches(
      async (limit) =>
        (await prisma.click.updateMany({ where, data: { addressHash: null }, limit })).count,
    );
  }
  return { store, eraseAddresses };
}
export type ClickRepository = ReturnType<typeof createClickRepository>;
