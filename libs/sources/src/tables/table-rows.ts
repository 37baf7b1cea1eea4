import { addDays, FIELD_ENTRIES } from '@marquee/domain';
import { parseLocation } from '../formats/ics/ics-place.ts';
import { COLUMNS, toRawEvent } from '../reading/raw-columns.ts';
import type { ReadResult } from '../reading/record-format.ts';
import { toFields, toList, type Fields } from '../reading/record.ts';
import type { ColumnPlan } from './column-plan.ts';
import { parseForeignTime } from './foreign-time.ts';
import { hiddenRow, isHiddenRow } from './hidden-rows.ts';
import type { Target } from './known-columns.ts';
import type { DateOrder } from './table-options.ts';
import { isYes } from './yes-words.ts';

type Row = Partial<Record<Target, unknown>>;

/** Turns a row with foreign columns into a record. The reason for a refusal names the column and its value. */
export function readRow(record: Fields, plan: ColumnPlan, { where, order }: RowOrigin): ReadResult {
  const row: Row = { ...withOwnColumns(record), ...readValues(record, plan) };
  const isHidden = isHiddenRow(record) || (text(row.title) === null && isCancelled(row));
  const read = readPublicRow(row, plan, { where, order });
  return isHidden ? hiddenRow(where, row.source_id, read) : read;
}

interface RowOrigin {
  where: string;
  order: DateOrder | undefined;
}

function readPublicRow(row: Row, plan: ColumnPlan, { where, order }: RowOrigin): ReadResult {
  const isAllDay = isYes(text(row.all_day) ?? '');
  const event: Record<string, unknown> = {
    ...row,
    ...toPlace(row),
    ...toFixture(row),
    ...(isAllDay && { all_day: true }),
    ...(isCancelled(row) && { status: 'cancelled' }),
  };
  for (const which of ['start', 'end'] as const) {
    const found = joined(row, which, isAllDay);
    if (found === null) continue;
    const stated = found.replace(TO_BE_CONFIRMED, '');
    if (which === 'start' && stated !== found) event['time_tbd'] = true;
    const time = parseForeignTime(stated, order);
    if ('reason' in time)
      return {
        unreadable: time.reason,
        where: `${where}, ${columnsFor(plan, which)}: ${quoted(stated)}`,
        ...(text(row.source_id) !== null && { source_id: text(row.source_id) }),
      };
    const isEnd = which === 'end';
    event[`${which}_local`] =
      'local' in time ? (isEnd ? lastDay(time.local, row, plan) : time.local) : undefined;
    if ('utc' in time) event[`${which}_utc`] = time.utc;
    if (which === 'start' && 'local' in time && time.until !== undefined)
      event['end_local'] = endAt(time.local, time.until);
  }
  return toRawEvent(event, where);
}

const TO_BE_CONFIRMED =
  /(?<=\d)[\s,T]+(?:tb[acd]|t\.b\.[acd]\.|to be (?:confirmed|announced|decided)|n\/a|offen|folgt|unbekannt|postp\.?|[-–?]+)$/i;

const isCancelled = ({ cancelled, status }: Row): boolean =>
  isYes(text(cancelled) ?? '') || /^cancell?ed$/i.test(text(status) ?? '');

/** Outlook ends an all-day event at 00:00 of the next day, and Google's API on the next day. */
function lastDay(end: string, row: Row, { sources }: ColumnPlan): string {
  const isExclusive = isYes(text(row.all_day) ?? '') && MIDNIGHT.test(text(row.end_time) ?? '');
  return isExclusive || sources.get('end_date')?.[0] === 'end.date'
    ? addDays(end.slice(0, 10), -1)
    : end;
}

const MIDNIGHT = /^(?:0?0:00(?::00)?|12:00(?::00)? am)$/i;

/** An end before the start is on the next day. */
function endAt(start: string, time: string): string {
  const end = `${start.slice(0, 10)}T${time}`;
  return end > start ? end : `${addDays(start.slice(0, 10), 1)}T${time}`;
}

/** A fixture has two teams instead of a title. */
function toFixture(row: Row): Fields {
  const [home, away] = [text(row.home_team), text(row.away_team)];
  if (text(row.title) !== null || home === null || away === null) return {};
  return { title: `${home} – ${away}`, artists: [home, away], category: row.category ?? 'sports' };
}

/** `artist_ids` has no header of its own in tables, and translations have one for each language: `titles.fi`. */
const withOwnColumns = (record: Fields): Fields => ({
  ...('artist_ids' in record && { artist_ids: record['artist_ids'] }),
  ...Object.fromEntries(OBJECT_FIELDS.flatMap((name) => readMembers(record, name))),
});

const OBJECT_FIELDS = FIELD_ENTRIES.flatMap(([name, { type }]) =>
  type === 'texts' || type === 'features' ? [name] : [],
);

function readMembers(record: Fields, name: string): [string, Fields][] {
  const members = Object.keys(record).filter(
    (key) =>
      key.startsWith(`${name}.`) && (typeof record[key] !== 'object' || record[key] === null),
  );
  if (members.length === 0) return [];
  const values = members.map((key) => [key.slice(name.length + 1), record[key]] as const);
  return [[name, Object.fromEntries(values)]];
}

function readValues(record: Fields, { sources }: ColumnPlan): Row {
  const row: Row = {};
  for (const [target, columns] of sources) {
    const [first] = columns;
    row[target] =
      columns.length === 1 && first !== undefined
        ? plainValue(record[first], target)
        : joinTexts(columns.map((name) => record[name]));
    if (COLUMN_KINDS[target] === 'list' && typeof row[target] === 'string')
      row[target] = splitList(row[target]);
  }
  return row;
}

/** JSON of other programs has lists and objects where we expect text: the names in them count. */
function plainValue(value: unknown, target: Target): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names = (Array.isArray(value) ? toList(value) : [value]).flatMap(
    (item) =>
      text(item) ??
      text(toFields(item)['name']) ??
      text(toFields(item)['title']) ??
      text(toFields(item)[target]) ??
      [],
  );
  return COLUMN_KINDS[target] === 'list' ? names : names[0];
}

const COLUMN_KINDS: Readonly<Record<string, string>> = COLUMNS;

/** Returns the stated time: a column of ours, else date and time. An end without a date is on the day of the start. */
function joined(row: Row, which: 'start' | 'end', isAllDay: boolean): string | null {
  const stated = text(row[`${which}_local`]);
  const date =
    text(row[`${which}_date`]) ??
    (which === 'end' && text(row.end_time) !== null ? text(row.start_date) : null);
  const time = isAllDay ? null : text(row[`${which}_time`]);
  if (stated !== null) return time === null || hasTime(stated) ? stated : `${stated} ${time}`;
  if (date === null) return which === 'start' || time !== null ? time : null;
  return time === null || hasTime(date) ? date : `${date} ${time}`;
}

const hasTime = (date: string) => /\d:\d\d|T\d\d|\d\s?(?:[ap]\.?m|h\d|uhr)/i.test(date);

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
