import { createSourceRepository, type Database } from '@marquee/database';
import {
  createRobots,
  createValidatorStore,
  defaultAccess,
  download,
  type FetchAddress,
  type FormatName,
  isAddress,
  type ColumnReport,
  lazyFetcher,
  openLocation,
  openPages,
  readerFor,
  readPages,
  readTicketingApi,
  type SourceAccess,
  type SourceFile,
  systemFor,
  type TableOptions,
  ticketingApiFor,
  withRobots,
} from '@marquee/sources';
import type { IngestArticlesOptions } from './articles/ingest-articles.ts';
import { withEmptyFiles } from './empty-files.ts';
import { ingest } from './ingest.ts';
import { recordRun } from './record-run.ts';
import { isUsable, type IngestReport } from './report.ts';

// The occurrences of an endless series are read up to a date ahead of the run, so an unchanged
// calendar is read again.
const MAX_CALENDAR_AGE_MS = 7 * 86_400_000;
// Between two pages of an answer.
const PAUSE_MS = 250;

export interface IngestLocationOptions extends Omit<IngestArticlesOptions, 'records'> {
  format: FormatName;
  /**
   * A file, a folder, an address or `-` (see openLocation), or a ticketing API, which is read page
   * by page.
   */
  location: string;
  /** For tables: the mapping of columns and the order of dates. */
  table?: TableOptions;
  /** Limits and keys for the network. Default: public addresses only, no keys. */
  access?: SourceAccess;
  /**
   * Folder for validators of feeds, so an unchanged feed is not read again. Without it every run
   * reads the whole feed.
   */
  versionsFolder?: string;
  /**
   * Obeys robots.txt, which is retained for a day in this folder. Null: not, because the owner or
   * the documentation of the system allows it.
   */
  robotsFolder?: string | null;
  /** The run, if it has started. */
  runId?: number;
}

/**
 * Reads a location into the catalogue: events, or articles for the format `articles`. Stores the
 * run and its report, except of a run that reads only upcoming events.
 */
export const ingestLocation = (
  database: Database,
  options: IngestLocationOptions,
): Promise<IngestReport> =>
  options.dryRun || options.since !== undefined
    ? readLocation(database, options)
    : recordRun(database, options, (recording) =>
        readLocation(database, { ...options, ...recording }),
      );

async function readLocation(
  database: Database,
  options: IngestLocationOptions,
): Promise<IngestReport> {
  const { format, location, access = defaultAccess(), versionsFolder, full = false } = options;
  const fetchAddress = createFetchAddress(options, access);
  const api = ticketingApiFor(format, location, access);
  if (api) {
    const records = readTicketingApi(api, location, {
      access,
      fetchAddress: lazyFetcher(access),
      mustBeComplete: full,
    });
    return ingest(database, { ...options, records });
  }
  const system = isAddress(location) ? await systemFor(format) : null;
  if (system)
    return ingestFiles(database, options, readPages(system, location, { access, fetchAddress }));
  const isCompleteRun =
    !options.dryRun && options.limit === undefined && options.since === undefined;
  if (versionsFolder !== undefined && isCompleteRun && isAddress(location))
    return ingestIfModified(database, options, { folder: versionsFolder, fetchAddress, access });
  if (!isAddress(location)) return ingestFiles(database, options, openLocation(location));
  const fetched = await download(location, fetchAddress);
  const pauseMs = access.allowPrivate ? 0 : PAUSE_MS;
  return ingestFiles(database, options, openPages(fetched, location, { fetchAddress, pauseMs }));
}

/** The APIs of ticket sellers are read under the terms of the key. */
function createFetchAddress(
  { robotsFolder = null }: IngestLocationOptions,
  access: SourceAccess,
): FetchAddress {
  const fetchAddress = lazyFetcher(access);
  if (robotsFolder === null) return fetchAddress;
  return withRobots(fetchAddress, createRobots({ fetchAddress, folder: robotsFolder }));
}

interface Conditions {
  folder: string;
  fetchAddress: FetchAddress;
  access: SourceAccess;
}

async function ingestIfModified(
  database: Database,
  options: IngestLocationOptions,
  { folder, fetchAddress, access }: Conditions,
): Promise<IngestReport> {
  const { location, source, format } = options;
  const validators = createValidatorStore(folder, { source: source.name, location });
  const completedAt = (await createSourceRepository(database).completions()).get(source.name);
  const maxAgeMs = format === 'ics' ? MAX_CALENDAR_AGE_MS : undefined;
  const fetched = await download(
    location,
    fetchAddress,
    await validators.headersFor(completedAt, maxAgeMs),
  );
  const isNotModified = fetched.status === 304;
  // An unmodified feed has no files here, so a complete run must not withdraw its listings.
  if (isNotModified)
    return {
      ...(await ingestFiles(database, { ...options, full: false }, noFiles())),
      notModified: true,
    };
  const paged = { isPaged: false };
  const files = openPages(fetched, location, {
    fetchAddress,
    pauseMs: access.allowPrivate ? 0 : PAUSE_MS,
    onSecondPage: () => (paged.isPaged = true),
  });
  const report = await ingestFiles(database, options, files);
  if (isUsable(report) && !paged.isPaged) await validators.save(fetched);
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
      import('@marquee/sources/articles'),
    ]);
    return ingestArticles(database, { ...options, records: readArticles(files) });
  }
  const read = await readerFor(options.format);
  const columns: ColumnReport[] = [];
  const onColumns = (found: ColumnReport) => columns.push(found);
  const { language, timezone } = options.defaults ?? {};
  const known = { language, timezone };
  const records = withEmptyFiles(files, (watched) =>
    read(watched, { ...known, ...options.table, onColumns }),
  );
  const report = await ingest(database, { ...options, records });
  return columns[0] ? { ...report, columns: columns[0] } : report;
}

async function* noFiles(): AsyncGenerator<SourceFile> {
  yield* [];
}
