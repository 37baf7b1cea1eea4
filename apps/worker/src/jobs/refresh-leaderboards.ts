import { CACHED_PERIODS_DAYS } from '@marquee/database';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

// With the duration of a run, a leaderboard is at most one minute old.
const DELAY_S = 25;

/**
 * Recomputes the leaderboards of common periods. Each run adds the next; the schedule adds one if
 * that job was lost.
 */
export const refreshLeaderboards = ({ leaderboards, jobQueue }: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async () => {
    for (const days of CACHED_PERIODS_DAYS) await leaderboards.refresh(days);
    await jobQueue.add({ task: 'keep_boards', key: 'keep_boards', inSeconds: DELAY_S });
  },
});
