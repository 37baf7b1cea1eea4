import type { JobQueue } from '@marquee/jobs';
import { checkMailBacklog } from './jobs/check-mail-backlog.ts';
import { cleanUp } from './jobs/clean-up.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import { followChanges, sendDigestsDue, tellLateJob } from './jobs/notify.ts';
import { readFeed, readFeeds } from './jobs/read-feeds.ts';
import { keepBoards } from './jobs/refresh-leaderboards.ts';
import { sendMail } from './jobs/send-mail.ts';

/** What the worker does, by the names under which jobs are added. Jobs of one lane wait for each other only. */
export const lanesOf = (deps: JobDeps): JobQueue[] => [
  { concurrency: 5, jobs: { send_mail: sendMail(deps) } },
  {
    concurrency: 2,
    jobs: { follow_changes: followChanges(deps), tell_late: tellLateJob(deps), send_digests: sendDigestsDue(deps) },
  },
  {
    concurrency: 2,
    jobs: {
      check_mail_backlog: checkMailBacklog(deps),
      clean_up: cleanUp(deps),
      keep_boards: keepBoards(deps),
      read_feeds: readFeeds(deps),
      read_feed: readFeed(deps),
    },
  },
];
