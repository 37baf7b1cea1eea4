import type ICAL from 'ical.js';
import type { RawWarning } from '../../raw-event.ts';
import { toList } from '../../reading/record.ts';
import { expandRule } from './expand-rule.ts';
import type { Span } from './expansion-span.ts';
import { addSeconds, parseDuration } from './ics-durations.ts';
import { parseRule, type IcsRule } from './ics-rule.ts';
import { convertToClock, parseTimes, timeKey, type FindClock, type IcsTime } from './ics-times.ts';

const MAX_OCCURRENCES = 500;

/** The start of an occurrence. A period of RDATE states its own end. */
export interface Occurrence extends IcsTime {
  end?: IcsTime;
}

interface Series {
  start: IcsTime;
  /** Values of RRULE. */
  rules: string[];
  span: Span;
  findClock: FindClock;
}

/**
 * Returns the start of each occurrence within the span, and a warning for each rule that is not
 * supported. The start of the series always counts.
 */
export function expandOccurrences(
  event: ICAL.Component,
  series: Series,
): { times: Occurrence[]; warnings: RawWarning[] } {
  const { start, span, rules, findClock } = series;
  const added = allPeriods(event, findClock).map((time) => ({
    ...time,
    ...convertToClock(time, start),
  }));
  if (rules.length === 0 && added.length === 0) return { times: [start], warnings: [] };
  const expanded = rules.map((rule) => ({ rule, locals: attemptRule(rule, series) }));
  const byLocal = new Map<string, Occurrence>([start, ...added].map((time) => [time.local, time]));
  for (const local of expanded.flatMap(({ locals }) => locals ?? []))
    if (!byLocal.has(local)) byLocal.set(local, { ...start, local });
  const excluded = new Set(
    allTimes(event, 'exdate', findClock).map((time) => timeKey(convertToClock(time, start))),
  );
  const times = [...byLocal.values()]
    .filter(({ local }) => local >= span.from && local <= span.to)
    .sort((one, other) => (one.local < other.local ? -1 : 1))
    .filter((time) => !excluded.has(timeKey(time)) && !excluded.has(time.local.slice(0, 10)))
    .slice(0, MAX_OCCURRENCES);
  const unread = expanded.filter(({ locals }) => locals === null);
  return {
    times,
    warnings: unread.map(({ rule }) => ({
      warning: RULE_WARNING,
      detail: rule,
      isIncomplete: true,
    })),
  };
}

const RULE_WARNING = 'recurrence rule that is not supported: only the start was read';

/** Returns the occurrences of a rule, or null if it is not supported. */
function attemptRule(text: string, { start, span }: Series): string[] | null {
  const rule = parseRule(text);
  if (rule === null) return null;
  try {
    const last = lastLocal(rule, start);
    const to = last !== null && last < span.to ? last.padEnd(19, 'T23:59:59') : span.to;
    return expandRule(rule, start.local, { from: span.from, to: to.slice(0, 19) });
  } catch {
    return null;
  }
}

/**
 * Returns UNTIL on the clock of the rule. It is stated in UTC, and a comparison there can lose a
 * day.
 */
function lastLocal({ until }: IcsRule, start: IcsTime): string | null {
  if (!until?.endsWith('Z')) return until;
  const local = until.slice(0, -1);
  return convertToClock({ local, clock: { zone: 'UTC' } }, start).local;
}

const allTimes = (event: ICAL.Component, name: string, findClock: FindClock) =>
  event.getAllProperties(name).flatMap((property) => parseTimes(property, findClock));

/** Returns the times of RDATE. A period is a start with an end or a duration. */
function allPeriods(event: ICAL.Component, findClock: FindClock): Occurrence[] {
  return event.getAllProperties('rdate').flatMap((property) => {
    const ends = toList(property.jCal)
      .slice(3)
      .map((value) => toList(value)[1]);
    return parseTimes(property, findClock).map((time, index) => ({
      ...time,
      ...toEnd(ends[index], time),
    }));
  });
}

function toEnd(end: unknown, start: IcsTime): { end?: IcsTime } {
  if (typeof end !== 'string') return {};
  const seconds = parseDuration(end);
  if (seconds !== null) return { end: { ...start, local: addSeconds(start.local, seconds) } };
  const clock = end.endsWith('Z') ? { zone: 'UTC' } : start.clock;
  return { end: { local: end.replace(/Z$/, ''), clock } };
}
