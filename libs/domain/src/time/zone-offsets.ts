import { Temporal } from 'temporal-polyfill';

/** A change of the UTC offset of a zone. Offsets are in seconds, positive east of Greenwich. */
export interface OffsetChange {
  /** Null if no earlier offset is known. */
  at: Date | null;
  offsetS: number;
  previousOffsetS: number;
}

/** Returns the UTC offset of `zone` at an instant, in seconds. */
export const offsetAt = (instant: Date, zone: string): number => toOffsetS(zonedAt(instant, zone));

/** Returns the offset of `zone` at `from`, then every change up to `to`, in order. */
export function offsetChanges(
  zone: string,
  { from, to }: { from: Date; to: Date },
): OffsetChange[] {
  const first = zonedAt(from, zone);
  let change = first.getTimeZoneTransition('previous');
  const changes = change
    ? [toOffsetChange(change)]
    : [{ at: null, offsetS: toOffsetS(first), previousOffsetS: toOffsetS(first) }];
  change = (change ?? first).getTimeZoneTransition('next');
  while (change && change.epochMilliseconds <= to.getTime()) {
    changes.push(toOffsetChange(change));
    change = change.getTimeZoneTransition('next');
  }
  return changes;
}

const zonedAt = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

const toOffsetS = (time: Temporal.ZonedDateTime) => time.offsetNanoseconds / 1e9;

const toOffsetChange = (change: Temporal.ZonedDateTime): OffsetChange => ({
  at: new Date(change.epochMilliseconds),
  offsetS: toOffsetS(change),
  previousOffsetS: toOffsetS(change.subtract({ seconds: 1 })),
});
