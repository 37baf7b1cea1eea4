import type { ExportedChange, ExportedClick, ExportedUsage } from '@marquee/database';
import type { BasicType, ColumnSource } from 'hyparquet-writer';

type Columns<Row> = Record<keyof Row, BasicType>;

/** The columns of each kind of file. A new column of a row must be listed here. */
const CLICK: Columns<ExportedClick> = {
  id: 'STRING',
  event_id: 'STRING',
  partner: 'STRING',
  clicked_at: 'TIMESTAMP',
  key_id: 'STRING',
  referring_host: 'STRING',
  repeated: 'BOOLEAN',
};
const CHANGE: Columns<ExportedChange> = {
  number: 'INT64',
  event_id: 'STRING',
  kind: 'STRING',
  into: 'STRING',
  reason: 'STRING',
  changed_at: 'TIMESTAMP',
};
const USAGE: Columns<ExportedUsage> = {
  day: 'STRING',
  account_id: 'STRING',
  endpoint: 'STRING',
  requests: 'INT32',
};

const toColumns =
  <Row extends object>(columns: Columns<Row>) =>
  (rows: Row[]): ColumnSource[] =>
    Object.entries<BasicType>(columns).map(([name, type]) => {
      const values = rows.map((row) => (row as Record<string, unknown>)[name] ?? null);
      return { name, type, data: type === 'INT64' ? values.map(toBigInt) : values };
    });

const toBigInt = (value: unknown): bigint => BigInt(value as number);

export const clickColumns = toColumns(CLICK);
export const changeColumns = toColumns(CHANGE);
export const usageColumns = toColumns(USAGE);
