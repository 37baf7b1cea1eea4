import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import type { Attempt, Job } from '../../src/queue/index.ts';
import { createRunners } from './create-runners.ts';

let runners: Awaited<ReturnType<typeof createRunners>>;
beforeEach(async () => {
  runners = await createRunners();
});
afterEach(() => runners[Symbol.asyncDispose]());

const forever = () => new Promise<void>(() => undefined);

describe('createJobRunner', () => {
  it('runs a job when its transaction commits, and not if it is rolled back', async () => {
    const ran: unknown[] = [];
    const runner = runners.run({ note: { run: async (payload) => void ran.push(payload) } });
    await waitFor(runner.isWorking);
    await runners.database
      .transaction(async (query) => {
        await runners.add('note', query);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await runners.database.transaction(async (query) => {
      await runners.add('note', query);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(ran).toEqual([]);
    });
    await waitFor(() => ran.length > 0);
    expect(ran).toEqual([{ n: 1 }]);
  });

  it('starts a new job at once instead of at the next poll two seconds later', async () => {
    let hasRun = false;
    const runner = runners.run({ note: { run: async () => void (hasRun = true) } });
    await waitFor(runner.isWorking);
    let fastestMs = Infinity;
    for (let attempt = 0; attempt < 10 && fastestMs > 1_000; attempt++) {
      hasRun = false;
      const addedAt = Date.now();
      await runners.add('note');
      await waitFor(() => hasRun);
      fastestMs = Math.min(fastestMs, Date.now() - addedAt);
    }
    expect(fastestMs).toBeLessThan(1_000); // tolerates a machine that is busy during some attempts
  });

  it('runs the next job of a named queue without waiting for a poll', async () => {
    for (let number = 0; number < 3; number++)
      await runners.execute(`SELECT graphile_worker.add_job('note', queue_name => 'named')`);
    let runs = 0;
    runners.run({ note: { run: async () => void (runs += 1) } }, { pollIntervalMs: 3_600_000 });
    await waitFor(() => runs === 3);
  });

  it('runs jobs of one queue while another queue hangs', async () => {
    let hasRun = false;
    const { promise: hanging, resolve: release } = Promise.withResolvers<undefined>();
    runners.run(
      { hang: { run: async () => hanging } },
      { others: { note: { run: async () => void (hasRun = true) } } },
    );
    await runners.add('hang');
    await waitFor(async () => (await runners.lockedJobs()) === 1);
    await runners.add('note');
    await waitFor(() => hasRun);
    release(undefined);
  });

  it('retries a failed job and marks its last attempt', async () => {
    const attempts: boolean[] = [];
    runners.run({
      fail: {
        run: async (_payload, { isLast }) => {
          attempts.push(isLast);
          throw new Error('failed');
        },
      },
    });
    await runners.execute(`SELECT graphile_worker.add_job('fail', max_attempts => 2)`);
    await waitFor(() => attempts.length === 2);
    expect(attempts).toEqual([false, true]);
  });

  it('runs each job once when two runners share the queue', async () => {
    const done: number[] = [];
    const started = new Set<number>();
    const job = (runner: number): Record<string, Job> => ({
      note: {
        run: async () => {
          // otherwise a fast runner could take all jobs
          await waitFor(() => started.add(runner).size === 2);
          done.push(runner);
        },
      },
    });
    // A late heartbeat of a busy machine must not give a job to the other runner.
    const times = { abandonedAfterMs: 60_000 };
    runners.run(job(1), { times });
    runners.run(job(2), { times });
    for (let count = 0; count < 60; count++) await runners.add('note');
    await waitFor(async () => done.length >= 60 && (await runners.waitingJobs()) === 0);
    expect(done).toHaveLength(60);
    expect(new Set(done).size).toBe(2);
  });

  it('finishes the running job on stop and starts no other', async () => {
    let [started, ended] = [0, 0];
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const runner = runners.run({
      note: {
        run: async () => {
          started++;
          await released;
          ended++;
        },
      },
    });
    await runners.add('note');
    await runners.add('note');
    await waitFor(() => started === 1);
    setTimeout(release, 0, undefined);
    await runner.stop();
    expect([started, ended]).toEqual([1, 1]);
    expect(await runners.waitingJobs()).toBe(1);
    expect(await runners.lockedJobs()).toBe(0);
  });

  it('returns an unfinished job to the queue ten seconds after stop', async () => {
    const signals: AbortSignal[] = [];
    const jobs = {
      hang: {
        run: (_payload: unknown, { signal }: Attempt) => {
          signals.push(signal);
          return forever();
        },
      },
    };
    const runner = runners.run(jobs, { times: { forceAfterMs: 10_000 } });
    await runners.add('hang');
    await waitFor(() => signals.length === 1);
    await runner.stop();
    expect(signals[0]?.aborted).toBe(true);
    expect(await runners.lockedJobs()).toBe(0);
    expect(await runners.waitingJobs()).toBe(1);
  });
});
