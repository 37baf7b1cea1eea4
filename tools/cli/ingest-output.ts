import type { IngestReport } from '@marquee/ingest';
import { Presets, SingleBar } from 'cli-progress';

/** Shows a line that counts records. Does nothing if it is disabled or stderr is not a terminal. */
export function createProgressBar(source: string, isEnabled: boolean) {
  if (!isEnabled || !process.stderr.isTTY)
    return { update: () => undefined, stop: () => undefined };
  const format = `${source} | {value} read | {created} new | {changed} changed | {rejected} rejected | {duration_formatted}`;
  const bar = new SingleBar(
    { format, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  bar.start(0, 0, { created: 0, changed: 0, rejected: 0 });
  const update = ({ read, created, changed, rejected }: IngestReport) => {
    bar.update(read, { created, changed, rejected });
  };
  return {
    update,
    stop: () => {
      bar.stop();
    },
  };
}

/** A feed that could not be read. The runs of the others continue. */
export interface FeedFailure {
  source: string;
  failed: string;
}

export type FeedOutcome = IngestReport | FeedFailure;

/** Prints the reports as text or JSON. */
export function printReport(reports: FeedOutcome[], asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2));
    return;
  }
  for (const report of reports)
    console.log(
      'failed' in report
        ? `${report.source}: failed: ${report.failed}`
        : formatReport(report).join('\n'),
    );
}

function formatReport(report: IngestReport): string[] {
  const {
    source,
    read,
    created,
    joined,
    changed,
    unchanged,
    repeated,
    rejected,
    withdrawn,
    notWithdrawn,
    reasons,
    dropped,
    columns,
    preview,
    warnings,
    doubts,
    seconds,
  } = report;
  const perSecond = Math.round(read / Math.max(seconds, 0.001));
  if (report.notModified) return [`${source}: not modified since the last run`];
  return [
    `${source}: ${String(read)} records in ${seconds.toFixed(1)} s (${String(perSecond)} per second)`,
    `  new ${String(created)} (${String(joined)} merged into existing events), changed ${String(changed)}, unchanged ${String(unchanged)}, repeated ${String(repeated)}, rejected ${String(rejected)}, withdrawn ${String(withdrawn)}`,
    ...(report.empty ? ['  the source lists nothing'] : []),
    ...(notWithdrawn === undefined ? [] : [`  nothing withdrawn: ${notWithdrawn}`]),
    ...Object.entries(reasons).map(
      ([reason, { count, examples }]) =>
        `  rejected ${String(count)} × ${reason}: ${examples.join(' · ')}`,
    ),
    ...Object.entries(dropped ?? {}).map(
      ([reason, { count, examples }]) =>
        `  omitted ${String(count)} × ${reason}: ${examples.join(' · ')}`,
    ),
    ...Object.entries(doubts ?? {}).map(
      ([reason, { count, examples }]) =>
        `  doubtful ${String(count)} × ${reason}${examples.length > 0 ? `: ${examples.join(' · ')}` : ''}`,
    ),
    ...(columns === undefined ? [] : formatColumns(columns)),
    ...(preview ?? []).map((event) => `  ${JSON.stringify(withoutUnknown(event))}`),
    ...Object.entries(warnings ?? {}).map(
      ([reason, { count, examples }]) =>
        `  not read ${String(count)} × ${reason}: ${examples.join(' · ')}`,
    ),
  ];
}

function formatColumns({ found, mapped, ignored }: NonNullable<IngestReport['columns']>): string[] {
  const pairs = Object.entries(mapped).map(([target, names]) =>
    target === names ? names : `${names} → ${target}`,
  );
  return [
    `  columns found: ${found.join(', ')}`,
    `  columns mapped: ${pairs.join(', ')}`,
    ...(ignored.length > 0 ? [`  columns ignored: ${ignored.join(', ')}`] : []),
  ];
}

const withoutUnknown = (event: object) =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
