import { addDays, parseInstant, toLocalTime } from '@marquee/domain';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toText, type Fields } from '../../reading/record.ts';

type Times = Pick<
  PartialRawEvent,
  'start_utc' | 'end_utc' | 'start_local' | 'end_local' | 'all_day'
>;

/** A timing with its clock times (`YYYY-MM-DDTHH:mm`) at the venue and in UTC. */
interface Timing {
  begin: string | null;
  end: string | null;
  local: Clock;
  utc: Clock;
}

interface Clock {
  from: string;
  to: string;
}

export interface Occurrence {
  begin: string | null;
  times: Times;
}

/**
 * Returns the occurrences of a record. The form stores "all day" as midnight to 23:59 at the venue,
 * or, for a period of days, in pieces cut at midnight in UTC. Of two pieces of one day, one
 * remains.
 */
export function toOccurrences(timings: Fields[]): Occurrence[] {
  const parsed = timings.map(toTiming);
  const whole = new Map(parsed.flatMap((timing) => toEntry(timing, wholeDays(timing))));
  const cutDays = new Set(
    parsed.filter(({ utc }) => fillsDays(utc)).map(({ utc }) => toDate(utc.from)),
  );
  const days = new Set([...whole.values()].map(({ from }) => from));
  return parsed.flatMap((timing) => {
    const known = whole.get(timing);
    if (known) return toAllDay(timing, known);
    const day = fragmentDay(timing, cutDays);
    if (day === null)
      return { begin: timing.begin, times: { start_utc: timing.begin, end_utc: timing.end } };
    if (days.has(day)) return [];
    days.add(day);
    return toAllDay(timing, { from: day, to: day });
  });
}

const toEntry = (timing: Timing, days: Clock | null): [Timing, Clock][] =>
  days ? [[timing, days]] : [];

const toAllDay = ({ begin }: Timing, { from, to }: Clock): Occurrence => ({
  begin,
  times: { start_local: from, end_local: to, all_day: true },
});

function toTiming(timing: Fields): Timing {
  const [begin, end] = [toText(timing['begin']), toText(timing['end'])];
  return {
    ...{ begin, end },
    local: { from: localClock(begin), to: localClock(end) },
    utc: { from: utcClock(begin), to: utcClock(end) },
  };
}

/**
 * Times have the offset of the venue. One in UTC counts in France, where most of the venues are.
 */
function localClock(text: string | null): string {
  const instant = text?.endsWith('Z') ? parseInstant(text) : null;
  return (instant ? toLocalTime(instant, 'Europe/Paris') : (text ?? '')).slice(0, 16);
}

const utcClock = (text: string | null) =>
  parseInstant(text ?? '')
    ?.toISOString()
    .slice(0, 16) ?? '';

const isMidnight = (clock: string) => clock.endsWith('T00:00');
const isLastMinute = (clock: string) => clock.endsWith('T23:59');
const fillsDays = ({ from, to }: Clock) => isMidnight(from) && isLastMinute(to);
const toDate = (clock: string) => clock.slice(0, 10);

function wholeDays({ local, utc }: Timing): Clock | null {
  const clock = [local, utc].find(fillsDays);
  return clock ? { from: toDate(clock.from), to: toDate(clock.to) } : null;
}

/**
 * Returns the day at the venue of the first or the last piece of a period that was cut at midnight
 * in UTC.
 */
function fragmentDay({ local, utc }: Timing, cutDays: Set<string>): string | null {
  const isHead =
    isMidnight(local.from) && isLastMinute(utc.to) && cutDays.has(addDays(toDate(utc.to), 1));
  if (isHead) return toDate(local.from);
  const isTail =
    isMidnight(utc.from) && isLastMinute(local.to) && cutDays.has(addDays(toDate(utc.from), -1));
  return isTail ? toDate(local.to) : null;
}
