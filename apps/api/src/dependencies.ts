import { join } from 'node:path';
import { createAccess, createApiKeyCache } from '@marquee/access';
import { createBilling } from '@marquee/billing';
import { createClicks, createLinkWrapper, createTicketFinder } from '@marquee/clicks';
import {
  createAccountRepository,
  createApiKeyRepository,
  createCityRepository,
  createClickRepository,
  createEventRepository,
  createMetricsRepository,
  createMailRepository,
  createNameRepository,
  createPersonRepository,
  createArticleRepository,
  createArtistRepository,
  createChangeRepository,
  createLeaderboardRepository,
  createCountRepository,
  createDemandReportRepository,
  createDemandRepository,
  createSearchRepository,
  createSubscriberRepository,
  createSubscriptionRepository,
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
  connectResponseCache,
  watchChanges,
} from '@marquee/http';
import { createEmailHasher, createOutbox, createSubscriberTokens } from '@marquee/mail';
import { createLeaderboardCache } from '@marquee/operations';
import { createForecasts } from '@marquee/planner';
import { createNarrator } from '@marquee/planner/narrator';
import { createCards, cachedLookup } from '@marquee/social-cards';
import type { Config } from './config.ts';
import { registerMetrics } from './register-metrics.ts';

/** The required settings, and optional ones that have defaults for tests. */
export type DependencySettings = Pick<Config, 'databaseUrl' | 'logLevel' | 'addresses'> &
  Partial<Omit<Config, 'host' | 'port' | 'portSetting'>> & { now?: () => Date; deadlineMs?: number };

// eslint-disable-next-line max-lines-per-function -- one list of all dependencies
export function connectDependencies(config: DependencySettings) {
  const { hashSecret = '', quotaSchedule = 'A', now = () => new Date(), deadlineMs } = config;
  const logger = createLogger('api', config.logLevel);
  const database = connectServerDatabase('marquee-api', config, logger);
  const { quota, closeQuota, countersConnected } = connectQuota(config.redisUrl, logger);
  const { keys, findKey, invalidateKey } = connectKeys(database);
  const responseCache = connectResponseCache(config);
  const stopWatching = watchChanges({
    url: config.databaseDirectUrl ?? config.databaseUrl,
    onKeyChange: invalidateKey,
    onCatalogueChange: responseCache?.invalidate,
  });
  const cards = createCards(join(config.dataFolder ?? '.data', 'cards'));
  const tickets = connectTickets(database, config, logger);
  const telemetry = config.adminPort === undefined ? null : createTelemetry('api');
  if (telemetry) registerMetrics(telemetry, { responseCache, database, cards, clicks: tickets.clicks, quota });
  const close = async () => {
    await Promise.all([tickets.clicks.close(), cards.close()]);
    closeQuota();
    await stopWatching();
    await database.close();
  };
  return {
    ...createRepositories(database),
    responseCache,
    logger,
    telemetry,
    addresses: config.addresses,
    trustProxy: config.trustProxy,
    now,
    quota,
    countersConnected,
    quotaSchedule,
    access: createAccess({
      quota,
      findKey,
      schedule: quotaSchedule,
      secret: hashSecret,
      sellsPlans: Boolean(config.billing),
    }),
    keys,
    invalidateKey,
    ...createMailDependencies(hashSecret),
    billing: config.billing ? createBilling(config.billing) : null,
    ...connectPlanner(config, now),
    ...tickets,
    cards,
    findCardEvent: cachedLookup(createEventRepository(database).findForFeed),
    ...connectHealth(database, logger),
    ...connectLoadShedder({ database, logger, telemetry, deadlineMs }),
    databaseState: database.state,
    deadlineMs,
    [Symbol.asyncDispose]: close,
  };
}

const createRepositories = (database: Database) => ({
  accounts: createAccountRepository(database),
  articles: createArticleRepository(database),
  artists: createArtistRepository(database),
  changes: createChangeRepository(database),
  cities: createCityRepository(database),
  counts: createCountRepository(database),
  demand: createDemandRepository(database),
  demandReports: createDemandReportRepository(database),
  findBoard: createLeaderboardCache(createLeaderboardRepository(database)),
  events: createEventRepository(database),
  metrics: createMetricsRepository(database),
  mails: createMailRepository(database),
  names: createNameRepository(database),
  persons: createPersonRepository(database),
  search: createSearchRepository(database),
  subscribers: createSubscriberRepository(database),
  subscriptions: createSubscriptionRepository(database),
  tours: createTourRepository(database),
  venues: createVenueRepository(database),
});

function connectKeys(database: Database) {
  const keys = createApiKeyRepository(database);
  const { find: findKey, invalidate: invalidateKey } = createApiKeyCache({ find: keys.findHolder });
  return { keys, findKey, invalidateKey };
}

const createMailDependencies = (hashSecret: string) => ({
  outbox: createOutbox({ hashSecret }),
  emailHasher: createEmailHasher(hashSecret),
  subscriberTokens: createSubscriberTokens(hashSecret),
});

const connectPlanner = ({ weatherUrl, narrator }: DependencySettings, now: () => Date) => ({
  forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
  narrator: narrator ? createNarrator({ ...narrator, now }) : null,
});

function connectTickets(
  database: Database,
  { affiliates = [], dataFolder = '.data' }: Pick<DependencySettings, 'affiliates' | 'dataFolder'>,
  logger: ReturnType<typeof createLogger>,
) {
  const wrapTickets = createLinkWrapper(affiliates);
  return {
    findTickets: createTicketFinder(createEventRepository(database)),
    wrapTickets,
    wrapLink: (url: string) => wrapTickets(new URL(url)).url,
    clicks: createClicks({
      clicks: createClickRepository(database),
      folder: join(dataFolder, 'clicks'),
      log: (level, fields, event) => {
        logger[level](fields, event);
      },
    }),
  };
}

export type Dependencies = ReturnType<typeof connectDependencies>;
