import { flatten } from '../json/flatten.ts';
import { splitOccurrences } from '../json/occurrences.ts';
import { findListedRules } from '../json/repeat-record.ts';
import { createDateBudget } from '../json/rule-dates.ts';
import type { RawWarning } from '../raw-event.ts';
import type { ReadResult } from '../reading/record-format.ts';
import type { Fields } from '../reading/record.ts';
import { planColumns, reportColumns } from './column-plan.ts';
import type { ColumnPlan } from './column-sources.ts';
import { addHint } from './missing-fields.ts';
import type { TableMapping, TableOptions } from './table-options.ts';
import { readRow } from './table-rows.ts';

// A list has few sets of members. More of them are planned again, so that memory stays bounded.
const MAX_PLANS = 200;

interface PlannedHeader {
  header: string[];
  sample: Fields[];
  path: string;
  records: readonly unknown[];
}

/**
 * Reads JSON objects with foreign members. Nested members have the names `venue.name` or "venue
 * name". `list` has the members of all records and some of them; without it each record is planned
 * by its own members. The lists of a file have one `budget`.
 */
export function createObjectReader(
  options: TableOptions,
  list?: PlannedHeader,
  budget = createDateBudget(),
) {
  const planFor = createPlanner(options, list);
  const listed = findListedRules(list?.records ?? []);
  return function* readObject(record: Fields, where: string): Generator<ReadResult> {
    const { records, warnings } = isFlat(record, options.map)
      ? { records: [flatten(record)], warnings: [] }
      : splitOccurrences(record, { listed, budget });
    for (const [index, flat] of records.entries()) {
      const plan = planFor(flat);
      const read = addHint(readRow(flat, plan, { where, order: options.date_order }), plan, list);
      const warned = index === 0 ? withWarnings(read, warnings) : read;
      yield records.length > 1 ? toOccurrence(warned) : warned;
    }
  };
}

/** Reads objects with foreign members that are one event each. */
export function createRecordReader(options: TableOptions) {
  const planFor = createPlanner(options);
  return (record: Fields, where: string): ReadResult => {
    const flat = flatten(record);
    return readRow(flat, planFor(flat), { where, order: options.date_order });
  };
}

function createPlanner(options: TableOptions, list?: PlannedHeader) {
  const plans = new Map<string, ColumnPlan>();
  const ofList = new Set(list?.header);
  let isReported = false;
  return (flat: Fields): ColumnPlan => {
    const header = Object.keys(flat);
    const key = header.join('\n');
    const known = plans.get(key);
    if (known) return known;
    const isListed = list !== undefined && header.every((name) => ofList.has(name));
    const names = isListed ? list.header : header;
    const sample = isListed ? list.sample : [flat];
    const plan = planColumns(names, options, sample);
    if (!isReported) {
      options.onColumns?.(reportColumns(names, plan));
      options.onPlan?.({ plan, sample, ...(list && { list: list.path }) });
    }
    isReported = true;
    if (plans.size < MAX_PLANS) plans.set(key, plan);
    return plan;
  };
}

/** A mapping to members of the record itself retains its lists of dates as they are. */
const isFlat = (record: Fields, mapping: TableMapping | undefined): boolean => {
  const starts = [mapping?.start_local, mapping?.start_utc, mapping?.start_date].flat(2);
  const flat = flatten(record);
  return mapping !== undefined && starts.every((name) => name === undefined || name in flat);
};

const withWarnings = (read: ReadResult, warnings: RawWarning[]): ReadResult =>
  'unreadable' in read || warnings.length === 0
    ? read
    : { ...read, warnings: [...(read.warnings ?? []), ...warnings] };

/** The events of a record with several dates are a series. */
function toOccurrence(read: ReadResult): ReadResult {
  if ('unreadable' in read || !read.source_id) return read;
  const start = read.start_utc ?? read.start_local ?? '';
  return {
    ...read,
    source_id: `${read.source_id}#${start}`,
    series_id: read.series_id ?? read.source_id,
    series_title: read.series_title ?? read.title,
  };
}
