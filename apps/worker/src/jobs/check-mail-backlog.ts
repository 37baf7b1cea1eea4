import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const MAX_AGE_S = 600;

/**
 * Logs a warning while a mail waits longer than ten minutes: the mail server refuses or is
 * unavailable.
 */
export const checkMailBacklog = ({ logger, mails }: Pick<JobDeps, 'logger' | 'mails'>): Job => ({
  schedule: '* * * * *',
  run: async () => {
    const { waiting, oldestS } = await mails.backlog();
    if (oldestS > MAX_AGE_S)
      logger.warn({ waiting, oldest_s: Math.round(oldestS) }, 'mail.backlog');
  },
});
