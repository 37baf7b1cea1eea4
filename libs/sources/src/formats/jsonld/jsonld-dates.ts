import { parseInstant } from '@marquee/domain';
import type { RawEvent, RawWarning } from '../../raw-event.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import type { Span } from '../ics/expansion-span.ts';
import { firstText, textsFor, type Graph } from './jsonld-graph.ts';
import { expandSchedule, MAX_OCCURRENCES } from './jsonld-schedule.ts';

type Times = Partial<
  Pick<RawEvent, 'start_utc' | 'start_local' | 'end_utc' | 'end_local' | 'timezone' | 'warnings'>
>;

/**
 * Returns the times of each date of an event: of a list of dates, of its schedules, or its only
 * date.
 */
export function listDates(graph: Graph, node: Fields, span: Span): Times[] {
  const starts = textsFor(graph, node, 'startDate');
  const ends = textsFor(graph, node, 'endDate');
  if (starts.length > 1)
    return starts.map((start, index) =>
      toTimes(start, ends.length === starts.length ? ends[index] : null),
    );
  const schedules = graph.getValues(node, 'eventSchedule').filter(isFields);
  const timezone =
    schedules.map((schedule) => firstText(graph, schedule, 'scheduleTimezone'))[0] ?? null;
  const stated = { start: starts[0] ?? null, end: ends[0] ?? null };
  const expanded = schedules.map((schedule) => expandSchedule(graph, { schedule, stated, span }));
  const dates = new Map(
    expanded
      .flatMap((occurrences) => occurrences?.slice(0, MAX_OCCURRENCES) ?? [])
      .map((date) => [date.start, date]),
  );
  const isCut = expanded.some((occurrences) => (occurrences?.length ?? 0) > MAX_OCCURRENCES);
  if (dates.size > 0)
    return [...dates.values()].map(({ start, end }, index) => ({
      ...toTimes(start, end),
      timezone: timezone ?? null,
      ...(isCut && index === 0 && { warnings: [CUT_WARNING] }),
    }));
  const warnings = expanded.includes(null) ? { warnings: [SCHEDULE_WARNING] } : {};
  return [{ ...toTimes(stated.start, stated.end), timezone, ...warnings }];
}

const SCHEDULE_WARNING: RawWarning = {
  ...{ warning: 'schedule that is not supported: only the start was read', detail: '' },
  isIncomplete: true,
};

const CUT_WARNING: RawWarning = {
  warning: `schedule with more than ${String(MAX_OCCURRENCES)} dates: the others were left out`,
  ...{ detail: '', isIncomplete: true },
};

const toTimes = (start: string | null | undefined, end: string | null | undefined): Times => ({
  ...toTimeField('start', start ?? null),
  ...toTimeField('end', end ?? null),
});

function toTimeField(which: 'start' | 'end', text: string | null): Times {
  if (text === null) return {};
  return parseInstant(text) ? { [`${which}_utc`]: text } : { [`${which}_local`]: text };
}
