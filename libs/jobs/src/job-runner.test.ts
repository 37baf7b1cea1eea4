import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connectDatabase, type Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { waitFor } from '@marquee/testing/wait-for';
import { createJobRunner, type Job, type JobRunner } from './index.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let runners: JobRunner[];
let logged: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  runners = [];
  logged = [];
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await database[Symbol.asyncDispose]();
});

function run(jobs: Record<string, Job>, others: Record<string, Job> = {}, on: Database = database): JobRunner {
  const queues = [
    { concurrency: 1, jobs },
    ...(Object.keys(others).length > 0 ? [{ concurrency: 1, jobs: others }] : []),
  ];
  const log = (_level: string, _fields: object, event: string) => logged.push(event);
  const times = { heartbeatMs: 100, abandonedAfterMs: 300, firstRetryMs: 100, maxRetryMs: 200 };
  const runner = createJobRunner({ database: on, queues, log, times });
  runners.push(runner);
  runner.start();
  return runner;
}

const add = (task: string, query = database.query) =>
  query({ text: `SELECT graphile_worker.add_job($1, '{"n":1}')`, values: [task] });

const lockedJobs = async () =>
  (await database.query({ text: 'SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NOT NULL', values: [] })).length;

const waitingJobs = async () =>
  (await database.query({ text: 'SELECT 1 FROM graphile_worker.jobs', values: [] })).length;
const forever = () => new Promise<void>(() => undefined);

describe('createJobRunner', () => {
  it('runs a job when its transaction commits, and not if it is rolled back', async () => {
    const ran: unknown[] = [];
    const runner = run({ note: { run: async (payload) => void ran.push(payload) } });
    await waitFor(runner.isWorking);
    await database
      .transaction(async (query) => {
        await add('note', query);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.transaction(async (query) => {
      await add('note', query);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(ran).toEqual([]);
    });
    await waitFor(() => ran.length > 0);
    expect(ran).toEqual([{ n: 1 }]);
  });

  it('starts a new job at once instead of at the next poll two seconds later', async () => {
    let hasRun = false;
    const runner = run({ note: { run: async () => void (hasRun = true) } });
    await waitFor(runner.isWorking);
    let fastestMs = Infinity;
    for (let attempt = 0; attempt < 10 && fastestMs > 1_000; attempt++) {
      hasRun = false;
      const addedAt = Date.now();
      await add('note');
      await waitFor(() => hasRun);
      fastestMs = Math.min(fastestMs, Date.now() - addedAt);
    }
    expect(fastestMs).toBeLessThan(1_000); // tolerates a machine that is busy during some attempts
  });

  it('runs jobs of one queue while another queue hangs', async () => {
    let hasRun = false;
    const { promise: hanging, resolve: release } = Promise.withResolvers<undefined>();
    run({ hang: { run: async () => hanging } }, { note: { run: async () => void (hasRun = true) } });
    await add('hang');
    await waitFor(async () => (await lockedJobs()) === 1);
    await add('note');
    await waitFor(() => hasRun);
    release(undefined);
  });

  it('retries a failed job and marks its last attempt', async () => {
    const attempts: boolean[] = [];
    run({
      fail: {
        run: async (_payload, { isLast }) => {
          attempts.push(isLast);
          throw new Error('failed');
        },
      },
    });
    await database.query({ text: `SELECT graphile_worker.add_job('fail', max_attempts => 2)`, values: [] });
    await waitFor(() => attempts.length === 2);
    expect(attempts).toEqual([false, true]);
  });

  it('continues after connections to the database were lost', async () => {
    let runs = 0;
    const runner = run({
      note: {
        run: async () => {
          runs++;
        },
      },
    });
    await waitFor(runner.isWorking);
    await add('note');
    await waitFor(() => runs === 1);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    for (let times = 0; times < 3; times++) {
      await database.query({ text: cut, values: [] }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await waitFor(() =>
      add('note').then(
        () => true,
        () => false,
      ),
    );
    await waitFor(() => runs >= 2);
    await waitFor(runner.isWorking);
  });

  it('runs a job again if an outage prevented its completion', async () => {
    let runs = 0;
    const block = 'ALTER TABLE graphile_worker._private_jobs RENAME TO unavailable';
    const back = 'ALTER TABLE graphile_worker.unavailable RENAME TO _private_jobs';
    run({
      note: {
        run: async () => {
          runs++;
          if (runs > 1) return;
          await database.query({ text: block, values: [] });
          setTimeout(() => void database.query({ text: back, values: [] }), 500);
        },
      },
    });
    await add('note');
    await waitFor(async () => runs === 2 && (await waitingJobs()) === 0);
  });

  it('retries the jobs of a crashed worker but not those of a running one', async () => {
    const lockByDeadWorker = `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '1 minute', attempts = 1`;
    await add('note');
    await database.query({ text: lockByDeadWorker, values: [] });
    let runs = 0;
    const longJobReleases: (() => void)[] = [];
    run({
      note: {
        run: async () => {
          runs++;
        },
      },
      long: { run: () => new Promise<void>((resolve) => longJobReleases.push(resolve)) },
    });
    run({ other: { run: forever } });
    await waitFor(() => runs === 1);
    await add('long');
    await waitFor(() => longJobReleases.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // the other runner checks several times
    expect(longJobReleases).toHaveLength(1);
    expect(logged).toContain('jobs.taken_back');
    for (const release of longJobReleases) release();
  });

  it('runs each job once when two runners share the queue', async () => {
    const done: number[] = [];
    const started = new Set<number>();
    const job = (runner: number): Record<string, Job> => ({
      note: {
        run: async () => {
          await waitFor(() => started.add(runner).size === 2); // otherwise a fast runner could take all jobs
          done.push(runner);
        },
      },
    });
    run(job(1));
    run(job(2));
    for (let count = 0; count < 60; count++) await add('note');
    await waitFor(async () => done.length >= 60 && (await waitingJobs()) === 0);
    expect(done).toHaveLength(60);
    expect(new Set(done).size).toBe(2);
  });

  it('finishes the running job on stop and starts no other', async () => {
    let [started, ended] = [0, 0];
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const runner = run({
      note: {
        run: async () => {
          started++;
          await released;
          ended++;
        },
      },
    });
    await add('note');
    await add('note');
    await waitFor(() => started === 1);
    setTimeout(release, 0, undefined);
    await runner.stop();
    expect([started, ended]).toEqual([1, 1]);
    expect(await waitingJobs()).toBe(1);
    expect(await lockedJobs()).toBe(0);
  });

  it('returns an unfinished job to the queue ten seconds after stop', async () => {
    const signals: AbortSignal[] = [];
    const runner = run({
      hang: {
        run: (_payload, { signal }) => {
          signals.push(signal);
          return forever();
        },
      },
    });
    await add('hang');
    await waitFor(() => signals.length === 1);
    await runner.stop();
    expect(signals[0]?.aborted).toBe(true);
    expect(await lockedJobs()).toBe(0);
    expect(await waitingJobs()).toBe(1);
  });

  it('starts when the database becomes available', async () => {
    const name = `${new URL(database.url).pathname.slice(1)}_later`;
    await using later = {
      ...connectDatabase({ url: database.url.replace(/[^/]+$/, name), name }),
      [Symbol.asyncDispose]: async () => {
        await later.close();
        await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      },
    };
    const runner = run({ note: { run: async () => undefined } }, {}, later);
    await waitFor(() => logged.includes('jobs.interrupted'));
    expect(runner.isWorking()).toBe(false);
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template_marquee`);
    await waitFor(runner.isWorking);
    await runner.stop();
  });
});
