import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connectDatabase, type Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { waitFor } from '@marquee/testing/wait-for';
import { createJobRunner, type Job, type JobRunner } from './index.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let runners: JobRunner[];
let told: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  runners = [];
  told = [];
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await database[Symbol.asyncDispose]();
});

function run(jobs: Record<string, Job>, others: Record<string, Job> = {}, on: Database = database): JobRunner {
  const lanes = [
    { concurrency: 1, jobs },
    ...(Object.keys(others).length > 0 ? [{ concurrency: 1, jobs: others }] : []),
  ];
  const log = (_level: string, _fields: object, event: string) => told.push(event);
  const times = { beatMs: 100, abandonedAfterMs: 300, firstRetryMs: 100, longestRetryMs: 200 };
  const runner = createJobRunner({ database: on, lanes, log, times });
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

describe('the job runner', () => {
  it('runs a job as soon as the transaction that added it commits, and none that was rolled back', async () => {
    const ran: unknown[] = [];
    const runner = run({ note: { run: async (payload) => void ran.push(payload) } });
    await waitFor(runner.isWorking);
    await database
      .transaction(async (query) => {
        await add('note', query);
        throw new Error('no');
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

  it('is told of jobs, and does not wait for its next look, which would come after two seconds', async () => {
    let hasRun = false;
    const runner = run({ note: { run: async () => void (hasRun = true) } });
    await waitFor(runner.isWorking);
    let quickestMs = Infinity;
    for (let turn = 0; turn < 10 && quickestMs > 1_000; turn++) {
      hasRun = false;
      const addedAt = Date.now();
      await add('note');
      await waitFor(() => hasRun);
      quickestMs = Math.min(quickestMs, Date.now() - addedAt);
    }
    expect(quickestMs).toBeLessThan(1_000); // the machine may be busy in some turns
  });

  it('goes on in one lane while another hangs', async () => {
    let hasRun = false;
    const { promise: hanging, resolve: release } = Promise.withResolvers<undefined>();
    run({ hang: { run: async () => hanging } }, { note: { run: async () => void (hasRun = true) } });
    await add('hang');
    await waitFor(async () => (await lockedJobs()) === 1);
    await add('note');
    await waitFor(() => hasRun);
    release(undefined);
  });

  it('tries a failed job again, and tells it of its last attempt', async () => {
    const attempts: boolean[] = [];
    run({
      fail: {
        run: async (_payload, { isLast }) => {
          attempts.push(isLast);
          throw new Error('not today');
        },
      },
    });
    await database.query({ text: `SELECT graphile_worker.add_job('fail', max_attempts => 2)`, values: [] });
    await waitFor(() => attempts.length === 2);
    expect(attempts).toEqual([false, true]);
  });

  it('waits for a database that goes away, and goes on when it is back', async () => {
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

  it('ends a job whose completion fell into an outage once more, not the process', async () => {
    let runs = 0;
    const block = 'ALTER TABLE graphile_worker._private_jobs RENAME TO away';
    const back = 'ALTER TABLE graphile_worker.away RENAME TO _private_jobs';
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

  it('takes up the jobs of a worker that died, and leaves those of the living', async () => {
    const died = `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '1 minute', attempts = 1`;
    await add('note');
    await database.query({ text: died, values: [] });
    let runs = 0;
    const releasesOfLong: (() => void)[] = [];
    run({
      note: {
        run: async () => {
          runs++;
        },
      },
      long: { run: () => new Promise<void>((resolve) => releasesOfLong.push(resolve)) },
    });
    run({ other: { run: forever } });
    await waitFor(() => runs === 1);
    await add('long');
    await waitFor(() => releasesOfLong.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // the other one looks several times
    expect(releasesOfLong).toHaveLength(1);
    expect(told).toContain('jobs.taken_back');
    for (const release of releasesOfLong) release();
  });

  it('lets two runners share the jobs, each done once', async () => {
    const done: number[] = [];
    const begun = new Set<number>();
    const job = (who: number): Record<string, Job> => ({
      note: {
        run: async () => {
          await waitFor(() => begun.add(who).size === 2); // a quick runner would do all of them alone
          done.push(who);
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

  it('finishes what is under way when it is stopped, and begins nothing more', async () => {
    let [begun, ended] = [0, 0];
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const runner = run({
      note: {
        run: async () => {
          begun++;
          await released;
          ended++;
        },
      },
    });
    await add('note');
    await add('note');
    await waitFor(() => begun === 1);
    setTimeout(release, 0, undefined);
    await runner.stop();
    expect([begun, ended]).toEqual([1, 1]);
    expect(await waitingJobs()).toBe(1);
    expect(await lockedJobs()).toBe(0);
  });

  it('waits no longer than ten seconds, and gives back what is not done', async () => {
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

  it('begins once the database is there', async () => {
    const name = `${new URL(database.url).pathname.slice(1)}_later`;
    await using later = {
      ...connectDatabase({ url: database.url.replace(/[^/]+$/, name), name }),
      [Symbol.asyncDispose]: async () => {
        await later.close();
        await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      },
    };
    const runner = run({ note: { run: async () => undefined } }, {}, later);
    await waitFor(() => told.includes('jobs.interrupted'));
    expect(runner.isWorking()).toBe(false);
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template_marquee`);
    await waitFor(runner.isWorking);
    await runner.stop();
  });
});
