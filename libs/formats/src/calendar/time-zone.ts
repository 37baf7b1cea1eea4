import { offsetChanges, type OffsetChange } from '@marquee/domain';
import { utcTime } from './calendar-times.ts';
import { contentLine } from './content-line.ts';

const LONG_AGO = '16010101T000000';

/**
 * Writes a VTIMEZONE that lists every offset change in the given years. It is correct for events of
 * these years in programs that do not know the zone, and it needs no recurrence rules, which do not
 * fit all zones.
 */
export function timeZone(zone: string, years: Iterable<number>): string {
  const changes = new Map<number | null, OffsetChange>();
  for (const year of years) {
    for (const change of changesIn(zone, year)) changes.set(change.at?.getTime() ?? null, change);
  }
  const inOrder = [...changes.values()].sort(
    (a, b) => (a.at?.getTime() ?? -Infinity) - (b.at?.getTime() ?? -Infinity),
  );
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', zone),
    ...inOrder.map(observance),
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}

const MAX_CACHED_YEARS = 5_000;
const cache = new Map<string, OffsetChange[]>();

/**
 * Returns the offset changes of a year. Cached, because Intl computes them slowly and they do not
 * change.
 */
function changesIn(zone: string, year: number): OffsetChange[] {
  const key = `${zone} ${year}`;
  const changes = cache.get(key) ?? offsetChanges(zone, yearSpan(year));
  if (cache.size >= MAX_CACHED_YEARS) cache.clear();
  cache.set(key, changes);
  return changes;
}

// One extra day at both ends, because a year starts at different instants in different zones.
const yearSpan = (year: number) => ({
  from: new Date(Date.UTC(year, 0, 0)),
  to: new Date(Date.UTC(year + 1, 0, 2)),
});

function observance({ at, offsetS, previousOffsetS }: OffsetChange): string {
  const kind = offsetS > previousOffsetS ? 'DAYLIGHT' : 'STANDARD';
  return [
    contentLine('BEGIN', kind),
    contentLine('DTSTART', at ? localTimeAt(at, previousOffsetS) : LONG_AGO),
    contentLine('TZOFFSETFROM', formatOffset(previousOffsetS)),
    contentLine('TZOFFSETTO', formatOffset(offsetS)),
    contentLine('END', kind),
  ].join('');
}

const localTimeAt = (instant: Date, offsetS: number) =>
  utcTime(new Date(instant.getTime() + offsetS * 1000).toISOString()).slice(0, 15);

/** Formats an offset as `+0100`, or as `-045602` if it has seconds. */
function formatOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const written = parts.map((part) => String(part).padStart(2, '0')).join('');
  return (seconds < 0 ? '-' : '+') + (size % 60 === 0 ? written.slice(0, 4) : written);
}
