import { setImmediate } from 'node:timers/promises';
import { openCatalogueWriter, type CatalogueWriter } from '@marquee/catalogue';
import {
  createCityRepository,
  createSourceRepository,
  type Database,
  type ListingCorrections,
  type SourceTerms,
} from '@marquee/database';
import type { NormalisedEvent } from '@marquee/domain';
import {
  type CityResolver,
  createCityResolver,
  createKindsOfList,
  createTicketPages,
  droppedUrls,
  findDoubts,
  findLostEnd,
  type KindsOfList,
  normaliseEvent,
  type ParsedRecord,
  parseRecord,
  type RawEvent,
  RecordRejectedError,
  type ResolvedPlace,
  type SourceDefaults,
  type SourceNote,
  type TicketPages,
  type UnreadableRecord,
} from '@marquee/sources';
import { inBatches } from './batches.ts';
import { createCompleteness, type Completeness } from './completeness.ts';
import { deriveIds } from './derive-ids.ts';
import { prefetch } from './prefetch.ts';
import { recordsSince } from './records-since.ts';
import { createRejectedRecords, type RejectedRecords } from './rejected-records.ts';
import {
  createReport,
  isUsable,
  type IngestReport,
  type OnRejected,
  type ReportInProgress,
} from './report.ts';

const BATCH_LIMITS = { records: 500, characters: 2_000_000 };
// Yields to the event loop this often. Otherwise the database connection would wait for its next
// statement.
const RECORDS_PER_TURN = 5;
const PREVIEWED_RECORDS = 5;

type SourceRecord = RawEvent | UnreadableRecord | SourceNote;

export interface IngestOptions {
  source: SourceTerms;
  /**
   * The id of the source, if it is registered. A source that is removed during the run is not added
   * again.
   */
  sourceId?: number;
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  /** The records are the complete list of the source: listings that are missing are withdrawn. */
  full?: boolean;
  /** Fills in what records lack. */
  defaults?: SourceDefaults;
  /** A complete list may be empty. Without it, an empty list withdraws nothing. */
  allowEmpty?: boolean;
  /**
   * A complete list may have lost more than half of its upcoming events. Without it, such a list
   * withdraws nothing until the next run confirms it.
   */
  allowShrink?: boolean;
  /** Reads and normalises without writing. */
  dryRun?: boolean;
  /** What the owner of the source states instead of its records. */
  corrections?: ListingCorrections;
  /** Rejects records with a doubt about place or time. */
  strict?: boolean;
  /** Maximum number of records to read. */
  limit?: number;
  /**
   * Reads only the records that end on this day (`YYYY-MM-DD`) or later: upcoming events are
   * listed before the rest is read. Such a run, as one with a limit, is not complete.
   */
  since?: string;
  /** Called for each rejected record. */
  onRejected?: OnRejected;
  /** Called after each batch. */
  onProgress?: (report: IngestReport) => void;
}

/**
 * Reads a source into the catalogue in batches, so memory does not grow with the source. Invalid
 * records are rejected with a reason and the run continues. A repeated run changes nothing.
 */
export async function ingest(database: Database, options: IngestOptions): Promise<IngestReport> {
  const progress = createReport(options.source.name, { onRejected: options.onRejected });
  const completeness = createCompleteness();
  const rejected = createRejectedRecords();
  const resolvers = createResolvers(database, options);
  const sources = createSourceRepository(database);
  const sourceId = options.dryRun
    ? null
    : (options.sourceId ?? (await sources.register(options.source)));
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
      for await (const batch of prefetch(
        prepareBatches(options, { ...resolvers, progress, completeness, rejected, writer }),
      )) {
        if (writer) await writer.add(batch);
        options.onProgress?.(progress.report);
      }
    } finally {
      if (writer) await writer.flush(); // writes what was read before a source failed
    }
    const isComplete = options.limit === undefined && options.since === undefined;
    if (writer && isComplete) await withdraw(writer, options, { progress, completeness });
    if (writer && progress.report.created + progress.report.changed > 0)
      await writer.linkReferences();
    if (writer) await writer.refreshStatistics(progress.report.created + progress.report.changed);
    const hasFailed = progress.report.read > 0 && !isUsable(progress.report);
    // else a schedule reads it again soon
    if (sourceId !== null && isComplete && !hasFailed) await sources.complete(sourceId);
    return progress.finish();
  } finally {
    if (writer) await writer.close();
  }
}

interface IngestRun {
  cities: CityResolver;
  /** Looks up the places of records that must not be listed. Stores nothing. */
  hiddenCities: CityResolver;
  ticketPages: TicketPages;
  kindsOfList: KindsOfList;
  progress: ReportInProgress;
  completeness: Completeness;
  rejected: RejectedRecords;
  writer: CatalogueWriter | null;
}

function createResolvers(database: Database, { dryRun = false }: IngestOptions) {
  const repository = createCityRepository(database);
  return {
    cities: createCityResolver(repository, { readOnly: dryRun }),
    hiddenCities: createCityResolver(repository, { readOnly: true }),
    ticketPages: createTicketPages(),
    kindsOfList: createKindsOfList(),
  };
}

async function withdraw(
  writer: CatalogueWriter,
  { full = false, allowEmpty = false, allowShrink = allowEmpty }: IngestOptions,
  { progress: { report }, completeness }: Pick<IngestRun, 'progress' | 'completeness'>,
): Promise<void> {
  const isEmpty = report.created + report.changed + report.unchanged === 0;
  const obstacle = full ? completeness.findObstacle({ isEmpty, allowEmpty }) : null;
  if (obstacle !== null) report.notWithdrawn = obstacle;
  else if (full && isEmpty) report.empty = true;
  const scope = { ...completeness.toScope(full && obstacle === null), allowShrink };
  const hasWork = scope.isFull || scope.completeUids.length > 0 || scope.excludedIds.length > 0;
  if (!hasWork) return;
  const { withdrawn, held } = await writer.withdrawUnseen(scope);
  report.withdrawn = withdrawn;
  if (held) report.notWithdrawn = describeShrinkage(held);
}

const describeShrinkage = ({ upcoming, missing }: { upcoming: number; missing: number }) =>
  `${String(missing)} of ${String(upcoming)} upcoming events are missing. They are withdrawn if the next run does not list them either, or with --allow-shrink.`;

async function* prepareBatches(options: IngestOptions, { writer, ...run }: IngestRun) {
  const { limit, since } = options;
  const { progress, completeness } = run;
  const observed = completeness.observe(options.records);
  const records = since === undefined ? observed : recordsSince(since, observed);
  for await (const batch of inBatches(
    { records, ...(limit !== undefined && { limit }) },
    BATCH_LIMITS,
  )) {
    const events = await normaliseBatch(batch, options, run);
    if (!writer)
      progress.report.preview = [...(progress.report.preview ?? []), ...events].slice(
        0,
        PREVIEWED_RECORDS,
      );
    yield writer ? await writer.prepare(events) : [];
  }
}

async function normaliseBatch(
  batch: (RawEvent | UnreadableRecord)[],
  { defaults, ...options }: Pick<IngestOptions, 'defaults' | 'strict' | 'corrections'>,
  {
    cities,
    hiddenCities,
    ticketPages,
    kindsOfList,
    progress,
    completeness,
    rejected,
  }: Omit<IngestRun, 'writer'>,
): Promise<NormalisedEvent[]> {
  const attempt = (raw: RawEvent, work: () => void) => {
    if (rejected.has(raw)) {
      progress.report.repeated++;
      return;
    }
    try {
      work();
    } catch (error) {
      if (!(error instanceof RecordRejectedError)) throw error;
      rejected.add(raw);
      completeness.reject(raw, error);
      progress.reject(error.message, raw.source_id ?? raw.title);
    }
  };
  progress.report.read += batch.length;
  const parsed: ParsedRecord[] = [];
  const hidden: RawEvent[] = [];
  for (const [index, record] of batch.entries()) {
    if (index % RECORDS_PER_TURN === 0) await setImmediate();
    if ('unreadable' in record) {
      rejectUnreadable(record, { progress, rejected });
      if (record.hidden) hidden.push(record.hidden);
    } else attempt(record, () => parsed.push(parseRecord(record, defaults)));
  }
  for (const id of await deriveIds(hidden, { defaults, cities: hiddenCities }))
    completeness.exclude(id);
  const places = await cities.resolve(parsed.map(({ place }) => place));
  const events: NormalisedEvent[] = [];
  for (const [index, record] of parsed.entries()) {
    if (index % RECORDS_PER_TURN === 0) await setImmediate();
    const place = places[index];
    if (place)
      attempt(record.raw, () => events.push(normalise(record, place, { progress, ...options })));
  }
  return kindsOfList(ticketPages(events));
}

function rejectUnreadable(
  record: UnreadableRecord,
  { progress, rejected }: Pick<IngestRun, 'progress' | 'rejected'>,
) {
  if (rejected.has(record)) {
    progress.report.repeated++;
    return;
  }
  rejected.add(record);
  progress.reject(record.unreadable, record.where);
}

interface NormaliseOptions extends Pick<IngestOptions, 'strict' | 'corrections'> {
  progress: ReportInProgress;
}

function normalise(
  record: ParsedRecord,
  place: ResolvedPlace,
  { progress, strict = false, corrections }: NormaliseOptions,
): NormalisedEvent {
  const { raw } = record;
  const stated = normaliseEvent(record, place);
  const event = { ...stated, ...corrections?.get(stated.source_event_id) };
  for (const doubt of findDoubts(record, place)) {
    if (strict) throw new RecordRejectedError(doubt);
    progress.doubt(doubt, raw.source_id ?? raw.title);
  }
  progress.count(event);
  const lostEnd = findLostEnd(raw, stated);
  if (lostEnd !== null)
    progress.warn(lostEnd, `${raw.source_id ?? raw.title}: ${raw.end_local ?? raw.end_utc ?? ''}`);
  for (const field of droppedUrls(raw, event))
    progress.drop(`${field} that is not a public web address`, raw.source_id ?? raw.title);
  for (const contradiction of place.contradictions)
    progress.drop(contradiction, raw.source_id ?? raw.title);
  for (const { warning, detail } of raw.warnings ?? [])
    progress.warn(warning, `${raw.source_id ?? raw.title}: ${detail}`);
  return event;
}
