import { FIELD_ENTRIES } from '@marquee/domain';
import { nameMeanings } from '../fields/name-meanings.ts';
import { parseAvailabilityWords } from '../normalise/title-annotations.ts';
import { COLUMNS, toRawEvent } from '../reading/raw-columns.ts';
import type { ReadResult } from '../reading/record-format.ts';
import { toFields, toList, toTexts, type Fields } from '../reading/record.ts';
import type { ColumnPlan, ColumnSource } from './column-sources.ts';
import type { DateOrder } from './date-order.ts';
import { hiddenRow, isHiddenRow } from './hidden-rows.ts';
import type { Target } from './known-columns.ts';
import { toDay } from './midnights.ts';
import { toRowPlace } from './row-place.ts';
import { readRowTimes } from './row-times.ts';
import { type Row, text } from './row.ts';
import { splitBill, withoutRole } from './split-bill.ts';
import { isYes } from './yes-words.ts';

export interface RowOrigin {
  where: string;
  order: DateOrder | undefined;
}

/**
 * Turns a row with foreign columns into a record. The reason for a refusal names the column and its
 * value.
 */
export function readRow(record: Fields, plan: ColumnPlan, { where, order }: RowOrigin): ReadResult {
  const row: Row = { ...withOwnColumns(record), ...readValues(record, plan) };
  const isHidden = isHiddenRow(record) || (text(row.title) === null && isCancelled(row));
  const read = readPublicRow(row, plan, { where, order });
  return isHidden ? hiddenRow(where, row.source_id, read) : read;
}

function readPublicRow(row: Row, plan: ColumnPlan, { where, order }: RowOrigin): ReadResult {
  const times = readRowTimes(row, plan, order);
  if ('unreadable' in times)
    return {
      unreadable: times.unreadable,
      where: `${where}, ${times.column}: ${quoted(times.value)}`,
      ...(text(row.source_id) !== null && { source_id: text(row.source_id) }),
    };
  const { warnings, ...fields } = times;
  const read = toRawEvent(
    {
      ...withoutTimes(row),
      ...toAttendance(row),
      ...toRowPlace(row, plan),
      ...toFixture(row),
      ...toAct(row, plan),
      ...withoutAges(row),
      ...(isYes(text(row.all_day) ?? '') && { all_day: true }),
      ...toFlags(row),
      ...fields,
    },
    where,
  );
  if ('unreadable' in read) return read;
  return {
    ...read,
    ...(plan.isAtOneHour && { is_at_one_hour: true }),
    ...(plan.constantOffset !== null && { constant_offset: plan.constantOffset }),
    ...(warnings.length > 0 && { warnings }),
  };
}

const withoutTimes = (row: Row): Row => ({
  ...row,
  ...{ start_local: undefined, start_utc: undefined, end_local: undefined, end_utc: undefined },
});

/** Columns that say yes or no, and a status in words of tickets. */
function toFlags(row: Row): Fields {
  const status = text(row.status) ?? '';
  const isFull = isStatedYes(row.sold_out) || parseAvailabilityWords(status) === 'sold_out';
  return {
    ...(isStatedYes(row.postponed) && { status: 'postponed' }),
    ...(isCancelled(row) && { status: 'cancelled' }),
    ...(isFull && text(row.availability) === null && { availability: 'sold_out' }),
  };
}

const isCancelled = ({ cancelled, status }: Row): boolean =>
  isStatedYes(cancelled) || /^cancell?ed$/i.test(text(status) ?? '');

const isStatedYes = (value: unknown): boolean => isYes(text(value) ?? '');

/** "In-Person", "Online", "hybrid": only a text that names the web makes an event online. */
function toAttendance({ online }: Row): Fields {
  const stated = text(online);
  if (stated === null || /^(?:true|false|yes|no|[01yn])$/i.test(stated)) return {};
  return { online: ONLINE_WORD.test(stated) || undefined };
}

const ONLINE_WORD = /^(?:online|virtual|en l[ií]nea|en ligne|livestream|オンライン)/i;

/** "free | 21+": the number is an age. */
function withoutAges({ price_min: price }: Row): Fields {
  const stated = text(price);
  if (stated === null || typeof price === 'number' || !AGE.test(stated)) return {};
  return { price_min: stated.replace(AGE, ' ').replace(/^[\s|,;/]+|[\s|,;/]+$/g, '') || undefined };
}

const AGE =
  /(?:^|[\s|,;(])(?:ages?\s*)?(?:1[4-9]|2[01]|all ages)(?:\+|\s?(?:and over|& over|over)\b)\)?/gi;

/** A fixture has two teams instead of a title. */
function toFixture(row: Row): Fields {
  const [home, away] = [text(row.home_team), text(row.away_team)];
  if (text(row.title) !== null || home === null || away === null) return {};
  return { title: `${home} – ${away}`, artists: [home, away], category: row.category ?? 'sports' };
}

/** A table of performers without titles is a list of concerts, unless it states something else. */
function toAct(row: Row, { sources }: ColumnPlan): Fields {
  const [own] = sources.get('title') ?? [];
  const isNamedByAct =
    own !== undefined && sources.get('artists')?.some((columns) => columns[0] === own[0]);
  return isNamedByAct === true && text(row.category) === null ? { category: 'music' } : {};
}

/**
 * `artist_ids` has no header of its own in tables, and translations have one for each language:
 * `titles.fi`.
 */
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

function readValues(record: Fields, { sources, hasMidnights, support }: ColumnPlan): Row {
  const row: Row = {};
  for (const [target, source] of sources) {
    row[target] = firstValue(record, target, source);
    if (hasMidnights && TIMES.test(target)) row[target] = toDay(row[target]);
    if (PRICES.has(target)) row[target] = withoutCents(row[target], source);
    if (COLUMN_KINDS[target] === 'list' && typeof row[target] === 'string')
      row[target] = splitList(row[target]).flatMap(target === 'artists' ? splitBill : toOne);
  }
  return {
    ...row,
    ...(row.artists !== undefined && { artists: withSupport(row, record, support) }),
  };
}

const actsIn = (value: unknown): string[] =>
  splitList([plainValue(value, 'artists')].flat().map(text).join(';')).flatMap(splitBill);

/** The acts, with those of columns such as "Support". */
const withSupport = ({ artists }: Row, record: Fields, support: readonly string[]): string[] => [
  ...toTexts(artists).map(withoutRole),
  ...support.flatMap((name) => actsIn(record[name])),
];

const TIMES = /^(?:start|end)_(?:local|utc|date)$/;
const PRICES: ReadonlySet<Target> = new Set(['price_min', 'price_max']);

/** "price.cents" and "amount_in_cents" state hundredths. */
function withoutCents(value: unknown, source: ColumnSource): unknown {
  const inCents = source.length > 0 && source.flat().every(statesCents);
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return inCents && typeof amount === 'number' ? amount / 100 : value;
}

const statesCents = (name: string): boolean =>
  nameMeanings(name)?.readings.some((reading) => reading.has('cents')) ?? false;

/** Returns the value of the first columns that have one. */
function firstValue(record: Fields, target: Target, source: ColumnSource): unknown {
  for (const columns of source) {
    const [first] = columns;
    const value =
      columns.length === 1 && first !== undefined
        ? plainValue(record[first], target)
        : joinTexts(
            columns.map((name) => record[name]),
            target === 'address' ? ', ' : ' ',
          );
    const isEmpty =
      value === undefined ||
      value === null ||
      value === '' ||
      (target === 'title' && typeof value === 'string' && NO_TITLE.test(value)) ||
      (Array.isArray(value) && value.length === 0);
    if (!isEmpty) return value;
  }
  return undefined;
}

// "-" in a column of tours
const NO_TITLE = /^[-–—_.\s]*$/;

const NAME_MEMBERS = [
  'name',
  'title',
  'label',
  'value',
  'Value',
  'text',
  'rendered',
  'nombre',
  'nom',
];

/** JSON of other programs has lists and objects where we expect text: the names in them count. */
function plainValue(value: unknown, target: Target): unknown {
  if (typeof value !== 'object' || value === null || target === 'position') return value;
  const names = (Array.isArray(value) ? toList(value) : [value]).flatMap(
    (item) =>
      text(item) ??
      [...NAME_MEMBERS, target].flatMap((member) => text(toFields(item)[member]) ?? [])[0] ??
      [],
  );
  if (COLUMN_KINDS[target] === 'list') return names;
  return target === 'title' ? names.join(', ') : names[0];
}

const COLUMN_KINDS: Readonly<Record<string, string>> = COLUMNS;

const joinTexts = (values: unknown[], separator: string): string | undefined =>
  values
    .map(text)
    .filter((value) => value !== null)
    .join(separator) || undefined;

const quoted = (value: string) => `"${value.slice(0, 60)}"`;

const toOne = (name: string): string[] => [name];

const splitList = (value: string): string[] =>
  value
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);
