import { createAccountKeyRepository } from './accounts/account-key-repository.ts';
import { createAccountRepository } from './accounts/account-repository.ts';
import { createAdminKeyRepository } from './accounts/admin-key-repository.ts';
import { createApiKeyRepository } from './accounts/api-key-repository.ts';
import { createAssistantRepository } from './accounts/assistant-repository.ts';
import { createOauthRecordRepository } from './accounts/oauth-record-repository.ts';
import { createPublishableKeyRepository } from './accounts/publishable-key-repository.ts';
import { createSessionRepository } from './accounts/session-repository.ts';
import { createSignInLinks } from './accounts/sign-in-link-repository.ts';
import { createSubscriptionRepository } from './accounts/subscription-repository.ts';
import { createUsageRepository } from './accounts/usage-repository.ts';
import { createArticleRepository } from './articles/article-repository.ts';
import { createChangeRepository } from './changes/change-repository.ts';
import { createFollowerRepository } from './changes/follower-repository.ts';
import { createClickRepository } from './clicks/click-repository.ts';
import type { Database } from './connection/connect.ts';
import { createDemandHistoryRepository } from './demand/demand-history-repository.ts';
import { createDemandReportRepository } from './demand/demand-report-repository.ts';
import { createDemandRepository } from './demand/demand-repository.ts';
import { createLeaderboardRepository } from './demand/leaderboard-repository.ts';
import { createTourRepository } from './demand/tour-repository.ts';
import { createCountRepository } from './events/count-repository.ts';
import { createEventMatcher, createFormerMatcher } from './events/event-matcher.ts';
import { createEventRepository } from './events/event-repository.ts';
import { createSitemapRepository } from './events/sitemap-repository.ts';
import { createCalendarRepository } from './feeds/calendar-repository.ts';
import { createFeedStateRepository } from './feeds/feed-state-repository.ts';
import { createIngestRunRepository } from './feeds/ingest-run-repository.ts';
import { createSourceRepository } from './feeds/source-repository.ts';
import { createBackupRepository } from './jobs/backup-repository.ts';
import { createExportRepository } from './jobs/export-repository.ts';
import { createJobRepository } from './jobs/job-repository.ts';
import { createMaintenanceRepository } from './jobs/maintenance-repository.ts';
import { createCorrectionRepository } from './operators/correction-repository.ts';
import { createMetricsRepository } from './operators/metrics-repository.ts';
import { createNamedPairRepository } from './operators/named-pair-repository.ts';
import { createOperationsRepository } from './operators/operations-repository.ts';
import { createOperatorEventRepository } from './operators/operator-event-repository.ts';
import { createOperatorRepository } from './operators/operator-repository.ts';
import { createOperatorVenueRepository } from './operators/operator-venue-repository.ts';
import { createPasskeyRepository } from './operators/passkey-repository.ts';
import { createReportAnswers } from './operators/report-answers.ts';
import { createDigestRepository } from './people/digest-repository.ts';
import { createMailOptOutRepository } from './people/mail-opt-out-repository.ts';
import { createMailRepository } from './people/mail-repository.ts';
import { createNotificationRepository } from './people/notification-repository.ts';
import { createPersonRepository } from './people/person-repository.ts';
import { createSavedSearchRepository } from './people/saved-search-repository.ts';
import { createSubscriberRepository } from './people/subscriber-repository.ts';
import { createPictureRepository } from './pictures/picture-repository.ts';
import { createCityRepository } from './places/city-repository.ts';
import { createPlaceRepository } from './places/place-repository.ts';
import { createSourceCounter } from './places/source-cities.ts';
import { createTownRepository } from './places/town-repository.ts';
import { createRevisionRepository } from './revisions/revision-repository.ts';
import { createArtistRepository } from './search/names/artist-repository.ts';
import { createCityNameRepository } from './search/names/city-name-repository.ts';
import { createNameRepository } from './search/names/name-repository.ts';
import { createOrganizerRepository } from './search/names/organizer-repository.ts';
import { createSeriesRepository } from './search/names/series-repository.ts';
import { createSlugRepository } from './search/names/slug-repository.ts';
import { createVenueRepository } from './search/names/venue-repository.ts';
import { createSearchRepository } from './search/search-repository.ts';
import { createEncryptedRows } from './secrets/encrypted-rows.ts';
import { createMailboxMarks } from './secrets/mailbox-marks.ts';
import { createSecretCheck } from './secrets/secret-check.ts';
import { createWebhookDeliveryRepository } from './webhooks/webhook-delivery-repository.ts';
import { createWebhookRepository } from './webhooks/webhook-repository.ts';
import { createWebhookTrafficRepository } from './webhooks/webhook-traffic-repository.ts';

/** All repositories on a database, by the names under which operations and apps use them. */
export const createRepositories = (database: Database) => ({
  ...catalogueOn(database),
  ...peopleOn(database),
  ...operationOn(database),
});
export type Repositories = ReturnType<typeof createRepositories>;

const catalogueOn = (database: Database) => ({
  articles: createArticleRepository(database),
  artists: createArtistRepository(database),
  calendars: createCalendarRepository(database),
  changes: createChangeRepository(database),
  followers: createFollowerRepository(database),
  cities: createCityRepository(database),
  cityNames: createCityNameRepository(database),
  counts: createCountRepository(database),
  countSourceEvents: createSourceCounter(database),
  events: createEventRepository(database),
  feedStates: createFeedStateRepository(database),
  findFormerlyMatching: createFormerMatcher(database),
  findMatchingEvents: createEventMatcher(database),
  ingestRuns: createIngestRunRepository(database),
  names: createNameRepository(database),
  organizers: createOrganizerRepository(database),
  pictures: createPictureRepository(database),
  placeNames: createPlaceRepository(database),
  revisions: createRevisionRepository(database),
  search: createSearchRepository(database),
  series: createSeriesRepository(database),
  sitemap: createSitemapRepository(database),
  slugs: createSlugRepository(database),
  sources: createSourceRepository(database),
  towns: createTownRepository(database),
  venues: createVenueRepository(database),
});

const peopleOn = (database: Database) => ({
  accountKeys: createAccountKeyRepository(database),
  accounts: createAccountRepository(database),
  adminKeys: createAdminKeyRepository(database),
  assistants: createAssistantRepository(database),
  clickStore: createClickRepository(database),
  demand: createDemandRepository(database),
  demandHistory: createDemandHistoryRepository(database),
  demandReports: createDemandReportRepository(database),
  digests: createDigestRepository(database),
  keys: createApiKeyRepository(database),
  leaderboards: createLeaderboardRepository(database),
  mailOptOuts: createMailOptOutRepository(database),
  mails: createMailRepository(database),
  notifications: createNotificationRepository(database),
  oauthRecords: createOauthRecordRepository(database),
  persons: createPersonRepository(database),
  publishableKeys: createPublishableKeyRepository(database),
  savedSearches: createSavedSearchRepository(database),
  sessions: createSessionRepository(database),
  signInLinks: createSignInLinks(database),
  subscribers: createSubscriberRepository(database),
  subscriptions: createSubscriptionRepository(database),
  tours: createTourRepository(database),
  usage: createUsageRepository(database),
  webhookDeliveries: createWebhookDeliveryRepository(database),
  webhooks: createWebhookRepository(database),
  webhookTraffic: createWebhookTrafficRepository(database),
});

const operationOn = (database: Database) => ({
  backups: createBackupRepository(database),
  corrections: createCorrectionRepository(database),
  encryptedRows: createEncryptedRows(database),
  jobQueue: createJobRepository(database),
  mailboxMarks: createMailboxMarks(database),
  exports: createExportRepository(database),
  maintenance: createMaintenanceRepository(database),
  metrics: createMetricsRepository(database),
  namedPairs: createNamedPairRepository(database),
  operations: createOperationsRepository(database),
  operatorEvents: createOperatorEventRepository(database),
  operators: createOperatorRepository(database),
  operatorVenues: createOperatorVenueRepository(database),
  passkeys: createPasskeyRepository(database),
  reportAnswers: createReportAnswers(database),
  secretCheck: createSecretCheck(database),
});
