import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const CHANGE_RETENTION_MS = 90 * 86_400_000;

/** Deletes data whose retention period is over. */
export const cleanUp = ({ logger, mails, changes, clickStore, maintenance }: JobDeps): Job => ({
  schedule: '17 3 * * *',
  run: async () => {
    const deleted = {
      mails: await mails.cleanUp(),
      addresses: await clickStore.eraseAddresses(),
      changes: await changes.prune(new Date(Date.now() - CHANGE_RETENTION_MS)),
      ...(await maintenance.cleanUp()),
    };
    logger.info(deleted, 'clean_up.done');
  },
});
