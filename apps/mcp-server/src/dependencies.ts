import { createAccess, createApiKeyCache } from '@marquee/access';
import { createToolCache, createTotals } from '@marquee/agent-tools';
import { createLinkWrapper } from '@marquee/clicks';
import {
  createApiKeyRepository,
  createArticleRepository,
  createArtistRepository,
  createLeaderboardRepository,
  createCityNameRepository,
  createCityRepository,
  createCountRepository,
  createDemandReportRepository,
  createDemandRepository,
  createEventRepository,
  createNameRepository,
  createSearchRepository,
  createSlugRepository,
  createSubscriberRepository,
  createTourRepository,
  createVenueRepository,
  type Database,
} from '@marquee/database';
import {
  connectQuota,
  connectHealth,
  connectLoadShedder,
  connectServerDatabase,
  createLogger,
  createTelemetry,
  logFailure,
  toDomainError,
  watchServer,
  watchChanges,
} from '@marquee/http';
import { createEmailHasher, createOutbox } from '@marquee/mail';
import { createLeaderboardCache } from '@marquee/operations';
import { createForecasts } from '@marquee/planner';
import { createNarrator } from '@marquee/planner/narrator';
import type { Config } from './config.ts';

/** The required settings; tests use the defaults of the others. */
export type DependencySettings = Pick<Config, 'databaseUrl' | 'logLevel' | 'addresses' | 'mcpUrl'> &
  Partial<Omit<Config, 'host' | 'port' | 'portSetting'>> & { now?: () => Date; deadlineMs?: number };

// eslint-disable-next-line max-lines-per-function -- one list of everything
export function connectDependencies(config: DependencySettings) {
  const { hashSecret = '', quotaSchedule = 'A', now = () => new Date(), deadlineMs } = config;
  const logger = createLogger('mcp-server', config.logLevel);
  const database = connectServerDatabase('marquee-mcp-server', config, logger);
  const telemetry = config.adminPort === undefined ? null : createTelemetry('mcp-server');
  const { quota, closeQuota, countersConnected } = connectQuota(config.redisUrl, logger);
  const toolCache = connectToolCache(config);
  if (telemetry) watchServer(telemetry, { database, quota, responseCache: toolCache });
  const apiKeys = createApiKeyCache({ find: createApiKeyRepository(database).findHolder });
  const stopWatching = watchChanges({
    url: config.databaseDirectUrl ?? config.databaseUrl,
    onKeyChange: apiKeys.invalidate,
    onCatalogueChange: toolCache?.invalidate,
  });
  return {
    ...repositoriesOn(database),
    logger,
    telemetry,
    report: (error: unknown) => {
      logFailure(logger, { thrown: error, error: toDomainError(error), subject: 'call' });
    },
    addresses: config.addresses,
    mcpUrl: config.mcpUrl,
    allowedOrigins: config.allowedOrigins ?? [],
    trustProxy: config.trustProxy,
    now,
    quota,
    countersConnected,
    access: createAccess({ quota, findKey: apiKeys.find, schedule: quotaSchedule, secret: hashSecret }),
    toolCache,
    totals: createTotals(),
    outbox: createOutbox({ hashSecret }),
    emailHasher: createEmailHasher(hashSecret),
    ...plannerFor(config, now),
    ...connectHealth(database, logger),
    ...connectLoadShedder({ database, logger, telemetry, deadlineMs }),
    databaseState: database.state,
    deadlineMs,
    [Symbol.asyncDispose]: async () => {
      closeQuota();
      await stopWatching();
      await database.close();
    },
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

/** Returns null if the cache has no memory: tests change the catalogue without a notification. */
const connectToolCache = ({ answerCacheMb = 0 }: DependencySettings) =>
  answerCacheMb > 0 ? createToolCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;

function plannerFor({ affiliates = [], weatherUrl, narrator }: DependencySettings, now: () => Date) {
  const wrap = createLinkWrapper(affiliates);
  return {
    forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
    narrator: narrator ? createNarrator({ ...narrator, now }) : null,
    wrapLink: (url: string) => wrap(new URL(url)).url,
  };
}

const repositoriesOn = (database: Database) => ({
  articles: createArticleRepository(database),
  artists: createArtistRepository(database),
  cities: createCityRepository(database),
  cityNames: createCityNameRepository(database),
  counts: createCountRepository(database),
  demand: createDemandRepository(database),
  demandReports: createDemandReportRepository(database),
  findBoard: createLeaderboardCache(createLeaderboardRepository(database)),
  events: createEventRepository(database),
  names: createNameRepository(database),
  search: createSearchRepository(database),
  slugs: createSlugRepository(database),
  subscribers: createSubscriberRepository(database),
  tours: createTourRepository(database),
  venues: createVenueRepository(database),
});
