import type { MirroredEvent } from '@marquee/domain';
import { fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import { toColumnData } from './parquet-columns.ts';

// Bounds the memory. Larger groups compress slightly better.
const ROWS_PER_GROUP = 5_000;

/** Writes events to a Parquet file, one row group at a time. */
export function openParquetFile(path: string) {
  const schema = schemaFromColumnData({ columnData: toColumnData([]) });
  const writer = new ParquetWriter({ writer: fileWriter(path), schema, createdBy: 'Marquee' });
  let waiting: MirroredEvent[] = [];

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    await writer.write({ columnData: toColumnData(waiting), rowGroupSize: ROWS_PER_GROUP });
    waiting = [];
  }

  async function write(events: MirroredEvent[]): Promise<void> {
    waiting.push(...events);
    if (waiting.length >= ROWS_PER_GROUP) await flush();
  }

  async function close(): Promise<void> {
    await flush();
    await writer.finish();
  }
  return { write, close };
}
