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
export { createCache, type Cache, type CachedValue, type CacheOptions } from './cache.ts';
export { CATEGORIES, CATEGORY_ALIASES, Category, parseCategory } from './category.ts';
export { COUNTRIES, parseCountryCode, countryName, type Country } from './country.ts';
export {
  DomainError,
  ERROR_CODES,
  invalidInputs,
  invalidParameters,
  notFound,
  unknownLink,
  type ErrorCode,
  type InputProblem,
} from './domain-error.ts';
export { EmailAddress, toRateLimitMailbox, toMailbox } from './email-address.ts';
export type {
  ArtistFacts,
  ArtistIds,
  NormalisedEvent,
  NormalisedPlace,
  StatedSeries,
} from './normalised-event.ts';
export * from './display/index.ts';
export { LONG_RUN_MS, toEventSpan, type EventSpan, type StatedTimes } from './event-span.ts';
export {
  AVAILABILITIES,
  Availability,
  Event,
  type EventLinks,
  EventSeries,
  EventSource,
  EventStatus,
  EventSummary,
  EVENT_PHASES,
  EventPhase,
  EVENT_STATUSES,
  TICKET_KINDS,
  TicketKind,
} from './event.ts';
export { FeedEvent } from './feed-event.ts';
export * from './fields/index.ts';
export { freshWithin, STALE_AFTER_MS } from './fresh-within.ts';
export { foldText } from './fold-text.ts';
export { withoutInvisible } from './invisible.ts';
export {
  createCityNaming,
  nameCityInCountry,
  type NameCity,
  type SharedCityName,
} from './places/city-naming.ts';
export { cityNameKinds, type CityNameKind } from './places/city-names.ts';
export { choosePlace, type Place, type PlaceCity } from './places/choose-place.ts';
export { findPlaces, type PlaceCandidate } from './places/find-places.ts';
export { joinedPlaces, splitCityList } from './places/joined-places.ts';
export { narrowArea, parseArea, type Area } from './places/parse-area.ts';
export { isOnlinePlace } from './places/online-place.ts';
export { parseCountries, suggestCountry, type CountrySelection } from './places/parse-countries.ts';
export { parseCountry } from './places/parse-country.ts';
export {
  cityKey,
  isInAreas,
  namesInReadings,
  readPlace,
  spellingsOf,
  type PlaceReading,
  readWholePlace,
} from './places/place-reading.ts';
export { regionNameForCode } from './places/region-codes.ts';
export { createRegionIndex, type Region, type RegionIndex } from './places/region-index.ts';
export {
  createCitySuggester,
  type CitySuggester,
  type SuggestedCity,
} from './places/suggest-cities.ts';
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
} from './geo.ts';
export { limitedFetch } from './limited-fetch.ts';
export { languagesFor, languageTag } from './language-tag.ts';
export { lookUp } from './look-up.ts';
export { isIpAddress, isPublicIp } from './public-ip.ts';
export { isId, newId } from './record-id.ts';
export { defineOperation, type Operation, type WithWarnings } from './operation.ts';
export { buildInitials } from './search/initials.ts';
export { parseMonthName } from './search/month-names.ts';
export { NICKNAMES } from './search/nicknames.ts';
export { documentWords, foldedWords, joinedWords, queryWords } from './search/search-words.ts';
export {
  deletionKeys,
  maxEdits,
  editDistance,
  prefixEditDistance,
} from './search/edit-distance.ts';
export { distinctSlug, eventSlug, slugify } from './slug/slug.ts';
export { Venue, VenueSummary } from './venue.ts';
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
} from './wall-clock.ts';
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
export { isPublicHost } from './public-host.ts';
export { parsePublicUrl, publicUrlOrNull } from './public-url.ts';
export { UnavailableError, type UnavailableReason } from './unavailable-error.ts';
export { offsetAt, offsetChanges, type OffsetChange } from './zone-offsets.ts';
export type { Listing, ListingId } from './listing.ts';
export type { MatchKeys, MatchPlace } from './match-keys.ts';
export { steadyNow } from './steady-now.ts';
export { withTimeout } from './with-timeout.ts';
export { createSustained } from './sustained.ts';
export { CATEGORY_WORDS } from './words/category-words.ts';
export { AUDIENCE_PHRASES } from './words/condition-words.ts';
export { findMeanings } from './words/find-meanings.ts';
export { findMeaning, foldPhrases, lexiconPhrases, maxPhraseWords } from './words/lexicon.ts';
export { parseClock, type ClockSpan } from './words/parse-clock.ts';
export { parsePriceLimit, type PriceLimit } from './words/parse-price-limit.ts';
export { separatePhrases } from './words/separate-phrases.ts';
export { findDates, parseDates } from './dates/parse-dates.ts';
export type { FoundDates } from './dates/parse-dates.ts';
export type { DateSpan } from './dates/date-span.ts';
export { suggestMeaning } from './words/suggest-meaning.ts';
export { suggestWord } from './words/suggest-word.ts';
export type { Audience, Daypart, Topic, WordMeaning } from './words/word-meaning.ts';
