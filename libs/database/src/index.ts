export { openCatalogueWriter, type BatchResult, type CatalogueWriter } from './catalogue/writer.ts';
export { createCityRepository, type City, type CityRepository, type UnlistedCity } from './city-repository.ts';
export { connectDatabase, isUnavailable, type ConnectionSettings, type Database } from './connect.ts';
export type { EventFilter, EventPage, EventSort, LocalDay } from './events/event-filter.ts';
export {
  createEventRepository,
  type EventRepository,
  type FoundEvents,
  type StoredEvent,
} from './events/event-repository.ts';
export type { StoredSummary } from './events/record-sql.ts';
export { createGazetteerRepository, type GazetteerCity } from './gazetteer-repository.ts';
export { applyMigrations } from './migrations.ts';
export { createNameRepository, type NameRepository } from './name-repository.ts';
export type { Page, PageKey } from './page.ts';
export type { Hit, SearchReading, SearchTerm, Way } from './search/search-request.ts';
export { createSearchRepository, MOST_HITS, type SearchRepository } from './search/search-repository.ts';
export { createSourceRepository, type SourceTerms } from './source-repository.ts';
export { createStatisticsRepository } from './statistics-repository.ts';
