import { join } from 'node:path';
import {
  connectDatabase,
  createLeaderboardRepository,
  createChangeRepository,
  createClickRepository,
  createDigestRepository,
  createJobRepository,
  createMailRepository,
  createNotificationRepository,
  createMaintenanceRepository,
  type Database,
  type MailRepository,
} from '@marquee/database';
import { connectHealth, createLogger, createTelemetry, type Telemetry, watchPool } from '@marquee/http';
import { countJobs, createJobRunner } from '@marquee/jobs';
import { createMailSender, createOutbox, openTransport } from '@marquee/mail';
import type { Config } from './config.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import { lanesOf } from './jobs.ts';

export function connectDependencies(config: Omit<Config, 'host' | 'port' | 'portSetting'>) {
  const database = connectDatabase({
    url: config.databaseDirectUrl ?? config.databaseUrl, // the job queue needs sessions
    name: 'marquee-worker',
    poolSize: config.databasePoolSize,
  });
  const logger = createLogger('worker', config.logLevel);
  const repositories = repositoriesOn(database);
  const transport = openTransport(config);
  const mailSender = createMailSender({ ...config, ...repositories, transport, from: config.mailFrom });
  const outbox = createOutbox(config);
  const telemetry = config.adminPort === undefined ? null : createTelemetry('worker');
  const countFeedRun = telemetry ? feedRunCounter(telemetry) : () => undefined;
  const jobs = createJobRunner({
    database,
    queues: lanesOf({ ...repositories, ...feedsOf(config), logger, database, mailSender, outbox, countFeedRun }),
    log: (level, fields, event) => {
      logger[level](fields, event);
    },
  });

  if (telemetry) watchWorker(telemetry, { database, mails: repositories.mails });

  async function close() {
    transport.close();
    await database.close();
  }
  return {
    logger,
    telemetry,
    jobs,
    mailTarget: transport.target,
    ...connectHealth(database, logger),
    [Symbol.asyncDispose]: close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

function feedRunCounter({ counter }: Telemetry): JobDeps['countFeedRun'] {
  const runs = counter('feed_runs', 'Runs of feeds by source and result.', ['source', 'result']);
  return (source, result) => {
    runs.inc({ source, result });
  };
}

function watchWorker(
  telemetry: Telemetry,
  { database, mails }: { database: Database; mails: Pick<MailRepository, 'backlog'> },
): void {
  watchPool(telemetry, database);
  telemetry.watch('jobs_waiting', 'Jobs in the queue that are not done.', () => countJobs(database));
  telemetry.watch('mails_waiting', 'Mails that wait to be sent.', async () => (await mails.backlog()).waiting);
  telemetry.watch(
    'mail_oldest_waiting_seconds',
    'Age of the oldest mail that waits to be sent; 0 without any.',
    async () => (await mails.backlog()).oldestS,
  );
}

const feedsOf = ({
  sourcesFile,
  sourceAccess,
  dataFolder,
}: Pick<Config, 'sourcesFile' | 'sourceAccess' | 'dataFolder'>) => ({
  sourcesFile,
  sourceAccess,
  versionsFolder: join(dataFolder, 'feeds'),
});

const repositoriesOn = (database: Database) => ({
  boards: createLeaderboardRepository(database),
  changes: createChangeRepository(database),
  clicks: createClickRepository(database),
  digests: createDigestRepository(database),
  jobQueue: createJobRepository(database),
  mails: createMailRepository(database),
  notices: createNotificationRepository(database),
  upkeep: createMaintenanceRepository(database),
});
