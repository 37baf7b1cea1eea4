export { createClickRepository, type Click, type ClickRepository } from './clicks/click-repository.ts';
export type { ArticleFilter } from './articles/article-page-sql.ts';
export { createArticleRepository, type ArticleRepository, type StoredArticle } from './articles/article-repository.ts';
export { openArticleWriter, type ArticleWriter } from './articles/article-writer.ts';
export type {
  AskedVenue,
  Joined,
  KnownArtist,
  KnownVenue,
  Listing,
  ListingName,
  Matching,
  MatchKeys,
  MatchPlace,
  NamedVenue,
  PlacedVenues,
  Placement,
  Ruling,
  UndecidedPair,
} from './catalogue/matching.ts';
export { createCuration } from './catalogue/curation.ts';
export type { OpenQuestion } from './catalogue/open-questions.ts';
export type { BatchResult } from './catalogue/pipeline.ts';
export { openCatalogueWriter, type CatalogueWriter } from './catalogue/writer.ts';
export { createChangeRepository, type Change, type ChangeRepository } from './changes/change-repository.ts';
export { createCityRepository, type City, type CityRepository, type UnlistedCity } from './city-repository.ts';
export {
  createAccountRepository,
  type AccountRepository,
  type ConfirmedAccount,
  type LinkState,
} from './account-repository.ts';
export {
  createApiKeyRepository,
  insertKey,
  type ApiKeyRepository,
  type NewKey,
  type StoredHolder,
} from './api-key-repository.ts';
export { connectDatabase, type ConnectionSettings, type Database, type Query, type Session } from './connect.ts';
export { extendDeadline, remainingMs, runWithDeadline, runWithoutDeadline } from './request-deadline.ts';
export { isUnavailable } from './unavailable.ts';
export type { DatabaseState } from './circuit-breaker.ts';
export { createBoardRepository, KEPT_DAYS, type BoardRepository } from './demand/board-repository.ts';
export { createDemandReportRepository, type DemandReportRepository } from './demand/demand-report-repository.ts';
export { createDemandRepository, type DemandRepository } from './demand/demand-repository.ts';
export type { Person as CountedPerson } from './demand/decide.ts';
export { createTourRepository, type TourRepository } from './demand/tour-repository.ts';
export type { EventFilter, EventPage, EventSort, LocalDay } from './events/event-filter.ts';
export { createCountRepository, type CountRepository, type DaySpan } from './events/count-repository.ts';
export {
  createEventRepository,
  type EventRepository,
  type FoundEvents,
  type StoredEvent,
  type TicketPage,
} from './events/event-repository.ts';
export type { StoredFeedEvent } from './events/feed-sql.ts';
export type { StoredSummary } from './events/record-sql.ts';
export { createFigureRepository, type FigureRepository } from './figures/figure-repository.ts';
export { createGrantRepository } from './grant-repository.ts';
export { createGazetteerRepository, type GazetteerCity } from './gazetteer-repository.ts';
export { createJobRepository, type JobRepository } from './job-repository.ts';
export { createUpkeepRepository, type UpkeepRepository } from './upkeep-repository.ts';
export { createJobLocks, type JobLocks } from './job-locks.ts';
export { createMailRepository, type DueMail, type MailRepository } from './mail/mail-repository.ts';
export { storeMail, type NewMail } from './mail/store-mail.ts';
export { watchDatabase } from './watch-database.ts';
export { applyMigrations } from './migrations.ts';
export { createArtistRepository, type ArtistFilter, type ArtistRepository } from './names/artist-repository.ts';
export { createCityNameRepository, type CityNameRepository, type NamedCity } from './names/city-name-repository.ts';
export { createNameRepository, type NameRepository } from './names/name-repository.ts';
export { createSlugRepository, type Sluggish, type SlugRepository } from './names/slug-repository.ts';
export { createVenueRepository, type VenueFilter, type VenueRepository } from './names/venue-repository.ts';
export { createPersonRepository, type PersonRepository } from './person-repository.ts';
export type { Found, Page, PageKey } from './page.ts';
export { NEWEST_MIGRATION, readSchemaState, type SchemaState } from './schema-state.ts';
export type { Hit, SearchReading, SearchTerm, Way } from './search/search-request.ts';
export { createSearchRepository, MOST_HITS, type SearchRepository } from './search/search-repository.ts';
export { createSourceRepository, type SourceTerms } from './source-repository.ts';
export { createStatisticsRepository } from './statistics-repository.ts';
export type { DigestWish } from './subscribers/confirm-address.ts';
export { createDigestRepository, type DigestRepository } from './subscribers/digest-repository.ts';
export { createNoticeRepository, type DueEventChange, type NoticeRepository } from './subscribers/notice-repository.ts';
export type { StoredTold } from './subscribers/told-event.ts';
export type { NotificationRequest } from './subscribers/notification-requests.ts';
export type { StoredPreferences } from './subscribers/manage-subscriber.ts';
export { createSubscriberRepository, type SubscriberRepository } from './subscribers/subscriber-repository.ts';
export {
  createSubscriptionRepository,
  type SubscriptionEvent,
  type SubscriptionRepository,
} from './subscription-repository.ts';
