// Daily digests while the worker is killed repeatedly: none is lost, and only mails in flight are
// sent twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { SMTPServer } from 'smtp-server';
import { waitFor, createTestWorker } from '../apps/worker/test/create-test-worker.ts';
import { buildBundles } from './docker/run-alone.ts';
import { buildEvent } from './helpers/demand-fixture.ts';

const SUBSCRIBERS = Number(process.env['DIGEST_SUBSCRIBERS'] ?? 50_000);
const KILLS = Number(process.env['DIGEST_KILLS'] ?? 20);
const HANDS = 5;
const MAX_MEMORY_MB = 200;
/** Of everything: the number of digests per second depends on the machine. */
const TIMEOUT_MS = 3_600_000;
// As in the image: objects are short-lived, and V8 otherwise uses all available memory.
const FRUGAL = ['--optimize-for-size', '--max-semi-space-size=2'];

/** An SMTP server that counts the mails of each recipient. */
async function countingSmtp() {
  const mails = new Map<string, number>();
  let last = performance.now();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      text(stream).then(
        () => {
          for (const { address } of envelope.rcptTo)
            mails.set(address, (mails.get(address) ?? 0) + 1);
          last = performance.now();
          done();
        },
        () => undefined, // its sender was killed
      );
    },
  });
  server.on('error', () => undefined); // a killed client
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${String(port)}`,
    lastAt: () => last,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function startWorker(main: string, environment: Record<string, string>) {
  const worker = spawn(process.execPath, [...FRUGAL, ...TSX_LOADER, main], {
    env: { ...process.env, ...environment, WORKER_PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(worker, 'exit');
  return {
    /** Returns the peak memory in MB. */
    memoryMb: async () => {
      const status = await readFile(`/proc/${String(worker.pid)}/status`, 'utf8').catch(() => '');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
    },
    end: async (signal: NodeJS.Signals) => {
      worker.kill(signal);
      await exited;
    },
  };
}

async function sendDigests(): Promise<void> {
  await using bundles = await buildBundles();
  const main = join(bundles.dist, 'apps/worker/main.js');
  const smtp = await countingSmtp();
  await using world = await createTestWorker({ SMTP_URL: smtp.url });
  const events = ['Berlin', 'Munich', 'Los Angeles', 'São Paulo'].flatMap((city) =>
    Array.from({ length: 25 }, () => ({
      ...buildEvent({ venue_name: 'A hall' }),
      city,
      country: null,
    })),
  );
  await ingest(world.database, { source: { name: 'test' }, records: events });
  await world.rows(`
    UPDATE event SET created_at = created_at - interval '1 hour';
    INSERT INTO subscriber (id, email, email_key, confirmed_at, frequency, city_id, told_until, next_digest_at)
    SELECT gen_random_uuid(), n || '@example.com', n || '@example.com', now(), 'daily', (array_agg(c.id))[1 + n % count(c.id)],
      now() - interval '1 day', now()
    FROM generate_series(1, ${String(SUBSCRIBERS)}) n, (SELECT DISTINCT city_id AS id FROM event WHERE city_id IS NOT NULL) c GROUP BY n`);
  await world.rows(`SELECT graphile_worker.add_job('send_digests')`);

  const startedAt = performance.now();
  let mostMemoryMb = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const worker = startWorker(main, world.environment);
    const before = smtp.mails.size;
    const gone = () =>
      smtp.mails.size > before + Math.random() * (SUBSCRIBERS / KILLS / 2) ||
      smtp.mails.size === SUBSCRIBERS;
    await waitFor(gone, TIMEOUT_MS);
    mostMemoryMb = Math.max(mostMemoryMb, await worker.memoryMb());
    await worker.end('SIGKILL');
    // Simulates the minute after which the jobs of a dead worker are released.
    await world.rows(
      `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'`,
    );
    await world.rows(
      `UPDATE graphile_worker._private_job_queues SET locked_at = locked_at - interval '1 minute'`,
    );
  }
  const worker = startWorker(main, world.environment);
  await waitFor(() => smtp.mails.size === SUBSCRIBERS, TIMEOUT_MS);
  await waitFor(
    async () =>
      (await world.rows('SELECT 1 FROM mail WHERE content IS NOT NULL LIMIT 1')).length === 0,
    TIMEOUT_MS,
  );
  await setTimeout(1_000);
  mostMemoryMb = Math.max(mostMemoryMb, await worker.memoryMb());
  await worker.end('SIGTERM');

  const twice = [...smtp.mails.values()].reduce((sum, count) => sum + count - 1, 0);
  const seconds = (smtp.lastAt() - startedAt) / 1000;
  console.log(
    `${String(twice)} came twice; ${seconds.toFixed(0)} s; the worker had ${mostMemoryMb.toFixed(0)} MB at most`,
  );
  expect(await world.rows('SELECT 1 FROM mail WHERE sent_at IS NULL')).toEqual([]);
  expect(twice).toBeLessThanOrEqual(KILLS * HANDS);
  expect(mostMemoryMb).toBeLessThanOrEqual(MAX_MEMORY_MB);
  await smtp.close();
}

it(`${String(SUBSCRIBERS)} digests with ${String(KILLS)} kills`, sendDigests, TIMEOUT_MS);
