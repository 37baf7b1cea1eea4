import {
  createBackupRepository,
  createJobRepository,
  type ChangeRepository,
  type Database,
  type MailRepository,
} from '@marquee/database';
import type { Telemetry } from '@marquee/http';
import { countFailedJobs, countJobs } from './queue/index.ts';
import { findNewestSnapshot } from './snapshots/snapshot-ids.ts';

interface Monitored {
  database: Database;
  mails: Pick<MailRepository, 'backlog'>;
  changes: Pick<ChangeRepository, 'newest'>;
  snapshotsFolder: string;
}

/** Adds the metrics that only the worker has. */
export function registerMetrics(
  { watch }: Telemetry,
  { database, mails, ...snapshots }: Monitored,
): void {
  watch('jobs_waiting', 'Unfinished jobs in the queue.', () => countJobs(database));
  watch('jobs_failed', 'Jobs that failed in their last attempt.', () => countFailedJobs(database));
  watch(
    'webhook_oldest_waiting_seconds',
    'For how long the oldest message to a receiver is due; 0 if none is.',
    () => createJobRepository(database).findOldestDueS(WEBHOOK_TASKS),
  );
  watch('mails_waiting', 'Unsent mails.', async () => (await mails.backlog()).waiting);
  watch(
    'mail_oldest_waiting_seconds',
    'Age of the oldest unsent mail; 0 if there is none.',
    async () => (await mails.backlog()).oldestS,
  );
  watch(
    'snapshot_age_seconds',
    'Since the newest snapshot began; infinite without one, 0 while the catalogue is empty.',
    () => snapshotAge(snapshots),
  );
  watch('backup_age_seconds', 'Since the newest recorded backup; none without one.', async () => {
    const newest = await createBackupRepository(database).newest();
    return newest ? secondsSince(newest) : {};
  });
}

const WEBHOOK_TASKS = [
  'deliver_webhook',
  'deliver_slow_webhook',
  'deliver_first_webhook',
  'send_webhook',
];

async function snapshotAge({
  changes,
  snapshotsFolder,
}: Pick<Monitored, 'changes' | 'snapshotsFolder'>): Promise<number> {
  const newest = await findNewestSnapshot(snapshotsFolder);
  if (newest) return secondsSince(newest);
  return (await changes.newest()) > 0 ? Infinity : 0;
}

const secondsSince = (date: Date): number => (Date.now() - date.getTime()) / 1000;
