import type { Target } from './known-columns.ts';

/**
 * The columns of a field: the first that has a value counts. Each can be several columns whose
 * values are joined by a space.
 */
export type ColumnSource = readonly (readonly string[])[];

/** Which columns of a table become which of ours. */
export interface ColumnPlan {
  sources: ReadonlyMap<Target, ColumnSource>;
  /** 0 to 1 for each field, 1 if it is stated. */
  confidence: ReadonlyMap<Target, number>;
  /** Fields for which two columns are about equally probable. */
  rivals: { target: Target; columns: string[] }[];
  ignored: string[];
  /** The days of the list are written as midnight in UTC. */
  hasMidnights: boolean;
  /** All times of the list are instants of one time of day in a zone: they can be days. */
  isAtOneHour: boolean;
  /** All starts have this offset, in summer and in winter. */
  constantOffset: string | null;
  /** Columns with further acts: "Support". */
  support: string[];
  halves: Halves;
}

export const columnsFor = ({ sources }: ColumnPlan, targets: readonly Target[]): string => {
  const parts = targets.flatMap((target) => sources.get(target) ?? []);
  return `column ${parts.map((columns) => columns.map((name) => `"${name}"`).join(' + ')).join(' + ')}`;
};

const START = ['start_local', 'start_utc', 'start_date'] as const;

export const isDated = ({ sources }: Pick<ColumnPlan, 'sources'>): boolean =>
  START.some((target) => sources.has(target));

/** Returns the column that a table needs and a plan lacks, or null. */
export function lackingColumn({
  sources,
}: Pick<ColumnPlan, 'sources'>): 'title' | 'start_local' | null {
  if (!sources.has('title') && !(sources.has('home_team') && sources.has('away_team')))
    return 'title';
  return isDated({ sources }) ? null : 'start_local';
}

/** What the hours of a list state about the half of the day. */
export interface Halves {
  /** Many hours state it: "8.00pm". */
  isStated: boolean;
  /** Nearly all of many hours are after noon, so one that states no half is as well. */
  areLate: boolean;
}
