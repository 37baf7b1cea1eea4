import { offsetChanges, type OffsetChange } from '@marquee/domain';
import { utcTime } from './calendar-times.ts';
import { contentLine } from './content-line.ts';

const LONG_AGO = '16010101T000000';

/**
 * A VTIMEZONE with every change of the clocks in the given years, written out one by one: it is right for the events of
 * those years also in a program that does not know the zone, and needs no rule that fits only some zones.
 */
export function timeZone(zone: string, years: Iterable<number>): string {
  const changes = new Map<number | null, OffsetChange>();
  for (const year of years) {
    for (const change of changesIn(zone, year)) changes.set(change.at?.getTime() ?? null, change);
  }
  const inOrder = [...changes.values()].sort((a, b) => (a.at?.getTime() ?? -Infinity) - (b.at?.getTime() ?? -Infinity));
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', zone),
    ...inOrder.map(observance),
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}

const MAX_YEARS = 5_000;
const known = new Map<string, OffsetChange[]>();

/** Kept, because the rules of a zone are slow to ask for and stay the same as long as the process lives. */
function changesIn(zone: string, year: number): OffsetChange[] {
  const key = `${zone} ${year}`;
  const changes = known.get(key) ?? offsetChanges(zone, spanOf(year));
  if (known.size >= MAX_YEARS) known.clear();
  known.set(key, changes);
  return changes;
}

// With a day more at both ends: years do not begin everywhere at once.
const spanOf = (year: number) => ({ from: new Date(Date.UTC(year, 0, 0)), to: new Date(Date.UTC(year + 1, 0, 2)) });

function observance({ at, offsetS, previousOffsetS }: OffsetChange): string {
  const kind = offsetS > previousOffsetS ? 'DAYLIGHT' : 'STANDARD';
  return [
    contentLine('BEGIN', kind),
    contentLine('DTSTART', at ? localTimeAt(at, previousOffsetS) : LONG_AGO),
    contentLine('TZOFFSETFROM', offset(previousOffsetS)),
    contentLine('TZOFFSETTO', offset(offsetS)),
    contentLine('END', kind),
  ].join('');
}

const localTimeAt = (instant: Date, offsetS: number) =>
  utcTime(new Date(instant.getTime() + offsetS * 1000).toISOString()).slice(0, 15);

/** `+0100`, or `-045602` where it has seconds. */
function offset(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const written = parts.map((part) => String(part).padStart(2, '0')).join('');
  return (seconds < 0 ? '-' : '+') + (size % 60 === 0 ? written.slice(0, 4) : written);
}
