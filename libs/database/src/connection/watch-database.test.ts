import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { createTestDatabase } from '../testing.ts';
import { watchDatabase } from './watch-database.ts';

describe('watchDatabase', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let notifications = 0;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    database = await createTestDatabase();
    notifications = 0;
    stop = watchDatabase(database.url, { catalogue: () => notifications++ });
    await reach(1); // the initial call with null
  });
  afterEach(async () => {
    await stop();
    await database[Symbol.asyncDispose]();
  });

  async function reach(count: number): Promise<void> {
    while (notifications < count) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const notify = () => database.query(sql`SELECT pg_notify('catalogue', '1')`);

  it('calls the watcher after each commit', async () => {
    await notify();
    await reach(2);
    await notify();
    await reach(3);
  });

  it('does not call the watcher for a transaction that is rolled back', async () => {
    await database
      .transaction(async (query) => {
        await query(sql`SELECT pg_notify('catalogue', '1')`);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await notify();
    await reach(2);
    expect(notifications).toBe(2);
  });

  it('reconnects after a lost connection and calls the watcher', async () => {
    await database.query(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'marquee-watch%' AND datname = current_database()`,
    );
    await reach(2);
    await notify();
    await reach(3);
  });

  it.each([0, 1, 2, 5, 20])('can be stopped %i ms after the start', async (ms) => {
    const stopSoon = watchDatabase(database.url, { catalogue: () => undefined });
    await new Promise((resolve) => (ms === 0 ? resolve(null) : setTimeout(resolve, ms)));
    await stopSoon();
  });

  it('stops while the database cannot be reached', async () => {
    const stopUnreachable = watchDatabase('postgresql://nobody@127.0.0.1:1/none', {
      catalogue: () => notifications++,
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stopUnreachable();
    expect(notifications).toBe(1);
  });
});
