import { createAccess, createApiKeyCache } from '@marquee/access';
import {
  createApiKeyRepository,
  createArtistRepository,
  createCityRepository,
  createDemandReportRepository,
  createDemandRepository,
  createEventRepository,
  createNameRepository,
  createSubscriberRepository,
  createTourRepository,
  type Database,
} from '@marquee/database';
import {
  connectQuota,
  connectHealth,
  connectLoadShedder,
  connectServerDatabase,
  createLogger,
  createTelemetry,
  connectResponseCache,
  watchServer,
  watchChanges,
} from '@marquee/http';
import { createEmailHasher, createOutbox } from '@marquee/mail';
import type { Config } from './config.ts';
import { readAssets } from './scripts/assets.ts';

/** The settings of the dependencies. Optional ones have a default for tests. */
export type DependencySettings = Pick<Config, 'databaseUrl' | 'logLevel' | 'addresses'> &
  Partial<Omit<Config, 'host' | 'port' | 'portSetting'>> & { now?: () => Date; deadlineMs?: number };

export function connectDependencies(config: DependencySettings) {
  const { hashSecret = '', quotaSchedule = 'A', now = () => new Date(), deadlineMs } = config;
  const logger = createLogger('widgets', config.logLevel);
  const database = connectServerDatabase('marquee-widgets', config, logger);
  const telemetry = config.adminPort === undefined ? null : createTelemetry('widgets');
  const { quota, closeQuota, countersConnected } = connectQuota(config.redisUrl, logger);
  const apiKeys = createApiKeyCache({ find: createApiKeyRepository(database).findHolder });
  const answers = connectResponseCache(config);
  const stopWatching = watchChanges({
    url: config.databaseDirectUrl ?? config.databaseUrl,
    onKeyChange: apiKeys.invalidate,
    onCatalogueChange: answers?.invalidate,
  });
  if (telemetry) watchServer(telemetry, { database, quota, responseCache: answers });
  const close = async () => {
    closeQuota();
    await stopWatching();
    await database.close();
  };
  return {
    ...repositoriesOn(database),
    answers,
    assets: readAssets(),
    logger,
    telemetry,
    addresses: config.addresses,
    trustProxy: config.trustProxy,
    now,
    quota,
    countersConnected,
    access: createAccess({ quota, findKey: apiKeys.find, schedule: quotaSchedule, secret: hashSecret }),
    emailHasher: createEmailHasher(hashSecret),
    outbox: createOutbox({ hashSecret }),
    ...connectHealth(database, logger),
    ...connectLoadShedder({ database, logger, telemetry, deadlineMs }),
    databaseState: database.state,
    deadlineMs,
    [Symbol.asyncDispose]: close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

const repositoriesOn = (database: Database) => ({
  artists: createArtistRepository(database),
  cities: createCityRepository(database),
  demand: createDemandRepository(database),
  demandReports: createDemandReportRepository(database),
  events: createEventRepository(database),
  names: createNameRepository(database),
  subscribers: createSubscriberRepository(database),
  tours: createTourRepository(database),
});
