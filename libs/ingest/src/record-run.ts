import {
  createIngestRunRepository,
  createSourceRepository,
  type Database,
  type RejectedRecord,
  type SourceTerms,
} from '@marquee/database';
import type { IngestReport, OnRejected } from './report.ts';

const MAX_REJECTED = 1_000;
const MAX_LENGTH = 500;

/** Stores a run with its duration, report and rejected records. A killed run stays without an end. */
export async function recordRun(
  database: Database,
  source: SourceTerms,
  run: (recording: { sourceId: number; onRejected: OnRejected }) => Promise<IngestReport>,
): Promise<IngestReport> {
  const runs = createIngestRunRepository(database);
  const sourceId = await createSourceRepository(database).register(source);
  const id = await runs.start(sourceId);
  const rejected: RejectedRecord[] = [];
  const onRejected: OnRejected = (reason, record) => {
    if (rejected.length < MAX_REJECTED)
      rejected.push({ reason: toStorable(reason), record: toStorable(record) });
  };
  try {
    const report = await run({ sourceId, onRejected });
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

/** PostgreSQL stores no null characters in text. */
const toStorable = (text: string) => text.replaceAll('\0', '').slice(0, MAX_LENGTH).toWellFormed();
