export { createRepositories, type Repositories } from './repositories.ts';
export { checkValue, createSecretCheck } from './secrets/secret-check.ts';
export type { MailboxMarks } from './secrets/mailbox-marks.ts';
export type { EncryptedRows, EncryptedWebhook } from './secrets/encrypted-rows.ts';
export {
  createClickRepository,
  type Click,
  type ClickRepository,
} from './clicks/click-repository.ts';
export type { ArticleFilter } from './articles/articles-sql.ts';
export {
  createArticleRepository,
  type ArticleRepository,
  type StoredArticle,
} from './articles/article-repository.ts';
export { openArticleWriter, type ArticleWriter } from './articles/article-writer.ts';
export {
  createChangeRepository,
  type Change,
  type ChangeRepository,
} from './changes/change-repository.ts';
export type {
  ExportedChange,
  ExportedClick,
  ExportedUsage,
  ExportRepository,
} from './jobs/export-repository.ts';
export type { FollowerRepository } from './changes/follower-repository.ts';
export { createCityRepository, type City, type CityRepository } from './places/city-repository.ts';
export type { AccountRepository, LinkState } from './accounts/account-repository.ts';
export type { AssistantRepository, ListedAssistant } from './accounts/assistant-repository.ts';
export type { OauthRecordRepository } from './accounts/oauth-record-repository.ts';
export type { ApiKeyRepository, NewKey } from './accounts/api-key-repository.ts';
export {
  connectDatabase,
  type ConnectionSettings,
  type Database,
  type Query,
  type Session,
} from './connection/connect.ts';
export { STATEMENT_CHANNEL } from './connection/trace-statement.ts';
export {
  extendDeadline,
  remainingMs,
  runWithDeadline,
  runWithoutDeadline,
} from './connection/request-deadline.ts';
export type { CallerReads } from './replicas/caller-reads.ts';
export { isUnavailable } from './connection/unavailable.ts';
export {
  createLeaderboardRepository,
  CACHED_PERIODS_DAYS,
  type LeaderboardRepository,
} from './demand/leaderboard-repository.ts';
export {
  demandedCityKey,
  type DemandHistoryRepository,
} from './demand/demand-history-repository.ts';
export {
  createDemandReportRepository,
  type DemandedArtist,
  type DemandedCity,
  type DemandReportRepository,
} from './demand/demand-report-repository.ts';
export { createDemandRepository, type DemandRepository } from './demand/demand-repository.ts';
export type { Person } from './demand/deduplicate-demands.ts';
export { refreshInterest } from './clicks/store-clicks-sql.ts';
export { createTourRepository, type TourRepository } from './demand/tour-repository.ts';
export {
  createFormerMatcher,
  type FindFormerlyMatching,
  type FindMatchingEvents,
} from './events/event-matcher.ts';
export type {
  AreaFilter,
  EventFilter,
  EventKey,
  EventPage,
  EventSort,
  LocalDay,
} from './events/event-filter.ts';
export type { FieldCondition, FieldConditions } from './events/field-conditions.ts';
export { COUNT_KEYS, type CountKey } from './events/count-by-sql.ts';
export {
  createCountRepository,
  type CountRepository,
  type DaySpan,
} from './events/count-repository.ts';
export {
  createEventRepository,
  type EventInSeries,
  type RemovedEvent,
  type EventRepository,
  type Performances,
  type StoredEvent,
  type TicketPage,
} from './events/event-repository.ts';
export type { SitemapEntry } from './events/sitemap-repository.ts';
export type { StoredFeedEvent, StoredSummary } from './events/event-rows.ts';
export type { EventText, RecordText, TextForm } from './events/event-texts.ts';
export { createMetricsRepository, type MetricsRepository } from './operators/metrics-repository.ts';
export { createAdminKeyRepository } from './accounts/admin-key-repository.ts';
export { createGazetteerRepository, type GazetteerCity } from './places/gazetteer-repository.ts';
export {
  createReferenceRepository,
  type ArtistReferenceRow,
  type LandmarkRow,
  type VenueReferenceRow,
} from './feeds/reference-repository.ts';
export { createBackupRepository } from './jobs/backup-repository.ts';
export { createJobRepository, type JobRepository } from './jobs/job-repository.ts';
export {
  createPictureRepository,
  type DuePicture,
  type WaitingPicture,
  type PictureRepository,
} from './pictures/picture-repository.ts';
export { createMaintenanceRepository } from './jobs/maintenance-repository.ts';
export { createJobLocks, type JobLocks } from './jobs/job-locks.ts';
export {
  createMailRepository,
  type DueMail,
  type MailRepository,
} from './people/mail-repository.ts';
export { storeMail, type NewMail } from './people/store-mail-sql.ts';
export type { WebhookDeliveryRepository } from './webhooks/webhook-delivery-repository.ts';
export type {
  Attempt,
  StoredDelivery,
  OwnedWebhook,
  WaitingWebhook,
  WebhookTarget,
} from './webhooks/webhook-delivery.ts';
export type {
  WebhookKind,
  StoredWebhook,
  WebhookOwner,
  WebhookRepository,
} from './webhooks/webhook-repository.ts';
export type { WebhookTrafficRepository } from './webhooks/webhook-traffic-repository.ts';
export { watchDatabase } from './connection/watch-database.ts';
export { applyMigrations } from './migrations/migrations.ts';
export { createArtistRepository, type ArtistRepository } from './search/names/artist-repository.ts';
export type { CityNameRepository, NamedCity } from './search/names/city-name-repository.ts';
export { createNameRepository, type NameRepository } from './search/names/name-repository.ts';
export type { SlugKind, SlugRepository } from './search/names/slug-repository.ts';
export type { OrganizerRepository } from './search/names/organizer-repository.ts';
export type { SeriesRepository } from './search/names/series-repository.ts';
export {
  createVenueRepository,
  type VenueFilter,
  type VenueRepository,
} from './search/names/venue-repository.ts';
export type { PlaceRepository } from './places/place-repository.ts';
export { createPersonRepository, type PersonRepository } from './people/person-repository.ts';
export type { Found, Page, PageKey } from './statements/page.ts';
export { readSchemaState, type SchemaState } from './migrations/schema-state.ts';
export type { Hit, QueryInterpretation, SearchTerm, TermVariant } from './search/search-request.ts';
export { MAX_HITS, type FoundHit, type Search } from './search/hit-finder.ts';
export { createSearchRepository, type SearchRepository } from './search/search-repository.ts';
export {
  createIngestRunRepository,
  type IngestRun,
  type RejectedRecord,
} from './feeds/ingest-run-repository.ts';
export { createProcessRunRepository } from './feeds/process-run-repository.ts';
export {
  CALENDAR_STATES,
  createCalendarRepository,
  type Calendar,
  type CalendarRepository,
  type ListingCorrection,
  type ListingCorrections,
} from './feeds/calendar-repository.ts';
export {
  createFeedStateRepository,
  FEED_STATES,
  type FeedState,
  type FeedStateRepository,
} from './feeds/feed-state-repository.ts';
export type { SourceEvents, SourceEventsLimits } from './places/source-cities.ts';
export {
  createSourceRepository,
  type PublishedSource,
  type SourceRepository,
  type SourceSummary,
  type SourceTerms,
} from './feeds/source-repository.ts';
export { createCatalogueStatsRepository } from './feeds/catalogue-stats-repository.ts';
export type { DigestSettings, SubscriberConfirmation } from './people/confirm-address.ts';
export { createDigestRepository, type DigestRepository } from './people/digest-repository.ts';
export type { DueEventChange, NotificationRepository } from './people/notification-repository.ts';
export type { MailEventRow } from './people/subscribers-sql.ts';
export type { NotificationRequest } from './people/notification-requests.ts';
export type { StoredPreferences } from './people/manage-subscriber.ts';
export {
  createSubscriberRepository,
  type SubscriberRepository,
} from './people/subscriber-repository.ts';
export {
  createSubscriptionRepository,
  type SubscriptionEvent,
  type SubscriptionRepository,
} from './accounts/subscription-repository.ts';
export type {
  PublishableKey,
  PublishableKeyRepository,
} from './accounts/publishable-key-repository.ts';
export {
  createCorrectionRepository,
  type OpenCount,
  type CorrectionRepository,
} from './operators/correction-repository.ts';
export type { Correction } from './operators/correction-rows.ts';
export { createReportAnswers, type ReportAnswers } from './operators/report-answers.ts';
export type {
  AccountKey,
  AccountKeyRepository,
  AccountTerms,
} from './accounts/account-key-repository.ts';
export {
  createSavedSearchRepository,
  type DueSearch,
  type MailFrequency,
  type SavedSearch,
  type SavedSearchRepository,
} from './people/saved-search-repository.ts';
export type { OpenLink, SignInLinks } from './accounts/sign-in-link-repository.ts';
export {
  sessionId,
  type ListedSession,
  type NewSession,
  type SessionRepository,
  type SignInSession,
} from './accounts/session-repository.ts';
export { parseTopics, type ChangedTopics } from './changes/changed-topics-sql.ts';
export { logAction, type AuditEntry } from './changes/changes-sql.ts';
export {
  createNamedPairRepository,
  type NamedPair,
  type NamedRecord,
} from './operators/named-pair-repository.ts';
export type { EventForOperator, Named } from './operators/operator-event-repository.ts';
export { findVenueId, type VenueForOperator } from './operators/operator-venue-repository.ts';
export type {
  BusyAccount,
  MailQueue,
  PartnerClicks,
  Excluded,
  WaitingJobs,
} from './operators/operations-repository.ts';
export { createOperatorRepository } from './operators/operator-repository.ts';
export {
  createPasskeyRepository,
  MAX_PASSKEYS,
  type ListedPasskey,
  type PasskeyRepository,
  type StoredPasskey,
} from './operators/passkey-repository.ts';
export {
  createUsageRepository,
  type UsageCount,
  type UsageRepository,
} from './accounts/usage-repository.ts';
export {
  createRevisionRepository,
  NO_COUNTRY,
  type RevisionGroup,
  type RevisionRepository,
  type RevisionState,
} from './revisions/revision-repository.ts';
export type { EventRevision } from './revisions/revisions-sql.ts';
