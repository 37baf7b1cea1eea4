import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { createTestDatabase } from './testing.ts';
import { watchDatabase } from './watch-database.ts';

describe('watching the catalogue', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let heard = 0;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    database = await createTestDatabase();
    heard = 0;
    stop = watchDatabase(database.url, { catalogue: () => heard++ });
    await until(1); // it begins with not knowing what was before
  });
  afterEach(async () => {
    await stop();
    await database[Symbol.asyncDispose]();
  });

  async function until(count: number): Promise<void> {
    while (heard < count) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const notify = () => database.query(sql`SELECT pg_notify('catalogue', '1')`);

  it('hears each commit', async () => {
    await notify();
    await until(2);
    await notify();
    await until(3);
  });

  it('hears nothing of what is taken back', async () => {
    await database
      .transaction(async (query) => {
        await query(sql`SELECT pg_notify('catalogue', '1')`);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await notify();
    await until(2);
    expect(heard).toBe(2);
  });

  it('comes back when its connection is lost, and takes it for a change', async () => {
    await database.query(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'marquee-watch' AND datname = current_database()`,
    );
    await until(2);
    await notify();
    await until(3);
  });

  it.each([0, 1, 2, 5, 20])('stops %i ms after it began', async (ms) => {
    const stopSoon = watchDatabase(database.url, { catalogue: () => undefined });
    await new Promise((resolve) => (ms === 0 ? resolve(null) : setTimeout(resolve, ms)));
    await stopSoon();
  });

  it('stops at once, also while the database cannot be reached', async () => {
    const away = watchDatabase('postgresql://nobody@127.0.0.1:1/none', { catalogue: () => heard++ });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await away();
    expect(heard).toBe(1);
  });
});
