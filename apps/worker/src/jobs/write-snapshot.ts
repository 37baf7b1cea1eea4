import type { Job } from '../queue/index.ts';
import { findNewestSnapshot } from '../snapshots/snapshot-ids.ts';
import { isSnapshotDue } from '../snapshots/snapshot-schedule.ts';
import type { JobDeps } from './job-deps.ts';

/** Writes a snapshot of the catalogue if one is due. */
export const writeSnapshotJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  exclusive: true, // a run removes the unfinished folders of others
  run: async (_payload, { signal }) => {
    const newestAt = await findNewestSnapshot(deps.snapshotsFolder);
    const changedAt = await findLastChange(deps);
    if (!isSnapshotDue({ newestAt, changedAt }, deps.now())) return;
    // loads the Parquet writer
    const { writeSnapshot } = await import('../snapshots/write-snapshot.ts');
    const listSources = async () =>
      (await deps.sources.list()).map(({ name, title, url, licence, attribution }) => {
        return { name, title, url, licence, attribution };
      });
    const { id, events } = await writeSnapshot({ ...deps, listSources }, signal);
    deps.logger.info({ snapshot: id, events }, 'snapshot.written');
  },
});

async function findLastChange({ changes }: Pick<JobDeps, 'changes'>): Promise<Date | null> {
  const newest = await changes.newest();
  const [change] = newest > 0 ? await changes.findByNumbers([newest]) : [];
  return change?.changed_at ?? null;
}
