import { createSourceRepository } from '@marquee/database';
import type { Job } from '@marquee/jobs';
import { isSnapshotDue } from '../snapshots/snapshot-schedule.ts';
import type { JobDeps } from './job-deps.ts';

/** Writes a snapshot of the catalogue if one is due. */
export const writeSnapshotJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  exclusive: true, // a run removes the unfinished folders of others
  run: async (_payload, { signal }) => {
    const { writeSnapshot, listSnapshotIds } = await import('../snapshots/write-snapshot.ts'); // loads the Parquet writer
    const [newest] = await listSnapshotIds(deps.snapshotsFolder);
    const newestAt = newest === undefined ? null : toDate(newest);
    const changedAt = await findLastChange(deps);
    if (!isSnapshotDue({ newestAt, changedAt }, deps.now())) return;
    const listSources = async () =>
      (await createSourceRepository(deps.database).list()).map(
        ({ name, title, url, licence, attribution }) => ({
          name,
          title,
          url,
          licence,
          attribution,
        }),
      );
    const { id, events } = await writeSnapshot({ ...deps, listSources }, signal);
    deps.logger.info({ snapshot: id, events }, 'snapshot.written');
  },
});

/** `20261126T023000Z` is the basic form of ISO 8601. */
const toDate = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

async function findLastChange({ changes }: Pick<JobDeps, 'changes'>): Promise<Date | null> {
  const newest = await changes.newest();
  const [change] = newest > 0 ? await changes.findByNumbers([newest]) : [];
  return change?.changed_at ?? null;
}
