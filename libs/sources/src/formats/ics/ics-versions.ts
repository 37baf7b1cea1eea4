import type ICAL from 'ical.js';
import { addSeconds } from './ics-durations.ts';
import { convertToClock, timeKey, type IcsTime } from './ics-times.ts';

interface Version {
  component: ICAL.Component;
  uid: string | null;
  start: IcsTime;
  /** The occurrence of the series that this event replaces. */
  replaced: IcsTime | null;
  shared: { calendar: { isCancellation: boolean } };
}

/**
 * Leaves out events that a higher SEQUENCE of the same UID and occurrence supersedes, or a
 * cancellation of the same SEQUENCE.
 */
export function latestVersions<T extends Version>(entries: T[]): T[] {
  const latest = new Map<string, number>();
  for (const entry of entries) {
    const key = versionKey(entry);
    latest.set(key, Math.max(latest.get(key) ?? 0, readVersion(entry)));
  }
  return entries.filter(
    (entry) => entry.uid === null || readVersion(entry) === latest.get(versionKey(entry)),
  );
}

const versionKey = ({ uid, replaced }: Version) =>
  `${uid ?? ''}\n${replaced ? timeKey(replaced) : ''}`;

function readVersion({ component, shared }: Version): number {
  const sequence = readSequence(component);
  return shared.calendar.isCancellation ? sequence + 0.5 : sequence;
}

export const readSequence = (component: ICAL.Component): number =>
  Number(component.getFirstPropertyValue('sequence')) || 0;

/**
 * Returns a function that finds the event that replaces an occurrence and all later ones
 * (RANGE=THISANDFUTURE). It is moved as the replaced occurrence was.
 */
export function createRangeFinder<T extends Version>(
  overrides: T[],
  start: IcsTime,
): (time: IcsTime) => T | null {
  const ranges = overrides
    .flatMap((entry) =>
      isRange(entry) && entry.replaced
        ? [{ entry, from: convertToClock(entry.replaced, start) }]
        : [],
    )
    .sort((one, other) => (one.from.local < other.from.local ? 1 : -1));
  return (time) => {
    const range = ranges.find(({ from }) => from.local <= time.local);
    return range ? { ...range.entry, start: moved(time, range.from, range.entry.start) } : null;
  };
}

const isRange = ({ component }: Version) =>
  /^THISANDFUTURE$/i.test(
    component.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? '',
  );

function moved(time: IcsTime, from: IcsTime, to: IcsTime): IcsTime {
  const shift = toMs(to) - toMs(convertToClock(from, to));
  return {
    ...to,
    local: addSeconds(convertToClock(time, to).local, shift / 1000).slice(0, to.local.length),
  };
}

const toMs = ({ local }: IcsTime) => Date.parse(`${local.padEnd(19, 'T00:00:00')}Z`);
