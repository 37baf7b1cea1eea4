import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

const INSTANT = /^\d{4}-(\d\d)-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?([+-]\d\d:?\d\d)$/;
const STARTS = ['start_local', 'start_utc', 'start_date'] as const;
const MIN_ROWS = 5;
const MIN_IN_SUMMER = 2;

/**
 * Returns the offset of a list that writes all its starts with the same one, in summer and in
 * winter: a program that does not know of summer time. Null if there are several, or one season.
 */
export function findConstantOffset(
  sources: ReadonlyMap<Target, ColumnSource>,
  sample: readonly Fields[],
): string | null {
  const columns = STARTS.flatMap((target) => sources.get(target)?.flat() ?? []);
  const times = sample.flatMap((record) => columns.flatMap((name) => text(record[name]) ?? []));
  const starts = times.map((time) => INSTANT.exec(time));
  const offsets = new Set(starts.map((start) => start?.[2]));
  const months = starts.map((start) => Number(start?.[1]));
  const inSummer = months.filter((month) => month >= 5 && month <= 8).length;
  const inWinter = months.filter((month) => month >= 11 || month <= 2).length;
  const [offset = null] = offsets;
  const isConstant = offsets.size === 1 && starts.length >= MIN_ROWS;
  return isConstant && inSummer >= MIN_IN_SUMMER && inWinter > 0 ? offset : null;
}
