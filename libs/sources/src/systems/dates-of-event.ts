import type { PartialRawEvent } from '../reading/record-format.ts';
import type { RawTimes } from './times.ts';

/** One date of a record, with what differs from the other dates. */
export type EventDate = RawTimes & Partial<PartialRawEvent>;

/** Makes an event of each date. Several dates are a series, and their ids contain the start. */
export function toDates(
  shared: PartialRawEvent,
  id: string | null,
  dates: readonly EventDate[],
): PartialRawEvent[] {
  if (dates.length === 1) return dates.map((date) => ({ ...shared, source_id: id, ...date }));
  return dates.map((date) => ({
    ...shared,
    source_id: id === null ? null : `${id}-${date.start_utc ?? date.start_local ?? ''}`,
    series_id: id,
    ...date,
  }));
}
