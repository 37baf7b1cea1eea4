// The statements of the write path, for libs/catalogue. They contain no rules.
export { appendChanges, findFacts, withFormer, type NewChange } from '../changes/changes-sql.ts';
export { updateDerived } from '../changes/derived-changes-sql.ts';
export {
  deleteUnnamed,
  findArtists,
  findCityCentres,
  findFormerlyNamed,
  findGenresOfArtists,
  findVenues,
  findVenuesWithoutKey,
  updateArtists,
  updateVenueKeys,
  updateVenues,
  type StoredArtist,
} from './entities-sql.ts';
export type { EventRow } from './event-columns.ts';
export { toFieldCells } from '../events/field-columns.ts';
export {
  addGenresOfArtists,
  addGenresToEvents,
  allowRemovedEvent,
  correctDemoMarks,
  detachUnlistedEvents,
  findEntitiesOfEvents,
  insertEvents,
  insertLineups,
  markCities,
  mergeEvents,
  replaceLineups,
  saveGenres,
  updateEvents,
  withdrawUnlistedEvents,
  type EventMerge,
} from './events-sql.ts';
export { describeRefusal } from './describe-refusal.ts';
export { findEventId, findEventSlug } from './find-event.ts';
export { findSourceId, findTrust } from './find-source.ts';
export { linkReferences } from '../feeds/reference-repository.ts';
export { findStored, type ComparedBatch, type StoredListing } from './find-stored.ts';
export { insertArtists } from './insert-artists.ts';
export { insertVenues } from './insert-venues.ts';
export {
  findOrganizers,
  findSharedSites,
  findWithoutOrganizer,
  insertOrganizers,
  linkOrganizers,
  updateOrganizers,
} from './organizers-sql.ts';
export {
  listPossibleDuplicates,
  saveOverride,
  savePossibleDuplicates,
  deletePairsOfSource,
  type DuplicateFilter,
  type PossibleDuplicate,
} from './match/listing-pairs-sql.ts';
export {
  addSeenIds,
  countMissing,
  holdShrinkage,
  deleteListings,
  findEventsOfSource,
  withdrawListings,
  findListings,
  decideListing,
  insertListings,
  markSeen,
  moveListing,
  replaceListings,
  saveMatchReason,
  withdrawExcludedListings,
  withdrawUnseenListings,
  withdrawUnseenOccurrences,
  type ChangedListing,
  type ListedBefore,
  type ListingState,
  type NewListing,
} from './listings-sql.ts';
export { keepNamedApart, mergeNamed } from './merge/merge-named.ts';
export type { NamedKind } from './merge/merge-records.ts';
export { findMatchBacklog, removeFromMatchBacklog } from './match/match-backlog.ts';
export { createMatchKeyFilter, type MatchKeyFilter } from './match/match-key-filter.ts';
export { saveKeys, type ListingKeys } from './match/match-keys-sql.ts';
export { listOverrides } from './match/match-overrides.ts';
export { toNameKey } from './names.ts';
export {
  applyPinnedFields,
  findPinned,
  pinFacts,
  pinVenueFacts,
  type PinnedFacts,
  type PinnedVenueFacts,
} from './merge/pinned-facts-sql.ts';
export { pinCancelled, pinFeatured, pinRemoved } from './merge/pinned-fields.ts';
export {
  allSettled,
  openRunSession,
  refreshStatistics,
  sendPipelined,
  withTransaction,
  type RunSource,
} from './run-session-sql.ts';
export {
  findSeries,
  findSeriesIds,
  findSeriesMembers,
  findWithoutSeriesKey,
  insertSeries,
  mergeSeries,
  moveToSeries,
  refreshSeries,
  type StoredMember,
} from './series-sql.ts';
export { chooseSeriesSlugs, chooseSlugs } from './slugs.ts';
export { createWriterLock } from './writer-lock.ts';
export { toEventDocument } from '../search/document.ts';
export { refreshDocuments } from '../search/refresh-documents.ts';
export { insertDocuments, removeDocuments, replaceDocuments } from '../search/search-index-sql.ts';
export { createSearchIndex, type SearchIndex } from '../search/search-index.ts';
