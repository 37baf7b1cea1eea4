export type { BatchResult } from './batch-pipeline.ts';
export { openCatalogueWriter, type CatalogueWriter } from './catalogue-writer.ts';
export { createCuration } from './curation.ts';
export { backfillOrganizers } from './backfill-organizers.ts';
export { removeSource, type RemovedSource } from './remove-source.ts';
export { backfillSeries } from './series/backfill-series.ts';
export type { WithdrawalScope } from './withdraw-unseen.ts';
export type { PossibleDuplicate } from '@marquee/database/catalogue';
