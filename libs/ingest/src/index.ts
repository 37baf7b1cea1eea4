export { demoSeason } from './demo/demo-season.ts';
export { FORMAT_NAMES, isFormatName, readerFor, type FormatName } from './formats.ts';
export { readFeeds, type Feed } from './feeds.ts';
export { readGazetteer } from './gazetteer.ts';
export { ingestLocation, type IngestLocationOptions } from './ingest-location.ts';
export { ingest, type IngestOptions } from './ingest.ts';
export { openLocation } from './open-location.ts';
export type { RawEvent, SourceReader, SourceFile, UnreadableRecord } from './raw-event.ts';
export type { IngestReport } from './report.ts';
