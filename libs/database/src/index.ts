export { openCatalogueWriter, type BatchResult, type CatalogueWriter } from './catalogue/writer.ts';
export { createCityRepository, type City, type CityRepository, type UnlistedCity } from './city-repository.ts';
export { connectDatabase, isUnavailable, type ConnectionSettings, type Database } from './connect.ts';
export type { EventFilter, EventKey, EventPage, EventSort, LocalDay } from './events/event-filter.ts';
export {
  createEventRepository,
  type EventRepository,
  type FoundEvents,
  type StoredEvent,
} from './events/event-repository.ts';
export type { StoredFeedEvent } from './events/feed-sql.ts';
export type { StoredSummary } from './events/record-sql.ts';
export { createGazetteerRepository, type GazetteerCity } from './gazetteer-repository.ts';
export { applyMigrations } from './migrations.ts';
export { createNameRepository, type NameRepository } from './name-repository.ts';
export { createSourceRepository, type SourceTerms } from './source-repository.ts';
export { createStatisticsRepository } from './statistics-repository.ts';
