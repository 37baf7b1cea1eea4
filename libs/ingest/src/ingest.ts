import { setImmediate } from 'node:timers/promises';
import {
  createCityRepository,
  createSourceRepository,
  openCatalogueWriter,
  type CatalogueWriter,
  type Database,
  type SourceTerms,
} from '@marquee/database';
import type { NormalisedEvent } from '@marquee/domain';
import { matching } from '@marquee/matching';
import { batchesOf } from './batches.ts';
import { createCityResolver, type ResolvedPlace, type CityResolver } from './normalise/city-resolver.ts';
import { droppedUrls } from './normalise/dropped-urls.ts';
import { parseRecord, normaliseEvent, type ParsedRecord } from './normalise/normalise-event.ts';
import { prefetch } from './prefetch.ts';
import type { RawEvent, UnreadableRecord } from './raw-event.ts';
import { RecordRejectedError } from './record-rejected-error.ts';
import { createReport, type IngestReport, type ReportInProgress } from './report.ts';

const BATCH = { records: 500, characters: 2_000_000 };
// Between so many records the database gets a turn: it would otherwise wait for its next statement.
const RECORDS_PER_TURN = 5;

export interface IngestOptions {
  source: SourceTerms;
  records: AsyncIterable<RawEvent | UnreadableRecord> | Iterable<RawEvent | UnreadableRecord>;
  /** The records are the source's complete list: what it no longer holds is withdrawn. */
  full?: boolean;
  /** Reads and normalises, writes nothing. */
  dryRun?: boolean;
  /** Reads at most so many records. */
  limit?: number;
  /** Called after each batch. */
  onProgress?: (report: IngestReport) => void;
}

/**
 * Reads a source into the catalogue, a batch at a time: memory does not grow with the source. A record that cannot
 * become an event is rejected with its reason and the run goes on. Running it again changes nothing.
 */
export async function ingest(database: Database, options: IngestOptions): Promise<IngestReport> {
  const progress = createReport(options.source.name);
  const places = createCityResolver(createCityRepository(database), { readOnly: options.dryRun ?? false });
  const sources = createSourceRepository(database);
  const sourceId = options.dryRun ? null : await sources.register(options.source);
  const writer =
    sourceId === null
      ? null
      : await openCatalogueWriter(database, {
          source: { id: sourceId, name: options.source.name },
          matching,
          onWritten: progress.add,
        });
  try {
    try {
      for await (const batch of prefetch(readyBatches(options, { places, progress, writer }))) {
        if (writer) await writer.add(batch);
        options.onProgress?.(progress.report);
      }
    } finally {
      if (writer) await writer.flush(); // a source that breaks off takes nothing with it that was read before
    }
    const isWhole = options.limit === undefined;
    if (writer && options.full && isWhole) progress.report.withdrawn = await writer.withdrawUnseen();
    if (writer) await writer.refreshStatistics(progress.report.created + progress.report.changed);
    if (sourceId !== null && isWhole) await sources.complete(sourceId);
    return progress.finish();
  } finally {
    if (writer) await writer.close();
  }
}

interface ReadingParts {
  places: CityResolver;
  progress: ReportInProgress;
  writer: CatalogueWriter | null;
}

async function* readyBatches(options: IngestOptions, { places, progress, writer }: ReadingParts) {
  for await (const batch of batchesOf(options, BATCH)) {
    const facts = await settleBatch(batch, places, progress);
    yield writer ? await writer.prepare(facts) : [];
  }
}

async function settleBatch(
  batch: (RawEvent | UnreadableRecord)[],
  places: CityResolver,
  progress: ReportInProgress,
): Promise<NormalisedEvent[]> {
  progress.report.read += batch.length;
  const candidates: ParsedRecord[] = [];
  for (const [index, record] of batch.entries()) {
    if (index % RECORDS_PER_TURN === 0) await setImmediate();
    if ('unreadable' in record) progress.reject(record.unreadable, record.where);
    else attempt(record, progress, () => candidates.push(parseRecord(record)));
  }
  const found = await places.resolve(candidates.map(({ place }) => place));
  const facts: NormalisedEvent[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (index % RECORDS_PER_TURN === 0) await setImmediate();
    const place = found[index];
    if (place) attempt(candidate.raw, progress, () => facts.push(normalise(candidate, place, progress)));
  }
  return facts;
}

function normalise(candidate: ParsedRecord, place: ResolvedPlace, progress: ReportInProgress): NormalisedEvent {
  const { raw } = candidate;
  const facts = normaliseEvent(candidate, place);
  for (const field of droppedUrls(raw, facts))
    progress.drop(`${field} that is not a public web address`, raw.source_id ?? raw.title);
  return facts;
}

function attempt(raw: RawEvent, progress: ReportInProgress, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RecordRejectedError)) throw error;
    progress.reject(error.message, raw.source_id ?? raw.title);
  }
}
