import type { ExportRepository } from '@marquee/database';
import type { FileStore } from '@marquee/operations/pictures';
import { ByteWriter, type ColumnSource } from 'hyparquet-writer';
import { openParquet } from '../snapshots/parquet-file.ts';
import { changeColumns, clickColumns, usageColumns } from './export-columns.ts';

const DAY_MS = 86_400_000;
/** These are written again: clicks of an outage and counts of requests arrive later. */
const REPEATED_DAYS = 3;
/** Changes are retained for 90 days. */
const MAX_DAYS = 89;

export interface ExportDaysDeps {
  exports: ExportRepository;
  now: () => Date;
}

/**
 * Writes the files of the last three days, and of earlier days up to one that is complete. A run
 * that is repeated writes the same files, and one that was interrupted is completed. Returns the
 * days.
 */
export async function exportDays(
  deps: ExportDaysDeps,
  store: FileStore,
  signal: AbortSignal,
): Promise<string[]> {
  const days = await findDays(deps.now(), store);
  // The oldest first, so that an interrupted run leaves no gap before a complete day.
  for (const day of days.toReversed()) await exportDay(deps, { store, day, signal });
  return days.map(toDate);
}

/** Returns the days to write, the newest first. */
async function findDays(now: Date, store: FileStore): Promise<Date[]> {
  const days: Date[] = [];
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  for (let back = 1; back <= MAX_DAYS; back++) {
    const day = new Date(today - back * DAY_MS);
    if (back > REPEATED_DAYS && (await store.has(toName('usage', day)))) break;
    days.push(day);
  }
  return days;
}

interface OneDay {
  store: FileStore;
  day: Date;
  signal: AbortSignal;
}

/** The last file is `usage`: with it, the day is complete. */
async function exportDay({ exports }: ExportDaysDeps, { store, day, signal }: OneDay) {
  const write = async (kind: string, file: Promise<Buffer>) =>
    store.write(toName(kind, day), await file);
  await write('clicks', toParquet(exports.clicks(day), clickColumns, signal));
  await write('changes', toParquet(exports.changes(day), changeColumns, signal));
  await write('usage', toParquet(exports.usage(day), usageColumns, signal));
}

async function toParquet<Row>(
  pages: AsyncIterable<Row[]>,
  toColumns: (rows: Row[]) => ColumnSource[],
  signal: AbortSignal,
): Promise<Buffer> {
  const writer = new ByteWriter();
  const file = openParquet(writer, toColumns);
  for await (const page of pages) {
    signal.throwIfAborted();
    await file.write(page);
  }
  await file.close();
  return Buffer.from(writer.getBytes());
}

const toDate = (day: Date): string => day.toISOString().slice(0, 10);
const toName = (kind: string, day: Date): string => `${kind}/${toDate(day)}.parquet`;
