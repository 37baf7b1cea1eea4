import { toText, type Fields } from '../reading/record.ts';
import type { DroppedValues } from '../tables/table-options.ts';

/** Returns whether a row is no event for the public. */
export const isDropped = (record: Fields, dropped: DroppedValues = {}): boolean =>
  Object.entries(dropped).some(([column, values]) => values.includes(toText(record[column]) ?? ''));
