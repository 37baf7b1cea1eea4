import { parseDate } from '@marquee/domain';
import { parseLocation } from '../formats/ics/ics-place.ts';
import { COLUMNS, toRawEvent } from '../reading/raw-columns.ts';
import type { ReadResult } from '../reading/record-format.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnPlan } from './column-plan.ts';
import { parseForeignTime } from './foreign-time.ts';
import { hiddenRow, isHiddenRow } from './hidden-rows.ts';
import type { Target } from './known-columns.ts';
import type { DateOrder } from './table-options.ts';

type Row = Partial<Record<Target, unknown>>;

/** Turns a row with foreign columns into a record. The reason for a refusal names the column and its value. */
export function readRow(
  record: Fields,
  plan: ColumnPlan,
  { where, order }: { where: string; order: DateOrder | undefined },
): ReadResult {
  const row: Row = { ...withOwnColumns(record), ...readValues(record, plan) };
  if (isHiddenRow(record)) return hiddenRow(where, row.source_id);
  const isAllDay = /^(?:true|yes|y|1|ja|oui|si|sí|x)$/i.test(text(row.all_day) ?? '');
  const event: Record<string, unknown> = { ...row, ...toPlace(row), ...(isAllDay && { all_day: true }) };
  for (const which of ['start', 'end'] as const) {
    const stated = joined(row, which, isAllDay);
    if (stated === null) continue;
    const time = parseForeignTime(stated, order);
    if ('reason' in time)
      return { unreadable: time.reason, where: `${where}, ${columnsFor(plan, which)}: ${quoted(stated)}` };
    event[`${which}_local`] = 'local' in time ? time.local : undefined;
    if ('utc' in time) event[`${which}_utc`] = time.utc;
  }
  return toRawEvent(event, where);
}

/** `artist_ids` has no header of its own in tables. */
const withOwnColumns = (record: Fields): Fields => ('artist_ids' in record ? { artist_ids: record['artist_ids'] } : {});

function readValues(record: Fields, { sources }: ColumnPlan): Row {
  const row: Row = {};
  for (const [target, columns] of sources) {
    const [first] = columns;
    row[target] =
      columns.length === 1 && first !== undefined ? record[first] : joinTexts(columns.map((name) => record[name]));
    if (COLUMN_KINDS[target] === 'list' && typeof row[target] === 'string') row[target] = splitList(row[target]);
  }
  return row;
}

const COLUMN_KINDS: Readonly<Record<string, string>> = COLUMNS;

/** Returns the stated time: a column of ours, else date and time. An end without a date is on the day of the start. */
function joined(row: Row, which: 'start' | 'end', isAllDay: boolean): string | null {
  const stated = text(row[`${which}_local`]);
  const date =
    text(row[`${which}_date`]) ?? (which === 'end' && text(row.end_time) !== null ? text(row.start_date) : null);
  const time = isAllDay ? null : text(row[`${which}_time`]);
  if (stated !== null) return time !== null && parseDate(stated) !== null ? `${stated} ${time}` : stated;
  if (date === null) return which === 'start' || time !== null ? time : null;
  return time === null || hasTime(date) ? date : `${date} ${time}`;
}

const hasTime = (date: string) => /\d:\d\d|T\d\d/.test(date);

function toPlace(row: Row): Fields {
  const location = text(row.location);
  if (location === null || text(row.city) !== null)
    return location !== null && text(row.venue_name) === null ? { venue_name: location } : {};
  const { venue_name, address, ...place } = parseLocation(location);
  return {
    ...place,
    venue_name: row.venue_name ?? venue_name,
    address: row.address ?? (text(row.venue_name) === null ? address : location),
  };
}

const columnsFor = ({ sources }: ColumnPlan, which: 'start' | 'end'): string => {
  const parts = ([`${which}_local`, `${which}_date`, `${which}_time`] as const).flatMap(
    (target) => sources.get(target) ?? [],
  );
  return `column ${parts.map((name) => `"${name}"`).join(' + ')}`;
};

const joinTexts = (values: unknown[]): string | undefined =>
  values
    .map(text)
    .filter((value) => value !== null)
    .join(' ') || undefined;

const quoted = (value: string) => `"${value.slice(0, 60)}"`;

const text = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim()) ||
  (typeof value === 'number' || typeof value === 'boolean' ? String(value) : null);

const splitList = (value: string): string[] =>
  value
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);
