import type { BatchResult } from '@marquee/database';

const EXAMPLES_PER_REASON = 5;

export interface RejectedReason {
  count: number;
  /** A few records it concerns, by title or by where they stand. */
  examples: string[];
}

/** What a run over a source did. `read` is the sum of all outcomes. */
export interface IngestReport {
  source: string;
  /** What a record is: an event, or an article in one language. */
  kind: 'event' | 'text';
  read: number;
  created: number;
  /** Of the created ones, those that were found to be of an event that another listing had told. */
  joined: number;
  changed: number;
  unchanged: number;
  /** Records whose id stood before in the same run. */
  repeated: number;
  rejected: number;
  /** Claims (or texts) taken back because a complete list no longer holds them. */
  withdrawn: number;
  reasons: Record<string, RejectedReason>;
  /** Fields that were left out of accepted records, by reason. Set if there are any. */
  dropped?: Record<string, RejectedReason>;
  seconds: number;
  /** Set where the source's server said that nothing changed since the last run: then nothing was read. */
  notModified?: true;
}

/** Texts of articles are never joined. */
type Written = Omit<BatchResult, 'merged'> & { merged?: number };

export function createReport(source: string, kind: IngestReport['kind'] = 'event', now: () => number = Date.now) {
  const startedAt = now();
  const report: IngestReport = {
    source,
    kind,
    read: 0,
    created: 0,
    joined: 0,
    changed: 0,
    unchanged: 0,
    repeated: 0,
    rejected: 0,
    withdrawn: 0,
    reasons: {},
    seconds: 0,
  };

  function reject(reason: string, example: string): void {
    report.rejected++;
    note(report.reasons, reason, example);
  }

  /** Records that a field of an accepted record was left out. */
  function drop(reason: string, example: string): void {
    note((report.dropped ??= {}), reason, example);
  }

  function add({ created, merged = 0, changed, unchanged, duplicateIds }: Written): void {
    report.created += created;
    report.joined += merged;
    report.changed += changed;
    report.unchanged += unchanged;
    report.repeated += duplicateIds.length;
  }

  const finish = (): IngestReport => ({ ...report, seconds: (now() - startedAt) / 1000 });
  return { report, reject, drop, add, finish };
}
export type ReportInProgress = ReturnType<typeof createReport>;

function note(reasons: Record<string, RejectedReason>, reason: string, example: string): void {
  const entry = (reasons[reason] ??= { count: 0, examples: [] });
  entry.count++;
  if (entry.examples.length < EXAMPLES_PER_REASON) entry.examples.push(example.slice(0, 120));
}
