import type { Fields } from '../../reading/record.ts';
import { expandRule } from '../ics/expand-rule.ts';
import type { Span } from '../ics/expansion-span.ts';
import { addSeconds, parseDuration } from '../ics/ics-durations.ts';
import { parseRule } from '../ics/ics-rule.ts';
import { firstText, textsFor, type Graph } from './jsonld-graph.ts';

/** Dates of a schedule that are read. */
export const MAX_OCCURRENCES = 500;

interface ScheduleOptions {
  schedule: Fields;
  /** Start and end of the event itself. */
  stated: { start: string | null; end: string | null };
  span: Span;
}

interface Occurrence {
  start: string;
  end: string | null;
}

/**
 * Returns the dates of a schema.org Schedule within the span, one more than are read if there are
 * more. Returns null if it has no start or is not supported.
 */
export function expandSchedule(
  graph: Graph,
  { schedule, stated, span }: ScheduleOptions,
): Occurrence[] | null {
  const text = (name: string) => firstText(graph, schedule, name);
  const start = toStart(text('startDate') ?? stated.start, text('startTime') ?? stated.start);
  const rule = toRule(graph, schedule);
  if (start === null || rule === null) return null;
  const last = (text('endDate') ?? stated.end)?.slice(0, 10);
  const to = last !== undefined && last < span.to ? `${last}T23:59:59` : span.to;
  const excluded = new Set(
    textsFor(graph, schedule, 'exceptDate').map((date) => date.slice(0, 10)),
  );
  const locals = rule === '' ? [start] : attemptRule(rule, start, { ...span, to });
  return (
    locals
      ?.filter((local) => !excluded.has(local.slice(0, 10)))
      .slice(0, MAX_OCCURRENCES + 1)
      .map((local) => ({ start: local, end: toEnd(local, text('endTime'), text('duration')) })) ??
    null
  );
}

const DATE = /^\d{4}-\d\d-\d\d/;
const TIME = /(?:^|T)(\d\d:\d\d)(:\d\d)?/;

function toStart(date: string | null, time: string | null): string | null {
  const [day] = DATE.exec(date ?? '') ?? [];
  const [, minutes, seconds = ':00'] = TIME.exec(time ?? '') ?? [];
  return day === undefined ? null : minutes === undefined ? day : `${day}T${minutes}${seconds}`;
}

function toEnd(start: string, endTime: string | null, duration: string | null): string | null {
  if (start.length === 10) return null;
  const [, minutes, seconds = ':00'] = TIME.exec(endTime ?? '') ?? [];
  const length = parseDuration(duration ?? '');
  if (minutes === undefined) return length === null ? null : addSeconds(start, length);
  const end = `${start.slice(0, 10)}T${minutes}${seconds}`;
  return end > start ? end : addSeconds(end, 86_400);
}

function attemptRule(text: string, start: string, span: Span): string[] | null {
  const rule = parseRule(text);
  try {
    return rule && expandRule(rule, start, span);
  } catch {
    return null;
  }
}

const FREQUENCIES: Readonly<Record<string, string>> = {
  D: 'DAILY',
  W: 'WEEKLY',
  M: 'MONTHLY',
  Y: 'YEARLY',
};

/**
 * Returns the schedule as a recurrence rule, "" if it does not repeat, or null if it is not
 * supported.
 */
function toRule(graph: Graph, schedule: Fields): string | null {
  const list = (name: string) =>
    textsFor(graph, schedule, name).flatMap((value) => value.split(/\s*,\s*/));
  const frequency = toFrequency(list('repeatFrequency')[0] ?? '');
  const weeks = list('byMonthWeek');
  const days = list('byDay').flatMap(
    (day) => /(-?\d?)([a-z]{2})[a-z]*$/i.exec(day)?.slice(1, 3).join('').toUpperCase() ?? [],
  );
  const byDay = weeks.length > 0 ? weeks.flatMap((week) => days.map((day) => week + day)) : days;
  if (frequency === null) return null;
  if (frequency === '' && days.length === 0) return '';
  const parts = {
    BYDAY: byDay,
    BYMONTH: list('byMonth'),
    BYMONTHDAY: list('byMonthDay'),
    COUNT: list('repeatCount'),
  };
  const filters = Object.entries(parts).flatMap(([name, values]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : [],
  );
  return [frequency || 'FREQ=WEEKLY', ...filters].join(';');
}

function toFrequency(text: string): string | null {
  if (text === '') return '';
  const [, count, unit = ''] = /^P(\d{1,3})([DWMY])$/i.exec(text) ?? [];
  if (count !== undefined) return `FREQ=${FREQUENCIES[unit.toUpperCase()] ?? ''};INTERVAL=${count}`;
  const [word] = /(?:daily|weekly|monthly|yearly)$/i.exec(text) ?? [];
  return word === undefined ? null : `FREQ=${word.toUpperCase()}`;
}
