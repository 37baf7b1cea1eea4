import type { TrialReport } from '../../apps/api/test/try-operation.ts';
import { table } from '../../bench/report.ts';

export interface OperationReport extends TrialReport {
  /** Number of raw requests. */
  raw: number;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const formatStatuses = (statuses: Map<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${String(status)}: ${String(count)}`)
    .join(', ');

const countFindings = ({ findings }: OperationReport): number =>
  sum([...findings.values()].map(({ count }) => count));

/**
 * Returns a line with the figures of an operation, and one for each finding and each slow request.
 */
export function formatReport(report: OperationReport): string[] {
  const { operation, requests, succeeded, raw, statuses, slowestMs, slow, findings } = report;
  const sent = `${String(requests.valid)} valid (${String(succeeded)} succeeded), ${String(requests.mutated)} mutated, ${String(raw)} raw`;
  const figures = `${formatStatuses(statuses)}; slowest ${slowestMs.toFixed(0)} ms; ${String(countFindings(report))} findings`;
  return [
    `${operation}: ${sent}; ${figures}`,
    ...slow.slice(0, 3).map((request) => `  over a second: ${request}`),
    ...[...findings].map(
      ([verdict, { count, example }]) =>
        `  FINDING, ${String(count)} times: ${verdict}: ${example}`,
    ),
  ];
}

/** Returns a table with a row for each first part of a path and one for all. */
export function formatTable(reports: OperationReport[]): string {
  const groups = Map.groupBy(reports, ({ operation }) => /\/[a-z]*/.exec(operation)?.[0] ?? '/');
  return table([...groups, ['all', reports] as const].map(([name, group]) => toRow(name, group)));
}

function toRow(name: string, group: OperationReport[]) {
  const statuses = new Map<number, number>();
  for (const [status, count] of group.flatMap((report) => [...report.statuses]))
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    path: name === 'all' ? name : `\`${name}\``,
    operations: String(group.length),
    valid: String(sum(group.map(({ requests }) => requests.valid))),
    mutated: String(sum(group.map(({ requests }) => requests.mutated))),
    raw: String(sum(group.map(({ raw }) => raw))),
    statuses: formatStatuses(statuses),
    'slowest (ms)': Math.max(...group.map(({ slowestMs }) => slowestMs)).toFixed(0),
    'over 1 s': String(sum(group.map(({ slow }) => slow.length))),
    findings: String(sum(group.map(countFindings))),
  };
}
