import type { Database, Repositories } from '@marquee/database';
import type { createLogger } from '@marquee/http';
import type { StreamSettings } from '@marquee/http/settings';
import type { MailSender, Outbox, Secrets } from '@marquee/mail';
import type { Addresses, DeliverWebhookDeps } from '@marquee/operations';
import type { FileStoreSettings, PictureStore } from '@marquee/operations/pictures';
import type { FetchAddress } from '@marquee/sources/fetch';
import type { SourceAccess } from '@marquee/sources/settings';
import type { RenderPicture } from '../limited/render-limited.ts';
import type { SourceReader } from '../limited/source-reader.ts';
import type { Purger } from '../purging/send-purge.ts';

export type FeedRunResult = 'read' | 'not_modified' | 'failed';

/** The dependencies of the jobs. */
export interface JobDeps
  extends
    Repositories,
    Pick<DeliverWebhookDeps, 'places' | 'now' | 'sendWebhook' | 'webhookSecrets'> {
  logger: ReturnType<typeof createLogger>;
  /** For ingest, which opens its own connections. */
  database: Database;
  hashSecrets: Secrets;
  /** The base of links in round-ups. */
  addresses: Addresses;
  /** Counts an ingest run of a feed. */
  countFeedRun: (source: string, result: FeedRunResult) => void;
  mailSender: MailSender;
  outbox: Pick<Outbox, 'enqueue'>;
  pictureStore: PictureStore;
  /** Fetches images under the rules for feeds. */
  fetchImage: FetchAddress;
  renderPicture: RenderPicture;
  /** Null if no cache is configured. */
  purge: Purger | null;
  /** Null if changes are not published. */
  stream: StreamSettings | null;
  /** Null if days are not exported. */
  exportStore: FileStoreSettings | null;
  snapshotsFolder: string;
  /** Like `sourceAccess`, without the keys of the operator: strangers name the addresses. */
  calendarAccess: SourceAccess;
  sourceReader: SourceReader;
  /** Path of sources.json. */
  sourcesFile: string;
  /** Folder of the registry of feeds. */
  registryFolder: string;
  /** Limits and API keys for reading sources. */
  sourceAccess: SourceAccess;
  /** Folder for the HTTP validators of feeds. */
  versionsFolder: string;
}
