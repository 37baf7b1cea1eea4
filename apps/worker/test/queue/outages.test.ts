import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createJobRunner } from '../../src/queue/job-runner.ts';
import { connectLater, createRunners } from './create-runners.ts';

// While the table is missing, statements of the queue fail as in an outage.
const BREAK = 'ALTER TABLE graphile_worker._private_jobs RENAME TO unavailable';
const REPAIR = 'ALTER TABLE graphile_worker.unavailable RENAME TO _private_jobs';
const LOCK_AS_THE_RUNNING_WORKER = `
  WITH worker AS (SELECT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL),
    queue AS (UPDATE graphile_worker._private_job_queues SET locked_by = worker.id, locked_at = now() FROM worker)
  UPDATE graphile_worker._private_jobs SET locked_by = worker.id, locked_at = now(), attempts = 1, run_at = now()
  FROM worker WHERE locked_by IS NULL`;
const forever = () => new Promise<void>(() => undefined);

let runners: Awaited<ReturnType<typeof createRunners>>;
beforeEach(async () => {
  runners = await createRunners();
});
afterEach(() => runners[Symbol.asyncDispose]());

describe('a job runner in an outage', () => {
  it('continues after connections to the database were lost', async () => {
    let runs = 0;
    const runner = runners.run({ note: { run: async () => void (runs += 1) } });
    await waitFor(runner.isWorking);
    await runners.add('note');
    await waitFor(() => runs === 1);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    for (let times = 0; times < 3; times++) {
      await runners.execute(cut).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await waitFor(() =>
      runners.add('note').then(
        () => true,
        () => false,
      ),
    );
    await waitFor(() => runs >= 2);
    await waitFor(runner.isWorking);
  });

  it('runs a job again if its completion could not be stored', async () => {
    let runs = 0;
    runners.run({
      note: {
        run: async () => {
          runs++;
          if (runs > 1) return;
          await runners.execute(BREAK);
          setTimeout(() => void runners.execute(REPAIR), 500);
        },
      },
    });
    await runners.add('note');
    await waitFor(async () => runs === 2 && (await runners.waitingJobs()) === 0);
  });

  it('runs jobs again if they ended one after the other and no completion could be stored', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const run = () =>
      ++runs > 4 ? Promise.resolve() : new Promise<void>((resolve) => ends.push(resolve));
    const runner = runners.run({ note: { run } }, { concurrency: 4 });
    for (let count = 0; count < 4; count++) await runners.add('note');
    await waitFor(() => ends.length === 4);
    await runners.execute(BREAK);
    const failures = () =>
      runners.messages.filter((message) => message.startsWith('Failed to complete jobs')).length;
    for (const [index, end] of ends.slice(0, 3).entries()) {
      end();
      await waitFor(() => failures() > index);
    }
    expect(runner.isWorking()).toBe(false);
    ends[3]?.();
    await runners.execute(REPAIR);
    // the last completion may be stored
    await waitFor(async () => runs >= 7 && (await runners.waitingJobs()) === 0);
    expect(runner.isWorking()).toBe(true);
  });

  it('retries the jobs of a crashed worker but not those of a running one', async () => {
    const lockByDeadWorker = `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '1 minute', attempts = 1`;
    await runners.add('note');
    await runners.execute(lockByDeadWorker);
    let runs = 0;
    const longJobReleases: (() => void)[] = [];
    runners.run({
      note: { run: async () => void (runs += 1) },
      long: { run: () => new Promise<void>((resolve) => longJobReleases.push(resolve)) },
    });
    runners.run({ other: { run: forever } });
    await waitFor(() => runs === 1);
    await runners.add('long');
    await waitFor(() => longJobReleases.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // both runners check several times
    expect(longJobReleases).toHaveLength(1);
    expect(runners.logged).toContain('jobs.taken_back');
    for (const release of longJobReleases) release();
  });

  it('takes the jobs of a killed worker within 15 seconds', async () => {
    await runners.add('note');
    await runners.execute(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now(), attempts = 1`,
    );
    const ran = Promise.withResolvers<undefined>();
    const jobs = {
      note: {
        run: () => {
          ran.resolve(undefined);
          return Promise.resolve();
        },
      },
    };
    const queues = [{ concurrency: 1, jobs }];
    const startedAt = Date.now();
    const runner = createJobRunner({ database: runners.database, queues, log: () => undefined });
    runner.start();
    await ran.promise;
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    await runner.stop();
  });

  it('runs a job that it locked if the response with this job was lost', async () => {
    let runs = 0;
    const long = Promise.withResolvers<undefined>();
    runners.run(
      { note: { run: async () => void (runs += 1) }, long: { run: () => long.promise } },
      { concurrency: 2 },
    );
    await runners.add('long');
    await waitFor(async () => (await runners.lockedJobs()) === 1);
    await runners.execute(
      `SELECT graphile_worker.add_job('note', queue_name => 'notes', run_at => now() + interval '1 h')`,
    );
    await runners.execute(LOCK_AS_THE_RUNNING_WORKER);
    await waitFor(() => runs === 1);
    await waitFor(async () => (await runners.waitingJobs()) === 1);
    long.resolve(undefined);
  });

  it('starts when the database becomes available', async () => {
    await using later = connectLater(runners);
    const runner = runners.run({ note: { run: async () => undefined } }, { on: later });
    await waitFor(() => runners.logged.includes('jobs.interrupted'));
    expect(runner.isWorking()).toBe(false);
    await later.create();
    await waitFor(runner.isWorking);
    await runner.stop();
  });
});
