import { answerDecided } from '@marquee/operations';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/** Answers decided reports of addresses that had got their mails of the day. */
export const answerReports = (
  deps: Pick<JobDeps, 'logger' | 'now' | 'outbox' | 'reportAnswers'>,
): Job => ({
  schedule: '23 * * * *',
  run: async () => {
    const mails = await answerDecided(deps);
    if (mails > 0) deps.logger.info({ mails }, 'reports.answered');
  },
});
