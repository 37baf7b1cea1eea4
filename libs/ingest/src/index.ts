export { demoSeason } from './demo/demo-season.ts';
export { FORMATS, isFormatName, type FormatName } from './formats.ts';
export { readFeeds, type Feed } from './feeds.ts';
export { readGazetteer } from './gazetteer.ts';
export { ingest, type IngestOptions } from './ingest.ts';
export { openLocation } from './open-location.ts';
export type { RawEvent, ReadFormat, SourceFile, Unreadable } from './raw-event.ts';
export type { IngestReport } from './report.ts';
