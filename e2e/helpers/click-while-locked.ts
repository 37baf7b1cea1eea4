import { startAppProcess } from '@marquee/testing/app-process';
import pg from 'pg';
import { clickAsBrowser } from './person-data.ts';

interface ClickOptions {
  settings: Record<'DATABASE_URL' | 'MARQUEE_DATA', string>;
  slug: string;
}

/**
 * Leaves one click in the journal of an API: the database does not accept it, and the API is killed
 * before it does.
 */
export async function clickWhileLocked({ settings, slug }: ClickOptions): Promise<void> {
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    await using api = await startAppProcess('api', { settings });
    await client.query('BEGIN; LOCK TABLE click IN ACCESS EXCLUSIVE MODE');
    await clickAsBrowser(api.address, slug);
    api.signal('SIGKILL');
    await api.ended;
    // A statement that still waits for the lock would store the click.
    await client.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`);
    await client.query('ROLLBACK');
  } finally {
    await client.end();
  }
}
