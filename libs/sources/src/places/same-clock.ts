import { toLocalTime } from '@marquee/domain';

// Winter and summer of both hemispheres.
const INSTANTS = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'].map((text) => new Date(text));
const clocks = new Map<string, string>();

/**
 * Returns whether two zones have the same time in winter and in summer: Europe/Berlin and
 * Europe/Paris.
 */
export const hasSameClock = (one: string, other: string): boolean =>
  one === other || readClock(one) === readClock(other);

function readClock(zone: string): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = INSTANTS.map((instant) => toLocalTime(instant, zone)).join();
  clocks.set(zone, clock);
  return clock;
}
