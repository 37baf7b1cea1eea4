import { hash } from 'node:crypto';
import type { RawEvent, UnreadableRecord } from '@marquee/sources';

const MAX_RECORDS = 100_000;

/**
 * Remembers the rejected records of a run. Pages of a feed can repeat them, and a copy is not
 * checked or reported again.
 */
export function createRejectedRecords() {
  const rejected = new Map<string, string>();
  const keyFor = (record: RawEvent | UnreadableRecord) =>
    'unreadable' in record ? record.where : (record.source_id ?? record.title);

  function add(record: RawEvent | UnreadableRecord): void {
    if (rejected.size < MAX_RECORDS) rejected.set(keyFor(record), fingerprint(record));
  }
  /** A record with another content is checked: it can be a corrected version. */
  const has = (record: RawEvent | UnreadableRecord): boolean =>
    rejected.size > 0 &&
    rejected.has(keyFor(record)) &&
    rejected.get(keyFor(record)) === fingerprint(record);

  return { add, has };
}
export type RejectedRecords = ReturnType<typeof createRejectedRecords>;

const fingerprint = (record: object) => hash('sha256', JSON.stringify(record)).slice(0, 16);
