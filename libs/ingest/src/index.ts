export {
  backfillOrganizers,
  backfillSeries,
  createCuration,
  removeSource,
  type PossibleDuplicate,
} from '@marquee/catalogue';
export { ingestLocation, type IngestLocationOptions } from './ingest-location.ts';
export { checkFeed } from './registry/check-feed.ts';
export { ingest, type IngestOptions } from './ingest.ts';
export { isUsable, type IngestReport } from './report.ts';
export { decideCorrection, SUBMISSIONS } from './decide-correction.ts';
