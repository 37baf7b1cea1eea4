import { createSourceRepository, type Database } from '@marquee/database';
import type { IngestArticlesOptions } from './articles/ingest-articles.ts';
import { download, isAddress, openDownload } from './fetch/download.ts';
import type { FetchAddress } from './fetch/fetch-address.ts';
import { createValidatorStore } from './fetch/http-validators.ts';
import { lazyFetcher } from './fetch/lazy-fetcher.ts';
import { defaultAccess, type SourceAccess } from './fetch/settings.ts';
import { readerFor, type FormatName } from './formats.ts';
import { ingest } from './ingest.ts';
import { openLocation } from './open-location.ts';
import type { SourceFile } from './raw-event.ts';
import type { IngestReport } from './report.ts';
import { readTicketingApi } from './ticketing-apis/read-ticketing-api.ts';
import { ticketingApiFor } from './ticketing-apis/ticketing-apis.ts';

export interface IngestLocationOptions extends Omit<IngestArticlesOptions, 'records'> {
  format: FormatName;
  /** A file, a folder, an address or `-`, as openLocation takes it; or a vendor's API, which is read page by page. */
  location: string;
  /** What reading from the network may do: by default public addresses only, without keys. */
  access?: SourceAccess;
  /** Where versions of feeds are kept, so that one that has not changed is not read again. Without it every run reads all. */
  versionsFolder?: string;
}

/** Reads what lies at a location into the catalogue: events, or articles where the format says so. */
export async function ingestLocation(database: Database, options: IngestLocationOptions): Promise<IngestReport> {
  const { format, location, access = defaultAccess(), versionsFolder, full = false } = options;
  const fetchAddress = lazyFetcher(access);
  const vendor = ticketingApiFor(format, location, access);
  if (vendor) {
    const records = readTicketingApi(vendor, location, { access, fetchAddress, mustBeComplete: full });
    return ingest(database, { ...options, records });
  }
  const isWhole = !options.dryRun && options.limit === undefined;
  if (versionsFolder !== undefined && isWhole && isAddress(location))
    return ingestNewVersion(database, options, { folder: versionsFolder, fetchAddress });
  return ingestFiles(database, options, openLocation(location, fetchAddress));
}

async function ingestNewVersion(
  database: Database,
  options: IngestLocationOptions,
  { folder, fetchAddress }: { folder: string; fetchAddress: FetchAddress },
): Promise<IngestReport> {
  const { location, source } = options;
  const versions = createValidatorStore(folder, { source: source.name, location });
  const completedAt = (await createSourceRepository(database).completions()).get(source.name);
  const fetched = await download(location, fetchAddress, await versions.headersFor(completedAt));
  const isKnown = fetched.status === 304;
  // Nothing came, which is not to say that the list is empty.
  if (isKnown) return { ...(await ingestFiles(database, { ...options, full: false }, noFiles())), notModified: true };
  const report = await ingestFiles(database, options, openDownload(fetched));
  await versions.save(fetched);
  return report;
}

async function ingestFiles(
  database: Database,
  options: IngestLocationOptions,
  files: AsyncIterable<SourceFile>,
): Promise<IngestReport> {
  if (options.format === 'articles') {
    const [{ ingestArticles }, { readArticles }] = await Promise.all([
      import('./articles/ingest-articles.ts'),
      import('./articles/read-articles.ts'),
    ]);
    return ingestArticles(database, { ...options, records: readArticles(files) });
  }
  const read = await readerFor(options.format);
  return ingest(database, { ...options, records: read(files) });
}

async function* noFiles(): AsyncGenerator<SourceFile> {
  yield* [];
}
