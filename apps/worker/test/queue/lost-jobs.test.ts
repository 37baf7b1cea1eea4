import { describe, expect, it } from '@jest/globals';
import { createJobLocks } from '@marquee/database';
import { createRunners } from './create-runners.ts';

const lockBy = (worker: string) => `
  WITH queue AS (UPDATE graphile_worker._private_job_queues SET locked_by = '${worker}', locked_at = now())
  UPDATE graphile_worker._private_jobs SET locked_by = '${worker}', locked_at = now() - interval '1 minute', attempts = attempts + 1`;

describe('a job that a worker does not run', () => {
  it('is unlocked, but not if another worker has locked it meanwhile', async () => {
    await using runners = await createRunners();
    await runners.execute(`SELECT graphile_worker.add_job('note', queue_name => 'notes')`);
    const { findLocked, unlock } = createJobLocks(runners.database);
    await runners.execute(lockBy('one'));
    const found = await findLocked(['one'], 1_000);
    await runners.execute(lockBy('other'));
    await unlock(found);
    const queues = () =>
      runners.execute('SELECT locked_by FROM graphile_worker._private_job_queues');
    expect([await runners.lockedJobs(), await queues()]).toEqual([1, [{ locked_by: 'other' }]]);
    await unlock(await findLocked(['other'], 1_000));
    expect([await runners.lockedJobs(), await queues()]).toEqual([0, [{ locked_by: null }]]);
  });
});
