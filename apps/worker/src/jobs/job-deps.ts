import type {
  LeaderboardRepository,
  ChangeRepository,
  ClickRepository,
  Database,
  DigestRepository,
  JobRepository,
  MailRepository,
  NotificationRepository,
  MaintenanceRepository,
} from '@marquee/database';
import type { createLogger } from '@marquee/http';
import type { SourceAccess } from '@marquee/ingest/settings';
import type { MailSender, Outbox } from '@marquee/mail';

export type FeedRunResult = 'read' | 'not_modified' | 'failed';

/** What the worker's jobs are made of. */
export interface JobDeps {
  logger: ReturnType<typeof createLogger>;
  /** For ingest, which opens connections of its own. */
  database: Database;
  boards: Pick<LeaderboardRepository, 'refresh'>;
  changes: Pick<ChangeRepository, 'prune'>;
  clicks: Pick<ClickRepository, 'eraseAddresses'>;
  digests: Pick<DigestRepository, 'sendDue'>;
  jobQueue: Pick<JobRepository, 'add'>;
  /** Counts a run of a feed by its result. */
  countFeedRun: (source: string, result: FeedRunResult) => void;
  mails: Pick<MailRepository, 'backlog' | 'cleanUp'>;
  mailSender: MailSender;
  notices: Pick<NotificationRepository, 'processChanges' | 'notifyBacklog'>;
  outbox: Pick<Outbox, 'enqueue'>;
  upkeep: Pick<MaintenanceRepository, 'cleanUp'>;
  /** sources.json. */
  sourcesFile: string;
  /** What reading feeds may do, and with which keys. */
  sourceAccess: SourceAccess;
  /** Where versions of feeds are kept. */
  versionsFolder: string;
}
