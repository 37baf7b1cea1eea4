import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { until } from './testing/until.ts';

async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

async function checkpointerOf(url: string): Promise<number> {
  const [row] = await ask<{ pid: number }>(url, `SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'`);
  return row?.pid ?? 0;
}

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-postgres-'));
    await chmod(folder, 0o755); // as root, PostgreSQL runs as the user postgres, which must pass
  });
  afterAll(async () => {
    await (await findEmbeddedPostgres(folder))?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('waits for one that is slow to stop, and finding one starts none', async () => {
    const first = await startEmbeddedPostgres({ folder });
    const checkpointer = await checkpointerOf(first.url('postgres'));
    process.kill(checkpointer, 'SIGSTOP'); // its last checkpoint, as if the disk were slow
    first.tellToStop();
    const answers = () => ask(first.url('postgres'), 'SELECT').then(Boolean, () => false);
    await until(async () => !(await answers()));
    const second = startEmbeddedPostgres({ folder });
    await pause(1000);
    process.kill(checkpointer, 'SIGCONT');
    const { url, wasRunning, tellToStop } = await second;
    expect(wasRunning).toBe(false);
    expect(await ask(url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    tellToStop();
    await until(async () => (await findEmbeddedPostgres(folder)) === null);
    await pause(1000);
    expect(await findEmbeddedPostgres(folder)).toBeNull();
  }, 120_000);
});
