import { missingColumns, planColumns, reportColumns, type ColumnPlan } from './column-plan.ts';
import type { Fields } from '../reading/record.ts';
import { describeMissing } from './missing-fields.ts';
import type { TableOptions } from './table-options.ts';

/** The columns of a table do not make an event. */
export class HeaderError extends Error {}

/** Plans a table by its header and some rows, and reports its columns. Throws a HeaderError if title or start are missing. */
export function planTable(
  header: string[],
  { map, onColumns, onPlan }: TableOptions,
  sample: readonly Fields[] = [],
): ColumnPlan {
  const missing = missingColumns(header, map);
  if (missing.length > 0)
    throw new HeaderError(
      `The header has no column ${list(missing)}. Its columns are ${list(header)}.`,
    );
  const plan = planColumns(header, map, sample);
  onColumns?.(reportColumns(header, plan));
  onPlan?.({ plan, sample });
  const lacking = lackingColumn(plan);
  if (lacking === null) return plan;
  throw new HeaderError(
    `The header has no column named "${lacking}", and none that is known as such. Its columns are ${list(header)}. ${describeMissing(plan, sample)}`,
  );
}

const START = ['start_local', 'start_utc', 'start_date'] as const;

/** Returns the column that a table needs and a plan lacks, or null. */
export function lackingColumn({ sources }: ColumnPlan): 'title' | 'start_local' | null {
  if (!sources.has('title') && !(sources.has('home_team') && sources.has('away_team')))
    return 'title';
  return START.some((target) => sources.has(target)) ? null : 'start_local';
}

/** Numbers repeated headers, which would overwrite each other: Outlook writes "Début" for the date and for the time. */
export const withoutRepeats = (names: string[]): string[] =>
  names.map((name, at) => {
    const count = names.slice(0, at).filter((other) => other === name).length;
    return count === 0 || name === '' ? name : `${name} (${String(count + 1)})`;
  });

const list = (names: string[]) => names.map((name) => `"${name}"`).join(', ');
