export { Feed, readFeedEntries, readFeeds, toSourceTerms, type InvalidFeed } from './feeds.ts';
export { download, isAddress } from './fetch/download.ts';
export { openPages } from './fetch/open-pages.ts';
export type { FetchAddress } from './fetch/fetch-address.ts';
export { createValidatorStore } from './fetch/http-validators.ts';
export { createRobots, RobotsError, withRobots, type Robots } from './fetch/robots.ts';
export {
  findFeeds,
  previewFile,
  type FindResult,
  type Proposal,
  type Uncertainty,
} from './find/find-feeds.ts';
export { lazyFetcher } from './fetch/lazy-fetcher.ts';
export { defaultAccess, type SourceAccess } from './fetch/settings.ts';
export {
  FORMAT_NAMES,
  isFormatName,
  readerFor,
  type EventFormatName,
  type FormatName,
} from './formats.ts';
export { inspect, type Inspection, type InspectOptions } from './inspect/inspect.ts';
export type { Doubt } from './inspect/find-doubts.ts';
export { readGazetteer } from './gazetteer.ts';
export { readArtistReferences, readLandmarks, readVenueReferences } from './reference-data.ts';
export {
  createCityResolver,
  type CityResolver,
  type ResolvedPlace,
} from './normalise/city-resolver.ts';
export { droppedUrls } from './normalise/dropped-urls.ts';
export {
  findDoubts,
  normaliseEvent,
  parseRecord,
  statedId,
  type ParsedRecord,
} from './normalise/normalise-event.ts';
export { findLostEnd } from './normalise/times.ts';
export { openLocation } from './open-location.ts';
export type {
  NotingReader,
  RawEvent,
  SourceFile,
  SourceNote,
  SourceReader,
  UnreadableRecord,
} from './raw-event.ts';
export { createKindsOfList, type KindsOfList } from './kinds/kinds-of-list.ts';
export { createTicketPages, type TicketPages } from './normalise/ticket-pages.ts';
export { createFileRecorder, packFiles } from './pack-source.ts';
export { readFeedsInUse } from './registry/feeds-in-use.ts';
export { covers, readRegistry, type NearPlace } from './registry/read-registry.ts';
export { RegistryEntry, toFeed } from './registry/registry-entry.ts';
export { isEncoding } from './reading/stated-encoding.ts';
export { RecordRejectedError } from './record-rejected-error.ts';
export { pickDefaults, SourceDefaults } from './settings/source-defaults.ts';
export type { ColumnReport } from './tables/column-report.ts';
export { DateOrder } from './tables/date-order.ts';
export {
  pickTableOptions,
  TableMapping,
  TableMappingText,
  type TableOptions,
} from './tables/table-options.ts';
export { readPages } from './systems/read-pages.ts';
export { SYSTEM_NAMES, systemFor } from './systems/systems.ts';
export { readTicketingApi } from './ticketing-apis/read-ticketing-api.ts';
export { ticketingApiFor } from './ticketing-apis/ticketing-apis.ts';
