import { MirroredEvent } from '@marquee/domain';
import type { BasicType, ColumnSource } from 'hyparquet-writer';
import { z } from 'zod';

type ColumnType = Extract<
  BasicType,
  'STRING' | 'BOOLEAN' | 'INT32' | 'DOUBLE' | 'TIMESTAMP' | 'JSON'
>;

export interface ParquetColumn {
  name: string;
  type: ColumnType;
}

/** The JSON Schema of an event, as in the API. */
export const eventSchema = z.toJSONSchema(MirroredEvent, { io: 'output' });

/** One column for each field of an event. Instants are timestamps; lists and objects are JSON. */
export const PARQUET_COLUMNS: ParquetColumn[] = Object.entries(MirroredEvent.shape).map(
  ([name, schema]) => {
    const { $defs = {}, $ref = '', ...inline } = z.toJSONSchema(schema, { io: 'output' });
    return { name, type: columnType($defs[$ref.replace('#/$defs/', '')] ?? inline) };
  },
);

function columnType(schema: z.core.JSONSchema.BaseSchema): ColumnType {
  const { type, format } =
    schema.anyOf?.find((alternative) => alternative.type !== 'null') ?? schema;
  const [only] = [type].flat().filter((name) => name !== 'null');
  if (only === 'string') return format === 'date-time' ? 'TIMESTAMP' : 'STRING';
  if (only === 'integer') return 'INT32';
  if (only === 'number') return 'DOUBLE';
  return only === 'boolean' ? 'BOOLEAN' : 'JSON';
}

/** Returns the columns of some events. */
export const toColumnData = (events: MirroredEvent[]): ColumnSource[] =>
  PARQUET_COLUMNS.map(({ name, type }) => {
    const values = events.map((event) => (event as Record<string, unknown>)[name] ?? null);
    return { name, type, data: type === 'TIMESTAMP' ? values.map(toDate) : values };
  });

const toDate = (value: unknown): Date | null =>
  typeof value === 'string' ? new Date(value) : null;
