import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import pg from 'pg';
import { buildMail, waitFor, createTestWorker } from '../apps/worker/test/create-test-worker.ts';
import { startSmtp } from '../apps/worker/test/smtp-fixture.ts';

const NOTING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE%mail%sent_at%' AND pid <> pg_backend_pid()`;

/** Locks the mail table against writes of others. */
async function lockOn(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    take: () => client.query('BEGIN; SELECT 1 FROM mail FOR UPDATE'),
    release: () => client.query('ROLLBACK'),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Starts a worker in its own process. */
function startWorker(environment: Record<string, string>) {
  const main = join(import.meta.dirname, '../apps/worker/src/main.ts');
  const worker = spawn(process.execPath, [...TSX_LOADER, main], {
    env: { ...process.env, ...environment, WORKER_PORT: '0' },
  });
  worker.stderr.pipe(process.stderr);
  const exited = once(worker, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    worker.kill(signal);
    return (await exited)[0] as number | null;
  };
  return { end, [Symbol.asyncDispose]: () => end('SIGKILL').then(() => undefined) };
}

it('sends a mail again if the worker is killed between delivery and commit', async () => {
  await using smtp = await startSmtp({ onMessage: holdFirst });
  await using world = await createTestWorker({ SMTP_URL: smtp.url });
  await using lock = await lockOn(world.database.url);
  async function holdFirst() {
    if (smtp.received.length === 1) await lock.take();
  }

  await using first = startWorker(world.environment);
  await world.enqueue(buildMail());
  await waitFor(async () => (await world.rows(NOTING)).length === 1);
  await first.end('SIGKILL');
  for (const { pid } of await world.rows<{ pid: number }>(NOTING))
    await world.rows(`SELECT pg_terminate_backend(${pid})`);
  await lock.release();
  expect(await world.rows('SELECT sent_at, attempts FROM mail')).toEqual([
    { sent_at: null, attempts: 1 },
  ]);

  await world.rows(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'`,
  );
  await using second = startWorker(world.environment);
  await waitFor(
    async () => (await world.rows('SELECT 1 FROM mail WHERE sent_at IS NOT NULL')).length === 1,
    60_000,
  );
  expect(await second.end('SIGTERM')).toBe(0);
  const ids = smtp.received.map(({ mail }) => mail.messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
}, 120_000);
