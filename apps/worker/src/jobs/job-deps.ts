import type {
  BoardRepository,
  ChangeRepository,
  ClickRepository,
  Database,
  DigestRepository,
  JobRepository,
  MailRepository,
  NoticeRepository,
  UpkeepRepository,
} from '@marquee/database';
import type { createLogger } from '@marquee/http';
import type { MailSender, Outbox } from '@marquee/mail';

/** What the worker's jobs are made of. */
export interface JobDeps {
  logger: ReturnType<typeof createLogger>;
  /** For ingest, which opens connections of its own. */
  database: Database;
  boards: Pick<BoardRepository, 'refresh'>;
  changes: Pick<ChangeRepository, 'prune'>;
  clicks: Pick<ClickRepository, 'forgetAddresses'>;
  digests: Pick<DigestRepository, 'tellDue'>;
  jobQueue: Pick<JobRepository, 'add'>;
  mails: Pick<MailRepository, 'cleanUp'>;
  mailSender: MailSender;
  notices: Pick<NoticeRepository, 'followChanges' | 'tellLate'>;
  outbox: Pick<Outbox, 'post'>;
  upkeep: Pick<UpkeepRepository, 'cleanUp'>;
  /** sources.json. */
  sourcesFile: string;
}
