import type { RawEvent, UnreadableRecord } from '@marquee/sources';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * Yields the records that end on `day` (`YYYY-MM-DD`) or later, and those whose dates are not
 * written as ISO 8601. Unreadable records are left to a complete run.
 */
export async function* recordsSince(
  day: string,
  records: AsyncIterable<RawEvent | UnreadableRecord>,
): AsyncGenerator<RawEvent> {
  for await (const record of records)
    if (!('unreadable' in record) && !endsBefore(day, record)) yield record;
}

function endsBefore(
  day: string,
  { end_local, end_utc, start_local, start_utc }: RawEvent,
): boolean {
  const end = end_local ?? end_utc ?? start_local ?? start_utc;
  const written = ISO_DAY.exec(end?.trim() ?? '')?.[0];
  return written !== undefined && written < day;
}
