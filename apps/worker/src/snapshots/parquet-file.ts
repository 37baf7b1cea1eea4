import {
  ParquetWriter,
  schemaFromColumnData,
  type ColumnSource,
  type Writer,
} from 'hyparquet-writer';

// Bounds the memory. Larger groups compress slightly better.
const ROWS_PER_GROUP = 5_000;

/** Writes rows to a Parquet file, one row group at a time. */
export function openParquet<Row>(writer: Writer, toColumns: (rows: Row[]) => ColumnSource[]) {
  const schema = schemaFromColumnData({ columnData: toColumns([]) });
  const parquet = new ParquetWriter({ writer, schema, createdBy: 'Marquee' });
  let waiting: Row[] = [];

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    await parquet.write({ columnData: toColumns(waiting), rowGroupSize: ROWS_PER_GROUP });
    waiting = [];
  }

  async function write(rows: Row[]): Promise<void> {
    waiting.push(...rows);
    if (waiting.length >= ROWS_PER_GROUP) await flush();
  }

  async function close(): Promise<void> {
    await flush();
    await parquet.finish();
  }
  return { write, close };
}
