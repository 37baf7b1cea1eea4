import type {
  ArticleRepository,
  LeaderboardRepository,
  ChangeRepository,
  ClickRepository,
  Database,
  DigestRepository,
  EventRepository,
  FeedStateRepository,
  JobRepository,
  MailRepository,
  NotificationRepository,
  RevisionRepository,
  SavedSearchRepository,
  PictureRepository,
  MaintenanceRepository,
} from '@marquee/database';
import type { createLogger } from '@marquee/http';
import type { MailSender, Outbox } from '@marquee/mail';
import type { Addresses, DeliverWebhookDeps } from '@marquee/operations';
import type { PictureStore } from '@marquee/pictures';
import type { FetchAddress } from '@marquee/sources/fetch';
import type { SourceAccess } from '@marquee/sources/settings';

export type FeedRunResult = 'read' | 'not_modified' | 'failed';

/** The dependencies of the jobs. */
export interface JobDeps extends Pick<
  DeliverWebhookDeps,
  | 'findFormerlyMatching'
  | 'findMatchingEvents'
  | 'names'
  | 'places'
  | 'now'
  | 'sendWebhook'
  | 'webhookDeliveries'
  | 'webhookSecrets'
  | 'webhookTraffic'
> {
  logger: ReturnType<typeof createLogger>;
  /** For ingest, which opens its own connections. */
  database: Database;
  articles: Pick<ArticleRepository, 'findSourceArticleIds'>;
  boards: Pick<LeaderboardRepository, 'refresh'>;
  changes: ChangeRepository;
  revisions: RevisionRepository;
  clicks: Pick<ClickRepository, 'eraseAddresses'>;
  digests: Pick<DigestRepository, 'sendDue'>;
  /** The events of round-ups, webhooks and snapshots. */
  events: Pick<EventRepository, 'list' | 'findAll' | 'listAfterId'>;
  /** The base of links in round-ups. */
  addresses: Addresses;
  jobQueue: JobRepository;
  /** Counts an ingest run of a feed. */
  countFeedRun: (source: string, result: FeedRunResult) => void;
  mails: Pick<MailRepository, 'backlog' | 'cleanUp'>;
  mailSender: MailSender;
  notices: Pick<NotificationRepository, 'processChanges' | 'notifyBacklog'>;
  outbox: Pick<Outbox, 'enqueue'>;
  upkeep: Pick<MaintenanceRepository, 'cleanUp'>;
  savedSearches: Pick<SavedSearchRepository, 'listDue' | 'advance'>;
  pictures: PictureRepository;
  pictureStore: PictureStore;
  /** Fetches images under the rules for feeds. */
  fetchImage: FetchAddress;
  snapshotsFolder: string;
  feedStates: FeedStateRepository;
  /** Path of sources.json. */
  sourcesFile: string;
  /** Folder of the registry of feeds. */
  registryFolder: string;
  /** Limits and API keys for reading sources. */
  sourceAccess: SourceAccess;
  /** Folder for the HTTP validators of feeds. */
  versionsFolder: string;
}
