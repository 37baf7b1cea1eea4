import { setImmediate } from 'node:timers/promises';
import { openCatalogueWriter, type CatalogueWriter } from '@marquee/catalogue';
import { createCityRepository, createSourceRepository, type Database, type SourceTerms } from '@marquee/database';
import type { NormalisedEvent } from '@marquee/domain';
import {
  type CityResolver,
  createCityResolver,
  droppedUrls,
  normaliseEvent,
  type ParsedRecord,
  parseRecord,
  type RawEvent,
  RecordRejectedError,
  type ResolvedPlace,
  type SourceDefaults,
  type UnreadableRecord,
} from '@marquee/sources';
import { inBatches } from './batches.ts';
import { prefetch } from './prefetch.ts';
import { createReport, type IngestReport, type ReportInProgress } from './report.ts';

const BATCH_LIMITS = { records: 500, characters: 2_000_000 };
// Yields to the event loop this often. Otherwise the database connection would wait for its next statement.
const RECORDS_PER_TURN = 5;

export interface IngestOptions {
  source: SourceTerms;
  records: AsyncIterable<RawEvent | UnreadableRecord> | Iterable<RawEvent | UnreadableRecord>;
  /** The records are the complete list of the source: listings that are missing are withdrawn. */
  full?: boolean;
  /** Fills in what records lack. */
  defaults?: SourceDefaults;
  /** Reads and normalises without writing. */
  dryRun?: boolean;
  /** Maximum number of records to read. */
  limit?: number;
  /** Called after each batch. */
  onProgress?: (report: IngestReport) => void;
}

/**
 * Reads a source into the catalogue in batches, so memory does not grow with the source. Invalid records are rejected with a
 * reason and the run continues. A repeated run changes nothing.
 */
export async function ingest(database: Database, options: IngestOptions): Promise<IngestReport> {
  const progress = createReport(options.source.name);
  const cities = createCityResolver(createCityRepository(database), { readOnly: options.dryRun ?? false });
  const sources = createSourceRepository(database);
  const sourceId = options.dryRun ? null : await sources.register(options.source);
  const writer =
    sourceId === null
      ? null
      : await openCatalogueWriter(database, {
          source: { id: sourceId, name: options.source.name },
          onWritten: progress.add,
          onRefused: ({ source_event_id }, reason) => {
            progress.reject(reason, source_event_id);
          },
        });
  try {
    try {
      for await (const batch of prefetch(prepareBatches(options, { cities, progress, writer }))) {
        if (writer) await writer.add(batch);
        options.onProgress?.(progress.report);
      }
    } finally {
      if (writer) await writer.flush(); // writes what was read before a source failed
    }
    const isComplete = options.limit === undefined;
    if (writer && options.full && isComplete) progress.report.withdrawn = await writer.withdrawUnseen();
    if (writer && progress.report.created + progress.report.changed > 0) await writer.linkReferences();
    if (writer) await writer.refreshStatistics(progress.report.created + progress.report.changed);
    if (sourceId !== null && isComplete) await sources.complete(sourceId);
    return progress.finish();
  } finally {
    if (writer) await writer.close();
  }
}

interface IngestRun {
  cities: CityResolver;
  progress: ReportInProgress;
  writer: CatalogueWriter | null;
}

async function* prepareBatches(options: IngestOptions, { cities, progress, writer }: IngestRun) {
  for await (const batch of inBatches(options, BATCH_LIMITS)) {
    const events = await normaliseBatch(batch, options.defaults, { cities, progress });
    yield writer ? await writer.prepare(events) : [];
  }
}

async function normaliseBatch(
  batch: (RawEvent | UnreadableRecord)[],
  defaults: SourceDefaults | undefined,
  { cities, progress }: Pick<IngestRun, 'cities' | 'progress'>,
): Promise<NormalisedEvent[]> {
  progress.report.read += batch.length;
  const parsed: ParsedRecord[] = [];
  for (const [index, record] of batch.entries()) {
    if (index % RECORDS_PER_TURN === 0) await setImmediate();
    if ('unreadable' in record) progress.reject(record.unreadable, record.where);
    else attempt(record, progress, () => parsed.push(parseRecord(record, defaults)));
  }
  const places = await cities.resolve(parsed.map(({ place }) => place));
  const events: NormalisedEvent[] = [];
  for (const [index, record] of parsed.entries()) {
    if (index % RECORDS_PER_TURN === 0) await setImmediate();
    const place = places[index];
    if (place) attempt(record.raw, progress, () => events.push(normalise(record, place, progress)));
  }
  return events;
}

function normalise(record: ParsedRecord, place: ResolvedPlace, progress: ReportInProgress): NormalisedEvent {
  const { raw } = record;
  const event = normaliseEvent(record, place);
  for (const field of droppedUrls(raw, event))
    progress.drop(`${field} that is not a public web address`, raw.source_id ?? raw.title);
  return event;
}

function attempt(raw: RawEvent, progress: ReportInProgress, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RecordRejectedError)) throw error;
    progress.reject(error.message, raw.source_id ?? raw.title);
  }
}
