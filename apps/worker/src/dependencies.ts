import { join } from 'node:path';
import { connectDatabase } from '@marquee/database';
import type { Telemetry } from '@marquee/http';
import { connectBasics } from '@marquee/http/server';
import { createMailSender, createOutbox, createSecretCipher, openTransport } from '@marquee/mail';
import { createPlaceFinder } from '@marquee/operations';
import { openPictureStore } from '@marquee/operations/pictures';
import { createFetcher } from '@marquee/sources/fetch';
import type { Config } from './config.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import { createQueues } from './jobs.ts';
import { createLimitedProcesses } from './limited/limited-processes.ts';
import { createRenderer } from './limited/render-limited.ts';
import { createSourceReader } from './limited/source-reader.ts';
import { MAX_IMAGE_BYTES } from './pictures/read-image.ts';
import { createPurger } from './purging/send-purge.ts';
import { createJobRunner } from './queue/index.ts';
import { registerMetrics } from './register-metrics.ts';
import { createWebhookSender } from './webhooks/send-webhook.ts';

export function connectDependencies(config: Omit<Config, 'host' | 'port' | 'portSetting'>) {
  const basics = connectBasics('worker', config, () => connectWorkerDatabase(config));
  const { database, logger, telemetry } = basics;
  const transport = openTransport(config);
  const mailSender = createMailSender({
    ...config,
    ...basics,
    transport,
    from: config.mailFrom,
  });
  const outbox = createOutbox(config);
  const countFeedRun = telemetry ? createFeedRunCounter(telemetry) : () => undefined;
  const { addresses, hashSecrets } = config;
  const webhooks = createWebhookServices(config, basics);
  const { snapshotsFolder } = config;
  const services = {
    snapshotsFolder,
    addresses,
    hashSecrets,
    logger,
    database,
    mailSender,
    outbox,
    countFeedRun,
    ...webhooks,
  };
  const processes = createLimitedProcesses({ logger });
  const jobDeps = {
    ...basics,
    ...feedSettings(config),
    sourceReader: createSourceReader({ database, databaseUrl: sessionUrl(config), processes }),
    renderPicture: createRenderer(processes),
    ...pictureServices(config),
    purge: config.purge && createPurger(config.purge),
    stream: config.stream,
    exportStore: config.exportStore,
    ...services,
  };
  const jobs = createJobRunner({
    database,
    queues: createQueues(jobDeps),
    log: (level, fields, event) => {
      logger[level](fields, event);
    },
  });

  if (telemetry) registerMetrics(telemetry, { ...config, ...basics });

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

// The job queue and ingest need a session, which a pooler may not provide.
const sessionUrl = (config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): string =>
  config.databaseDirectUrl ?? config.databaseUrl;

const connectWorkerDatabase = (
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize'>,
) =>
  connectDatabase({
    url: sessionUrl(config),
    name: 'marquee-worker',
    poolSize: config.databasePoolSize,
    // Jobs wait for a connection rather than fail.
    connectTimeoutMs: 10_000,
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

const feedSettings = ({
  sourcesFile,
  registryFolder,
  sourceAccess,
  allowPrivateWebhooks,
  dataFolder,
}: Pick<
  Config,
  'sourcesFile' | 'registryFolder' | 'sourceAccess' | 'allowPrivateWebhooks' | 'dataFolder'
>) => ({
  sourcesFile,
  registryFolder,
  sourceAccess,
  calendarAccess: {
    ...sourceAccess,
    keys: {},
    allowPrivate: sourceAccess.allowPrivate && allowPrivateWebhooks,
  },
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
    hashSecrets,
    allowPrivateWebhooks,
    sourceAccess,
  }: Pick<Config, 'hashSecrets' | 'allowPrivateWebhooks' | 'sourceAccess'>,
  repositories: ReturnType<typeof connectBasics>,
) {
  const now = () => new Date();
  return {
    now,
    places: createPlaceFinder(repositories.placeNames, { ...repositories, now }),
    sendWebhook: createWebhookSender({
      allowPrivate: allowPrivateWebhooks,
      contact: sourceAccess.contact,
    }),
    webhookSecrets: createSecretCipher(hashSecrets),
  };
}
