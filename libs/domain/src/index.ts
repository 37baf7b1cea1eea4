export { Artist } from './artist.ts';
export type { NormalisedArticle } from './normalised-article.ts';
export { Article, ArticleSummary, ArticleText } from './article.ts';
export {
  DataSource,
  isReferenceSource,
  REFERENCE_SOURCES,
  toDataSource,
  type ReferenceSource,
} from './reference-data.ts';
export { DEMO_SOURCE } from './demo-source.ts';
export { CHANGE_KINDS, type ChangeKind } from './change-kind.ts';
export { CATEGORIES, CATEGORY_ALIASES, Category, parseCategory } from './category.ts';
export {
  COUNTRIES,
  parseCountryCode,
  countryName,
  type Country,
  foldCountryName,
} from './places/country.ts';
export {
  DomainError,
  ERROR_CODES,
  invalidInputs,
  invalidParameters,
  notFound,
  seenField,
  unknownLink,
  type ErrorCode,
  type InputProblem,
} from './errors/domain-error.ts';
export { EmailAddress, toRateLimitMailbox, toMailbox } from './email-address.ts';
export type {
  ArtistFacts,
  ArtistIds,
  NormalisedEvent,
  NormalisedPlace,
  StatedSeries,
} from './normalised-event.ts';
export { LONG_RUN_MS, toEventSpan, type EventSpan, type StatedTimes } from './time/event-span.ts';
export {
  AVAILABILITIES,
  Availability,
  Event,
  type EventConflict,
  type EventLinks,
  type EventOrganizer,
  EventSeries,
  EventSource,
  EventStatus,
  EventSummary,
  EVENT_PHASES,
  EventPhase,
  EVENT_STATUSES,
  TICKET_KINDS,
  TicketKind,
  FieldOrigin,
  type FieldStatement,
} from './event.ts';
export { canonicalJson } from './canonical-event.ts';
export { MirroredEvent, toMirroredEvent } from './mirrored-event.ts';
export { FeedEvent } from './feed-event.ts';
export * from './fields/index.ts';
export { foldText } from './text/fold-text.ts';
export { withoutInvisible } from './text/invisible.ts';
export { readsAsSentence } from './text/reads-as-sentence.ts';
export {
  boxAround,
  cellsAround,
  cellsInBox,
  distanceKm,
  gridCell,
  gridFor,
  type Box,
  type Grid,
  type Position,
} from './places/geo.ts';
export { languagesFor, languageTag } from './text/language-tag.ts';
export { lookUp } from './text/look-up.ts';
export { isId, newId } from './record-id.ts';
export { defineOperation, type Operation, type WithWarnings } from './operation.ts';
export { distinctSlug, eventSlug, slugify } from './slug/slug.ts';
export { Organizer } from './organizer.ts';
export { Venue, VenueSummary } from './places/venue.ts';
export {
  addDays,
  toInstant,
  isTimeZone,
  toLocalTime,
  parseDate,
  parseInstant,
  parseLocal,
  formatInstant,
  startOfDay,
  toWeekday,
} from './time/wall-clock.ts';
export { MAX_REPEATED_DAYS, repeatedDays, REPEATS } from './time/repeated-days.ts';
export type { RequestInfo } from './request-info.ts';
export { eventPageUrl, eventWidgetUrl } from './page-url.ts';
export {
  formatOfPicture,
  Picture,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureName,
  pictureNames,
  pictureWidths,
  presentPicture,
  type PictureFormat,
  type PictureWidth,
  type StoredPicture,
} from './picture.ts';
export { UnavailableError, type UnavailableReason } from './errors/unavailable-error.ts';
export { offsetAt, offsetChanges, type OffsetChange } from './time/zone-offsets.ts';
export type { Listing, ListingId, StatedAt } from './listing.ts';
export type { MatchKeys, MatchPlace } from './match-keys.ts';
export type { Secrets } from './secrets.ts';
