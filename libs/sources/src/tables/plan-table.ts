import type { Fields } from '../reading/record.ts';
import { missingColumns, planColumns, reportColumns } from './column-plan.ts';
import { type ColumnPlan, lackingColumn } from './column-sources.ts';
import { describeMissing } from './missing-fields.ts';
import type { TableOptions } from './table-options.ts';

/** The columns of a table do not make an event. */
export class HeaderError extends Error {}

/**
 * Plans a table by its header and some rows, and reports its columns. Throws a HeaderError if title
 * or start are missing.
 */
export function planTable(
  header: string[],
  { map, timezone, onColumns, onPlan }: TableOptions,
  sample: readonly Fields[] = [],
): ColumnPlan {
  const missing = missingColumns(header, map);
  if (missing.length > 0)
    throw new HeaderError(
      `The header has no column ${list(missing)}. Its columns are ${list(header)}.`,
    );
  const plan = planColumns(header, { map, timezone }, sample);
  onColumns?.(reportColumns(header, plan));
  onPlan?.({ plan, sample });
  const lacking = lackingColumn(plan);
  if (lacking === null) return plan;
  throw new HeaderError(
    `The header has no column named "${lacking}", and none that is known as such. Its columns are ${list(header)}. ${describeMissing(plan, sample)}`,
  );
}

/**
 * Numbers repeated headers, which would overwrite each other: Outlook writes "Début" for the date
 * and for the time.
 */
export const withoutRepeats = (names: string[]): string[] =>
  names.map((name, at) => {
    const count = names.slice(0, at).filter((other) => other === name).length;
    return count === 0 || name === '' ? name : `${name} (${String(count + 1)})`;
  });

const list = (names: string[]) => names.map((name) => `"${name}"`).join(', ');
