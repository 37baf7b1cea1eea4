import { join } from 'node:path';
import {
  connectDatabase,
  createArticleRepository,
  createLeaderboardRepository,
  createChangeRepository,
  createRevisionRepository,
  createClickRepository,
  createDigestRepository,
  createEventMatcher,
  createFormerMatcher,
  createEventRepository,
  createFeedStateRepository,
  createJobRepository,
  createMailRepository,
  createNotificationRepository,
  createMaintenanceRepository,
  createNameRepository,
  createPictureRepository,
  createPlaceRepository,
  createSavedSearchRepository,
  createVenueRepository,
  createWebhookDeliveryRepository,
  createWebhookTrafficRepository,
  type Database,
  type MailRepository,
} from '@marquee/database';
import type { Telemetry } from '@marquee/http';
import { countJobs, createJobRunner } from '@marquee/jobs';
import { createMailSender, createOutbox, createSecretCipher, openTransport } from '@marquee/mail';
import { createPlaceFinder } from '@marquee/operations';
import { openPictureStore } from '@marquee/pictures';
import { connectBasics } from '@marquee/server';
import { createFetcher } from '@marquee/sources/fetch';
import type { Config } from './config.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import { createQueues } from './jobs.ts';
import { MAX_IMAGE_BYTES } from './pictures/read-image.ts';
import { createWebhookSender } from './webhooks/send-webhook.ts';

export function connectDependencies(config: Omit<Config, 'host' | 'port' | 'portSetting'>) {
  const basics = connectBasics('worker', config, () => connectWorkerDatabase(config));
  const { database, logger, telemetry } = basics;
  const repositories = createRepositories(database);
  const transport = openTransport(config);
  const mailSender = createMailSender({
    ...config,
    ...repositories,
    transport,
    from: config.mailFrom,
  });
  const outbox = createOutbox(config);
  const countFeedRun = telemetry ? createFeedRunCounter(telemetry) : () => undefined;
  const { addresses } = config;
  const webhooks = createWebhookServices(config, database);
  const { snapshotsFolder } = config;
  const services = {
    snapshotsFolder,
    addresses,
    logger,
    database,
    mailSender,
    outbox,
    countFeedRun,
    ...webhooks,
  };
  const jobDeps = {
    ...repositories,
    ...feedSettings(config),
    ...pictureServices(config),
    ...services,
  };
  const jobs = createJobRunner({
    database,
    queues: createQueues(jobDeps),
    log: (level, fields, event) => {
      logger[level](fields, event);
    },
  });

  if (telemetry) registerMetrics(telemetry, { database, mails: repositories.mails });

  return {
    ...basics,
    addresses: config.addresses,
    jobs,
    mailTarget: transport.target,
    [Symbol.asyncDispose]: async () => {
      transport.close();
      await webhooks.sendWebhook.close();
      await database.close();
    },
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

const connectWorkerDatabase = (
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize'>,
) =>
  connectDatabase({
    url: config.databaseDirectUrl ?? config.databaseUrl, // the job queue needs a session, which a pooler may not provide
    name: 'marquee-worker',
    poolSize: config.databasePoolSize,
  });

function createFeedRunCounter({ counter }: Telemetry): JobDeps['countFeedRun'] {
  const runs = counter('feed_runs', 'Ingest runs of feeds by source and result.', [
    'source',
    'result',
  ]);
  return (source, result) => {
    runs.inc({ source, result });
  };
}

function registerMetrics(
  telemetry: Telemetry,
  { database, mails }: { database: Database; mails: Pick<MailRepository, 'backlog'> },
): void {
  telemetry.watch('jobs_waiting', 'Unfinished jobs in the queue.', () => countJobs(database));
  telemetry.watch('mails_waiting', 'Unsent mails.', async () => (await mails.backlog()).waiting);
  telemetry.watch(
    'mail_oldest_waiting_seconds',
    'Age of the oldest unsent mail; 0 if there is none.',
    async () => (await mails.backlog()).oldestS,
  );
}

const feedSettings = ({
  sourcesFile,
  registryFolder,
  sourceAccess,
  dataFolder,
}: Pick<Config, 'sourcesFile' | 'registryFolder' | 'sourceAccess' | 'dataFolder'>) => ({
  sourcesFile,
  registryFolder,
  sourceAccess,
  versionsFolder: join(dataFolder, 'feeds'),
});

/** The limit of the download is above that of images, so that the reason names images. */
const pictureServices = ({
  pictures,
  sourceAccess,
}: Pick<Config, 'pictures' | 'sourceAccess'>) => ({
  pictureStore: openPictureStore(pictures),
  fetchImage: createFetcher({ ...sourceAccess, maxBytes: MAX_IMAGE_BYTES + 1_000_000 }),
});

function createWebhookServices(
  {
    hashSecret,
    allowPrivateWebhooks,
    sourceAccess,
  }: Pick<Config, 'hashSecret' | 'allowPrivateWebhooks' | 'sourceAccess'>,
  database: Database,
) {
  const now = () => new Date();
  return {
    now,
    findMatchingEvents: createEventMatcher(database),
    findFormerlyMatching: createFormerMatcher(database),
    names: createNameRepository(database),
    places: createPlaceFinder(createPlaceRepository(database), {
      events: createEventRepository(database),
      venues: createVenueRepository(database),
      now,
    }),
    sendWebhook: createWebhookSender({
      allowPrivate: allowPrivateWebhooks,
      contact: sourceAccess.contact,
    }),
    webhookSecrets: createSecretCipher(hashSecret),
  };
}

const createRepositories = (database: Database) => ({
  articles: createArticleRepository(database),
  boards: createLeaderboardRepository(database),
  changes: createChangeRepository(database),
  revisions: createRevisionRepository(database),
  clicks: createClickRepository(database),
  digests: createDigestRepository(database),
  events: createEventRepository(database),
  feedStates: createFeedStateRepository(database),
  jobQueue: createJobRepository(database),
  mails: createMailRepository(database),
  notices: createNotificationRepository(database),
  savedSearches: createSavedSearchRepository(database),
  pictures: createPictureRepository(database),
  upkeep: createMaintenanceRepository(database),
  webhookDeliveries: createWebhookDeliveryRepository(database),
  webhookTraffic: createWebhookTrafficRepository(database),
});
