import { CACHED_PERIODS_DAYS } from '@marquee/database';
import type { Job } from '@marquee/jobs';
import type { JobDeps } from './job-deps.ts';

/** So that none is older than a minute when it is answered. */
const PAUSE_S = 25;

/** Counts the boards of leaders that many ask for. Each run adds the next; the schedule begins anew where that was lost. */
export const keepBoards = ({ boards, jobQueue }: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async () => {
    for (const days of CACHED_PERIODS_DAYS) await boards.refresh(days);
    await jobQueue.add({ task: 'keep_boards', key: 'keep_boards', inSeconds: PAUSE_S });
  },
});
