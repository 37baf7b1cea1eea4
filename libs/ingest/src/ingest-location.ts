import type { Database } from '@marquee/database';
import { ingestArticles, type IngestArticlesOptions } from './articles/ingest-articles.ts';
import { readArticles } from './articles/read-articles.ts';
import { FORMATS, type FormatName } from './formats.ts';
import { ingest } from './ingest.ts';
import { openLocation } from './open-location.ts';
import type { IngestReport } from './report.ts';

export interface IngestLocationOptions extends Omit<IngestArticlesOptions, 'records'> {
  format: FormatName;
  /** A file, a folder, an address or `-`, as openLocation takes it. */
  location: string;
}

/** Reads what lies at a location into the catalogue: events, or articles where the format says so. */
export const ingestLocation = (
  database: Database,
  { format, location, ...options }: IngestLocationOptions,
): Promise<IngestReport> =>
  format === 'articles'
    ? ingestArticles(database, { ...options, records: readArticles(openLocation(location)) })
    : ingest(database, { ...options, records: FORMATS[format](openLocation(location)) });
