import { join, resolve } from 'node:path';
import { createBilling } from '@marquee/billing';
import { createClicks, createLinkWrapper, createTicketFinder } from '@marquee/clicks';
import {
  createAccountRepository,
  createClickRepository,
  createEventRepository,
  createFeedStateRepository,
  createPlaceRepository,
  createMetricsRepository,
  createMailOptOutRepository,
  createMailRepository,
  createNameRepository,
  createPersonRepository,
  createPublishableKeyRepository,
  createArticleRepository,
  createArtistRepository,
  createChangeRepository,
  createRevisionRepository,
  createLeaderboardRepository,
  createCorrectionRepository,
  createCountRepository,
  createDemandReportRepository,
  createDemandRepository,
  createSavedSearchRepository,
  createSearchRepository,
  createSubscriberRepository,
  createSubscriptionRepository,
  createTourRepository,
  createUsageRepository,
  createSeriesRepository,
  createSourceCounter,
  createSourceRepository,
  createVenueRepository,
  createJobRepository,
  createWebhookDeliveryRepository,
  createWebhookRepository,
  type ChangedTopics,
  type Database,
} from '@marquee/database';
import { createRepeatedReads } from '@marquee/http';
import {
  createEmailHasher,
  createOutbox,
  createSecretCipher,
  createSubscriberTokens,
} from '@marquee/mail';
import {
  createLeaderboardCache,
  createPlaceFinder,
  createPrefixCache,
  findCardDemandIn,
} from '@marquee/operations';
import { openPictureStore } from '@marquee/pictures';
import { createForecasts } from '@marquee/planner';
import { createNarrator } from '@marquee/planner/narrator';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/server';
import { createCards, cachedLookup, createPhotoReader } from '@marquee/social-cards';
import type { Config } from './config.ts';
import { registerMetrics } from './register-metrics.ts';
import { snapshotReader } from './snapshots/snapshot-folder.ts';
import { createUsageRecorder } from './usage-recorder.ts';

/** The required settings, and optional ones that have defaults for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<
    Pick<
      Config,
      | 'affiliates'
      | 'allowPrivateWebhooks'
      | 'answerCacheMb'
      | 'billing'
      | 'cacheTagHeader'
      | 'dataFolder'
      | 'narrator'
      | 'pictures'
      | 'snapshotsFolder'
      | 'hstsSubdomains'
      | 'trustProxy'
      | 'weatherUrl'
      | 'websiteUrl'
    >
  > & { now?: () => Date };

export function connectDependencies(config: DependencySettings) {
  const { hashSecret, now = () => new Date() } = config;
  const { responseCache, prefixes, cache } = connectCaches(config);
  const server = connectServer('api', config, { cache, sellsPlans: Boolean(config.billing) });
  const { database, logger, telemetry } = server;
  const cards = connectCards(config, logger);
  const tickets = connectTickets(database, config, logger);
  const usageRecorder = connectUsage(database, now, logger);
  if (telemetry) registerMetrics(telemetry, { cards, clicks: tickets.clicks });
  return {
    ...server,
    ...createRepositories(database),
    places: createPlaceFinder(createPlaceRepository(database), {
      events: createEventRepository(database),
      venues: createVenueRepository(database),
      now,
      prefixes,
    }),
    ...createMailDependencies(hashSecret),
    ...connectPlanner(config, now),
    ...tickets,
    addresses: config.addresses,
    allowPrivateWebhooks: config.allowPrivateWebhooks ?? false,
    billing: config.billing ? createBilling(config.billing) : null,
    cacheTagHeader: config.cacheTagHeader,
    cards,
    ...cardLookups(database),
    now,
    ...connectSnapshots(config),
    responseCache,
    repeatedReads:
      responseCache &&
      createRepeatedReads({ ...server, cache: responseCache, recordUsage: usageRecorder.record }),
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    usageRecorder,
    websiteUrl: config.websiteUrl,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([tickets.clicks.close(), cards.close(), usageRecorder.close()]);
      await server.close();
    },
  };
}

const cardLookups = (database: Server['database']) => ({
  findCardEvent: cachedLookup(createEventRepository(database).findForFeed),
  findCardDemand: cachedLookup(findCardDemandIn(createDemandReportRepository(database))),
});

const connectCards = (
  { dataFolder = '.data', pictures }: DependencySettings,
  logger: Server['logger'],
) =>
  createCards({
    folder: join(dataFolder, 'cards'),
    readPhoto: createPhotoReader({
      read: openPictureStore(pictures ?? { folder: join(dataFolder, 'pictures') }).read,
      onFailure: (err) => {
        logger.warn({ err }, 'card.picture_unavailable');
      },
    }),
    onDropped: (characters) => {
      logger.warn({ characters: characters.map(toCodePoint) }, 'card.characters_dropped');
    },
  });

/** `cache` invalidates both caches. They are null if responses are not cached. */
function connectCaches(config: DependencySettings) {
  const responseCache = connectResponseCache(config);
  const prefixes = createPrefixCache();
  const { invalidate } = prefixes;
  // Without a cache of responses, nothing is returned after a change that is older.
  if (!responseCache)
    return {
      responseCache,
      prefixes,
      cache: { counts: () => ({}), invalidate, invalidateTopics: invalidate },
    };
  const cache = {
    counts: responseCache.counts,
    invalidate: () => {
      responseCache.invalidate();
      invalidate();
    },
    invalidateTopics: (topics: ChangedTopics) => {
      responseCache.invalidateTopics(topics);
      prefixes.invalidateTopics(topics);
    },
  };
  return { responseCache, prefixes, cache };
}

// "U+1E900", as the log may be read with a font that lacks the character, too.
const toCodePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

const createRepositories = (database: Database) => ({
  accounts: createAccountRepository(database),
  articles: createArticleRepository(database),
  artists: createArtistRepository(database),
  changes: createChangeRepository(database),
  revisions: createRevisionRepository(database),
  corrections: createCorrectionRepository(database),
  counts: createCountRepository(database),
  demand: createDemandRepository(database),
  demandReports: createDemandReportRepository(database),
  findBoard: createLeaderboardCache(createLeaderboardRepository(database)),
  events: createEventRepository(database),
  countSourceEvents: createSourceCounter(database),
  feedStates: createFeedStateRepository(database),
  metrics: createMetricsRepository(database),
  mailOptOuts: createMailOptOutRepository(database),
  mails: createMailRepository(database),
  names: createNameRepository(database),
  persons: createPersonRepository(database),
  publishableKeys: createPublishableKeyRepository(database),
  savedSearches: createSavedSearchRepository(database),
  search: createSearchRepository(database),
  subscribers: createSubscriberRepository(database),
  subscriptions: createSubscriptionRepository(database),
  tours: createTourRepository(database),
  series: createSeriesRepository(database),
  sources: createSourceRepository(database),
  venues: createVenueRepository(database),
  jobQueue: createJobRepository(database),
  webhooks: createWebhookRepository(database),
  webhookDeliveries: createWebhookDeliveryRepository(database),
});

const connectSnapshots = ({ dataFolder = '.data', snapshotsFolder }: DependencySettings) => {
  const folder = resolve(snapshotsFolder ?? join(dataFolder, 'snapshots')); // Express requires an absolute path
  return { snapshotsFolder: folder, readSnapshots: snapshotReader(folder) };
};

const createMailDependencies = (hashSecret: string) => ({
  outbox: createOutbox({ hashSecret }),
  emailHasher: createEmailHasher(hashSecret),
  subscriberTokens: createSubscriberTokens(hashSecret),
  webhookSecrets: createSecretCipher(hashSecret),
});

const connectPlanner = ({ weatherUrl, narrator }: DependencySettings, now: () => Date) => ({
  forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
  narrator: narrator ? createNarrator({ ...narrator, now }) : null,
});

function connectTickets(
  database: Database,
  { affiliates = [], dataFolder = '.data' }: Pick<DependencySettings, 'affiliates' | 'dataFolder'>,
  logger: Server['logger'],
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

const connectUsage = (database: Database, now: () => Date, logger: Server['logger']) =>
  createUsageRecorder({
    usage: createUsageRepository(database),
    now,
    onFailure: (err) => {
      logger.warn({ err }, 'usage.not_stored');
    },
  });

type Server = ReturnType<typeof connectServer>;
export type Dependencies = ReturnType<typeof connectDependencies>;
