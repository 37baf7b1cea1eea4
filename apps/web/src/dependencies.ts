import { createBilling } from '@marquee/billing';
import { createLinkWrapper } from '@marquee/clicks';
import {
  createAccountKeyRepository,
  createAccountRepository,
  createArticleRepository,
  createArtistRepository,
  createChangeRepository,
  createCorrectionRepository,
  createCountRepository,
  createDemandHistoryRepository,
  createDemandReportRepository,
  createDemandRepository,
  createEventRepository,
  createFeedStateRepository,
  createIngestRunRepository,
  createJobRepository,
  createLeaderboardRepository,
  createMailOptOutRepository,
  createMetricsRepository,
  createNameRepository,
  createOperationsRepository,
  createOperatorEventRepository,
  createOperatorRepository,
  createNamedPairRepository,
  createOperatorVenueRepository,
  createPersonRepository,
  createPlaceRepository,
  createPublishableKeyRepository,
  createSavedSearchRepository,
  createSearchRepository,
  createSeriesRepository,
  createSessionRepository,
  createSitemapRepository,
  createSourceCounter,
  createSourceRepository,
  createSubscriberRepository,
  createTourRepository,
  createUsageRepository,
  createVenueRepository,
  createWebhookDeliveryRepository,
  createWebhookRepository,
  type Database,
} from '@marquee/database';
import { createEmailHasher, createOutbox, createSecretCipher } from '@marquee/mail';
import { createLeaderboardCache, createPlaceFinder } from '@marquee/operations';
import { createPictureReader, openPictureStore } from '@marquee/pictures';
import { createForecasts } from '@marquee/planner';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/server';
import { createFormTokens } from './account/forms.ts';
import type { Config } from './config.ts';
import { NO_LEGAL_TEXTS } from './legal/legal-texts.ts';

/** The settings of the dependencies. Optional ones have a default for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<
    Pick<
      Config,
      | 'affiliates'
      | 'allowPrivateWebhooks'
      | 'answerCacheMb'
      | 'billing'
      | 'legal'
      | 'pictures'
      | 'hstsSubdomains'
      | 'trustProxy'
      | 'weatherUrl'
    >
  > & {
    now?: () => Date;
  };

export function connectDependencies(config: DependencySettings) {
  const { now = () => new Date(), legal = NO_LEGAL_TEXTS } = config;
  const answers = connectResponseCache(config);
  const server = connectServer('web', config, { cache: answers });
  return {
    ...server,
    ...repositoriesOn(server.database),
    places: connectPlaces(server.database, now),
    ...plannerFor(config, now),
    ...accountsOn(server.database, config.hashSecret),
    allowPrivateWebhooks: config.allowPrivateWebhooks ?? false,
    addresses: { ...config.addresses, legalPages: [...legal.keys()] },
    legal,
    answers,
    billing: config.billing ? createBilling(config.billing) : null,
    readPicture: createPictureReader(
      openPictureStore(config.pictures ?? { folder: '.data/pictures' }),
    ),
    now,
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    [Symbol.asyncDispose]: server.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

const repositoriesOn = (database: Database) => ({
  articles: createArticleRepository(database),
  artists: createArtistRepository(database),
  corrections: createCorrectionRepository(database),
  counts: createCountRepository(database),
  demand: createDemandRepository(database),
  demandHistory: createDemandHistoryRepository(database),
  demandReports: createDemandReportRepository(database),
  events: createEventRepository(database),
  countSourceEvents: createSourceCounter(database),
  feedStates: createFeedStateRepository(database),
  findBoard: createLeaderboardCache(createLeaderboardRepository(database)),
  metrics: createMetricsRepository(database),
  names: createNameRepository(database),
  search: createSearchRepository(database),
  placeNames: createPlaceRepository(database),
  series: createSeriesRepository(database),
  sitemap: createSitemapRepository(database),
  sources: createSourceRepository(database),
  subscribers: createSubscriberRepository(database),
  tours: createTourRepository(database),
  venues: createVenueRepository(database),
});

const accountsOn = (database: Database, hashSecret: string) => ({
  accountKeys: createAccountKeyRepository(database),
  accounts: createAccountRepository(database),
  emailHasher: createEmailHasher(hashSecret),
  formTokens: createFormTokens(hashSecret),
  mailOptOuts: createMailOptOutRepository(database),
  outbox: createOutbox({ hashSecret }),
  persons: createPersonRepository(database),
  operators: createOperatorRepository(database),
  operatorEvents: createOperatorEventRepository(database),
  operatorVenues: createOperatorVenueRepository(database),
  namedPairs: createNamedPairRepository(database),
  operations: createOperationsRepository(database),
  publishableKeys: createPublishableKeyRepository(database),
  savedSearches: createSavedSearchRepository(database),
  sessions: createSessionRepository(database),
  ingestRuns: createIngestRunRepository(database),
  jobQueue: createJobRepository(database),
  usage: createUsageRepository(database),
  changes: createChangeRepository(database),
  webhooks: createWebhookRepository(database),
  webhookDeliveries: createWebhookDeliveryRepository(database),
  webhookSecrets: createSecretCipher(hashSecret),
});

const connectPlaces = (database: Database, now: () => Date) =>
  createPlaceFinder(createPlaceRepository(database), {
    events: createEventRepository(database),
    venues: createVenueRepository(database),
    now,
    cityMatch: 'one',
  });

/** Plans on the website have no narrative, so there is no language model. */
function plannerFor({ affiliates = [], weatherUrl }: DependencySettings, now: () => Date) {
  const wrap = createLinkWrapper(affiliates);
  return {
    forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
    narrator: null,
    wrapLink: (url: string) => wrap(new URL(url)).url,
  };
}
