import { previewCalendar } from './calendars/preview-calendar.ts';
import { readTable } from './calendars/read-table.ts';
import { removeCalendar } from './calendars/remove-calendar.ts';
import { exportDaysJob } from './exports/export-days-job.ts';
import { answerReports } from './jobs/answer-reports.ts';
import { checkFeeds } from './jobs/check-feeds.ts';
import { checkMailBacklog } from './jobs/check-mail-backlog.ts';
import { cleanUp } from './jobs/clean-up.ts';
import { followRevisionsJob } from './jobs/follow-revisions.ts';
import { groupStoredSeries } from './jobs/group-series.ts';
import { ingestFeed, scheduleFeeds } from './jobs/ingest-feeds.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import { linkStoredOrganizers } from './jobs/link-organizers.ts';
import { notifyNewSubscriberJob, notifySubscribersJob, sendDigestsJob } from './jobs/notify.ts';
import { fetchPicturesJob, findPicturesJob, sweepPicturesJob } from './jobs/pictures.ts';
import { purgeCacheJob } from './jobs/purge-cache.ts';
import { rankEvents } from './jobs/rank-events.ts';
import { reencrypt } from './jobs/reencrypt.ts';
import { refreshLeaderboards } from './jobs/refresh-leaderboards.ts';
import { sendMail } from './jobs/send-mail.ts';
import { sendSavedSearchesJob } from './jobs/send-saved-searches.ts';
import {
  challengeWebhookJob,
  deliverWebhookJob,
  queueWebhooksJob,
  sendWebhookJob,
} from './jobs/webhooks.ts';
import { writeRoundUps } from './jobs/write-round-ups.ts';
import { writeSnapshotJob } from './jobs/write-snapshot.ts';
import type { JobQueue } from './queue/index.ts';
import { publishChangesJob } from './streams/publish-changes.ts';

const createWebhookQueues = (deps: JobDeps): JobQueue[] => [
  // Not in the queue of notifications, whose jobs last long after a large ingest.
  { concurrency: 1, jobs: { queue_webhooks: queueWebhooksJob(deps) } },
  { concurrency: 16, pollIntervalMs: 5_000, jobs: { deliver_webhook: deliverWebhookJob(deps) } },
  // Receivers that failed or were slow, and single messages, which an owner can send to such a
  // receiver.
  {
    concurrency: 16,
    pollIntervalMs: 5_000,
    jobs: { deliver_slow_webhook: deliverWebhookJob(deps), send_webhook: sendWebhookJob(deps) },
  },
  // Receivers that have not agreed, or not accepted a message yet. Anybody can name a slow one.
  {
    concurrency: 16,
    pollIntervalMs: 5_000,
    jobs: {
      challenge_webhook: challengeWebhookJob(deps),
      deliver_first_webhook: deliverWebhookJob(deps),
    },
  },
];

/** The jobs by their name in the queue. Jobs wait only for jobs of the same queue. */
export const createQueues = (deps: JobDeps): JobQueue[] => [
  { concurrency: 5, jobs: { send_mail: sendMail(deps) } },
  {
    concurrency: 2,
    jobs: {
      follow_changes: notifySubscribersJob(deps),
      tell_late: notifyNewSubscriberJob(deps),
      send_digests: sendDigestsJob(deps),
      send_saved_searches: sendSavedSearchesJob(deps),
    },
  },
  // Of each, one runs at a time.
  {
    concurrency: 3,
    jobs: {
      follow_revisions: followRevisionsJob(deps),
      publish_changes: publishChangesJob(deps),
      purge_cache: purgeCacheJob(deps),
    },
  },
  ...createWebhookQueues(deps),
  // Anybody can name a slow address, so previews wait only for each other. Of each account, one
  // runs.
  { concurrency: 4, jobs: { preview_calendar: previewCalendar(deps) } },
  // A feed can take hours. Those of the operator and those of organisers have a place each.
  {
    concurrency: 2,
    pollIntervalMs: 5_000,
    jobs: { read_feed: ingestFeed(deps), read_table: readTable(deps) },
  },
  // Images take seconds each. A second run begins while the first one waits for slow hosts.
  {
    concurrency: 2,
    jobs: {
      fetch_pictures: fetchPicturesJob(deps),
      find_pictures: findPicturesJob(deps),
      sweep_pictures: sweepPicturesJob(deps),
    },
  },
  {
    concurrency: 2,
    jobs: {
      answer_reports: answerReports(deps),
      check_feeds: checkFeeds(deps),
      check_mail_backlog: checkMailBacklog(deps),
      clean_up: cleanUp(deps),
      export_days: exportDaysJob(deps),
      group_series: groupStoredSeries(deps),
      link_organizers: linkStoredOrganizers(deps),
      keep_boards: refreshLeaderboards(deps),
      rank_events: rankEvents(deps),
      reencrypt: reencrypt(deps),
      read_feeds: scheduleFeeds(deps),
      remove_calendar: removeCalendar(deps),
      write_round_ups: writeRoundUps(deps),
      write_snapshot: writeSnapshotJob(deps),
    },
  },
];
