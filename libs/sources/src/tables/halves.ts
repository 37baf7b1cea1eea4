import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

const HALF = /\d\s*[ap]\.?\s?m\b|\d\s*[ap]$/i;
const MANY = 0.5;

/** Returns whether many hours of a list state the half of the day: "8.00pm". */
export function statesHalves(
  sources: ReadonlyMap<Target, ColumnSource>,
  sample: readonly Fields[],
): boolean {
  const hours = (sources.get('start_time')?.flat() ?? []).flatMap((name) =>
    sample.flatMap((record) => text(record[name]) ?? []),
  );
  return hours.length > 0 && hours.filter((hour) => HALF.test(hour)).length >= MANY * hours.length;
}

/** Next to "8.00pm", "7.45" is in the morning or in the evening. */
export const lacksHalf = (hour: string): boolean =>
  /^[1-9](?:[.:]\d\d)?$|^1[01](?:[.:]\d\d)?$/.test(hour.trim());
