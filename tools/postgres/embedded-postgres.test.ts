import { spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';
import {
  findEmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

async function queryRows<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function findPostmaster(location: string): Promise<number> {
  const file = await readFile(join(location, 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

async function findCheckpointer(url: string): Promise<number> {
  const [row] = await queryRows<{ pid: number }>(
    url,
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'`,
  );
  return row?.pid ?? 0;
}

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-postgres-'));
  });
  afterAll(() => removeEmbeddedPostgres(folder));

  it('waits for a slow shutdown before it starts again', async () => {
    const first = await startEmbeddedPostgres({ folder });
    const checkpointer = await findCheckpointer(first.url('postgres'));
    process.kill(checkpointer, 'SIGSTOP'); // delays the shutdown checkpoint, like a slow disk
    process.kill(await findPostmaster(first.location), 'SIGINT');
    const isServing = () => queryRows(first.url('postgres'), 'SELECT').then(Boolean, () => false);
    await waitFor(async () => !(await isServing()));
    const second = startEmbeddedPostgres({ folder });
    await pause(1000);
    process.kill(checkpointer, 'SIGCONT');
    const { url, wasRunning, location } = await second;
    expect(wasRunning).toBe(false);
    expect(await queryRows(url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    process.kill(await findPostmaster(location), 'SIGINT');
    await waitFor(async () => (await findEmbeddedPostgres(folder)) === null);
    await pause(1000);
    expect(await findEmbeddedPostgres(folder)).toBeNull();
  });

  it('starts after a crash if another program has its former process id', async () => {
    const first = await startEmbeddedPostgres({ folder });
    const pidFile = join(first.location, 'cluster', 'postmaster.pid');
    const stalePidFile = await readFile(pidFile, 'utf8');
    await first.stop();
    const { uid, gid } = await stat(join(first.location, 'cluster'));
    const owner = process.getuid?.() === 0 ? { uid, gid } : {};
    const other = spawn('sleep', ['600'], { ...owner, stdio: 'ignore' });
    try {
      await writeFile(pidFile, stalePidFile.replace(/^\d+/, String(other.pid)));
      if (owner.uid !== undefined) await chown(pidFile, uid, gid);
      const second = await startEmbeddedPostgres({ folder });
      expect(await queryRows(second.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await second.stop();
    } finally {
      other.kill();
    }
  });

  it('recovers at the next start if it could not shut down cleanly', async () => {
    const first = await startEmbeddedPostgres({ folder });
    const postmaster = await findPostmaster(first.location);
    process.kill(postmaster, 'SIGKILL');
    await waitFor(() => !isAlive(postmaster));
    await first.stop();
    expect(await findEmbeddedPostgres(folder)).toBeNull();
    await waitFor(async () => {
      // its processes may still be exiting
      const again = await startEmbeddedPostgres({ folder }).catch(() => null);
      return (
        again !== null && (await queryRows(again.url('postgres'), 'SELECT 1 AS one')).length === 1
      );
    });
  });
});
