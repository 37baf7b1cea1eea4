import { findLists, chooseLists } from '../json/find-lists.ts';
import { findDateOrder } from '../json/read-document.ts';
import type { ReadResult } from '../reading/record-format.ts';
import type { Fields } from '../reading/record.ts';
import { createObjectReader } from './json-table.ts';
import { describeMissing } from './missing-fields.ts';
import type { TableOptions } from './table-options.ts';

interface RowsContext {
  options: TableOptions;
  file: string;
  /** Why there is no event, if no list has one. */
  none: string;
}

/** Reads the list of rows with the most events. */
export function* readPlannedRows(
  rows: Fields[][],
  { options, file, none }: RowsContext,
): Generator<ReadResult> {
  const lists = rows.flatMap((records, index) =>
    findLists(records, options).map((list) => ({ ...list, path: String(index) })),
  );
  const [largest] = chooseLists(lists);
  if (!largest) {
    const [first] = [...lists].sort((one, other) => other.records.length - one.records.length);
    const hint = first
      ? ` Its columns are ${first.header.join(', ')}. ${describeMissing(first.plan, first.sample)}`
      : '';
    const records = first?.records ?? [null];
    for (const [index] of records.entries())
      yield { unreadable: `${none}${hint}`, where: `${file}, row ${String(index + 1)}` };
    return;
  }
  const order = options.date_order ?? findDateOrder(largest);
  const readObject = createObjectReader({ ...options, date_order: order }, largest);
  for (const [index, record] of (largest.records as Fields[]).entries())
    yield* readObject(record, `${file}, row ${String(index + 1)}`);
}
