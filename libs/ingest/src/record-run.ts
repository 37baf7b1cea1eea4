import {
  createIngestRunRepository,
  createSourceRepository,
  type Database,
  type RejectedRecord,
  type SourceTerms,
} from '@marquee/database';
import { findLosses, type IngestReport, type OnRejected, type RejectedReason } from './report.ts';

const MAX_REJECTED = 1_000;
const MAX_LENGTH = 500;

export interface RecordRunOptions {
  source: SourceTerms;
  /** A run that has started. Default: a new one. */
  runId?: number;
}

/**
 * Stores a run with its duration, report and rejected records. A killed run stays without an end.
 */
export async function recordRun(
  database: Database,
  { source, runId }: RecordRunOptions,
  run: (recording: { sourceId: number; onRejected: OnRejected }) => Promise<IngestReport>,
): Promise<IngestReport> {
  const runs = createIngestRunRepository(database);
  const sourceId = await createSourceRepository(database).register(source);
  const before = await lastReport(runs, source.name);
  const id = runId ?? (await runs.start(sourceId));
  const rejected: RejectedRecord[] = [];
  const onRejected: OnRejected = (reason, record) => {
    if (rejected.length < MAX_REJECTED)
      rejected.push({ reason: toStorable(reason), record: toStorable(record) });
  };
  try {
    const report = withLosses(await run({ sourceId, onRejected }), before);
    await runs.end(id, { report, failure: null, rejected });
    return report;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await runs
      .end(id, { report: null, failure: toStorable(failure), rejected })
      .catch(() => undefined); // the error of the run matters
    throw error;
  }
}

const RECENT_RUNS = 5;

/** Returns the report of the last run that read events, or null. */
async function lastReport(
  runs: Pick<ReturnType<typeof createIngestRunRepository>, 'list'>,
  name: string,
): Promise<Partial<IngestReport> | null> {
  const recent = await runs.list(name, RECENT_RUNS);
  const report = recent.map((run): unknown => run.report).find(hasCounts);
  return report ?? null;
}

const hasCounts = (report: unknown): report is Partial<IngestReport> =>
  typeof report === 'object' && report !== null && 'filled' in report;

/** Reports the fields that many records lost since the last run. */
function withLosses(report: IngestReport, before: Partial<IngestReport> | null): IngestReport {
  const losses = before === null ? [] : findLosses(report, before);
  if (losses.length === 0) return report;
  const lost = losses.map(([field, count]): [string, RejectedReason] => [
    `the ${field} is missing that the last run had`,
    { count, examples: [] },
  ]);
  return { ...report, doubts: { ...report.doubts, ...Object.fromEntries(lost) } };
}

/** PostgreSQL stores no null characters in text. */
const toStorable = (text: string) => text.replaceAll('\0', '').slice(0, MAX_LENGTH).toWellFormed();
