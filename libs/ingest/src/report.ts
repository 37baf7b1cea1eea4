import type { BatchResult } from '@marquee/catalogue';
import type { NormalisedEvent } from '@marquee/domain';
import type { ColumnReport } from '@marquee/sources';

const EXAMPLES_PER_REASON = 5;
// Reasons are templates, but some contain what a file states.
const MAX_REASONS = 100;
const OTHER_REASONS = 'other reasons';

export interface RejectedReason {
  count: number;
  /** A few affected records, by title, id or position. */
  examples: string[];
}

/** The result of a run over a source. `read` is the sum of all outcomes. */
export interface IngestReport {
  source: string;
  /** The kind of records: events, or articles in one language. */
  kind: 'event' | 'text';
  read: number;
  created: number;
  /** The number of created listings that were matched to an existing event. */
  joined: number;
  changed: number;
  unchanged: number;
  /** Records whose id occurred earlier in the run, and copies of rejected records. */
  repeated: number;
  rejected: number;
  /** Listings (or articles) that a complete list no longer contains. */
  withdrawn: number;
  /** True if a complete list is empty, as `allowEmpty` permits. */
  empty?: true;
  /** Why a complete run withdrew nothing. */
  notWithdrawn?: string;
  reasons: Record<string, RejectedReason>;
  /** Fields that were dropped from accepted records, by reason. */
  dropped?: Record<string, RejectedReason>;
  /** The columns of a table: found, mapped to ours, ignored. */
  columns?: ColumnReport;
  /** The first records as they would be stored, in a dry run. */
  preview?: NormalisedEvent[];
  /** Details of accepted records that could not be read, by reason. */
  warnings?: Record<string, RejectedReason>;
  /**
   * What is doubtful about accepted records: no place, a zone that is not known, a field that the
   * last run had.
   */
  doubts?: Record<string, RejectedReason>;
  /** How many accepted records have each of these fields. */
  filled?: Record<FilledField, number>;
  seconds: number;
  /** True if the server reported no change since the last run, so nothing was read. */
  notModified?: true;
}

const FILLED = ['city_name', 'venue_name', 'end_local', 'url', 'category', 'price_min'] as const;
export type FilledField = (typeof FILLED)[number];

/** Returns whether a run brought a record that can be used, now or before, or may bring none. */
export const isUsable = ({ read, rejected, notModified, empty }: IngestReport): boolean =>
  notModified === true || empty === true || read > rejected;

/** Articles are never matched, so `merged` is optional. */
type WriteResult = Omit<BatchResult, 'merged'> & { merged?: number };

/** Called for each rejected record. */
export type OnRejected = (reason: string, record: string) => void;

interface ReportOptions {
  kind?: IngestReport['kind'];
  onRejected?: OnRejected | undefined;
  now?: () => number;
}

export function createReport(
  source: string,
  { kind = 'event', onRejected, now = Date.now }: ReportOptions = {},
) {
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
    onRejected?.(reason, example);
    addReason(report.reasons, reason, example);
  }

  /** Records a dropped field of an accepted record. */
  function drop(reason: string, example: string): void {
    addReason((report.dropped ??= {}), reason, example);
  }

  /** Records a doubt about an accepted record. */
  function doubt(reason: string, example: string): void {
    addReason((report.doubts ??= {}), reason, example);
  }

  /** Counts the fields that an accepted record has. */
  function count(event: NormalisedEvent): void {
    const filled = (report.filled ??= emptyCounts());
    for (const name of FILLED) if (hasValue(event, name)) filled[name]++;
  }

  /** Records a detail of an accepted record that could not be read. */
  function warn(reason: string, example: string): void {
    addReason((report.warnings ??= {}), reason, example);
  }

  function add({ created, merged = 0, changed, unchanged, duplicateIds }: WriteResult): void {
    report.created += created;
    report.joined += merged;
    report.changed += changed;
    report.unchanged += unchanged;
    report.repeated += duplicateIds.length;
  }

  const finish = (): IngestReport => ({ ...report, seconds: (now() - startedAt) / 1000 });
  return { report, reject, drop, warn, doubt, count, add, finish };
}
export type ReportInProgress = ReturnType<typeof createReport>;

const emptyCounts = (): Record<FilledField, number> => ({
  ...{ city_name: 0, venue_name: 0, end_local: 0, url: 0, category: 0, price_min: 0 },
});

/** "community" is what a record has whose category is unknown. */
const hasValue = (event: NormalisedEvent, name: FilledField): boolean =>
  event[name] !== null && event[name] !== 'community';

const FIELD_NAMES: Readonly<Record<FilledField, string>> = {
  ...{ city_name: 'town', venue_name: 'venue', end_local: 'end', url: 'page' },
  ...{ category: 'category', price_min: 'price' },
};
const MIN_LOSS = 10;
const LOSS_SHARE = 0.5;

/**
 * Returns the fields that many records had in the last complete run and lack now: a source that
 * renames a field loses it.
 */
export function findLosses(now: IngestReport, before: Partial<IngestReport>): [string, number][] {
  const [filled, last] = [now.filled, before.filled];
  if (!filled || !last || !before.read) return [];
  const accepted = now.read - now.rejected;
  const lastAccepted = before.read - (before.rejected ?? 0);
  return FILLED.flatMap((name): [string, number][] => {
    const expected = Math.round((last[name] / Math.max(1, lastAccepted)) * accepted);
    const lost = expected - filled[name];
    const isLoss = lost >= MIN_LOSS && lost > LOSS_SHARE * expected;
    return isLoss ? [[FIELD_NAMES[name], lost]] : [];
  });
}

function addReason(reasons: Record<string, RejectedReason>, reason: string, example: string): void {
  const isListed = Object.hasOwn(reasons, reason) || Object.keys(reasons).length < MAX_REASONS;
  const entry = (reasons[isListed ? reason : OTHER_REASONS] ??= { count: 0, examples: [] });
  entry.count++;
  if (entry.examples.length < EXAMPLES_PER_REASON) entry.examples.push(example.slice(0, 200));
}
