import { join } from 'node:path';
import {
  connectDatabase,
  createBoardRepository,
  createChangeRepository,
  createClickRepository,
  createDigestRepository,
  createJobRepository,
  createMailRepository,
  createNoticeRepository,
  createUpkeepRepository,
  type Database,
} from '@marquee/database';
import { createLogger, createTelemetry, watchPool } from '@marquee/http';
import { countJobs, createJobRunner } from '@marquee/jobs';
import { createMailSender, createOutbox, openTransport } from '@marquee/mail';
import type { Config } from './config.ts';
import { lanesOf } from './jobs.ts';

// Each lane listens on a connection of its own, and each of its hands needs one.
const POOL_SIZE = 16;

export function connectDependencies(config: Omit<Config, 'host' | 'port' | 'portSetting'>) {
  const database = connectDatabase({ url: config.databaseUrl, name: 'marquee-worker', poolSize: POOL_SIZE });
  const logger = createLogger('worker', config.logLevel);
  const repositories = repositoriesOn(database);
  const transport = openTransport(config);
  const mailSender = createMailSender({ ...config, ...repositories, transport, from: config.mailFrom });
  const outbox = createOutbox(config);
  const jobs = createJobRunner({
    database,
    lanes: lanesOf({ ...repositories, ...feedsOf(config), logger, database, mailSender, outbox }),
    log: (level, fields, event) => {
      logger[level](fields, event);
    },
  });

  const telemetry = config.adminPort === undefined ? null : createTelemetry('worker');
  if (telemetry) {
    watchPool(telemetry, database);
    telemetry.watch('jobs_waiting', 'Jobs in the queue that are not done.', () => countJobs(database));
  }

  async function close() {
    transport.close();
    await database.close();
  }
  return {
    logger,
    telemetry,
    jobs,
    mailTarget: transport.target,
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

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
  boards: createBoardRepository(database),
  changes: createChangeRepository(database),
  clicks: createClickRepository(database),
  digests: createDigestRepository(database),
  jobQueue: createJobRepository(database),
  mails: createMailRepository(database),
  notices: createNoticeRepository(database),
  upkeep: createUpkeepRepository(database),
});
