import { Temporal } from 'temporal-polyfill';

/** An offset from UTC (seconds, positive east of it) that clocks in a zone were set to. */
export interface OffsetChange {
  /** Null: as far back as anybody knows. */
  at: Date | null;
  offsetS: number;
  /** The offset before it. */
  previousOffsetS: number;
}

/** Seconds that clocks in `zone` are ahead of UTC at an instant. */
export const offsetAt = (instant: Date, zone: string): number => toOffsetS(zonedAt(instant, zone));

/** The offset in force in `zone` at `from`, then every change up to `to`, in order. */
export function offsetChanges(zone: string, { from, to }: { from: Date; to: Date }): OffsetChange[] {
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
