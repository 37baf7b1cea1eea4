import { addDays, toLocalTime, type EventSummary } from '@marquee/domain';
import { phaseAt } from '@marquee/formats/display';
import { createInputReader } from '@marquee/http';
import {
  getEventCalendar,
  listEvents,
  searchEvents,
  type GetEventCalendarDeps,
  type SearchEventsDeps,
  type FindEventsDeps,
} from '@marquee/operations';
import type { PageContext } from '../page-context.ts';

type Values = ReadonlyMap<string, string>;
export type ListDeps = FindEventsDeps & SearchEventsDeps & GetEventCalendarDeps;

const lists = createInputReader(listEvents.input);
const searches = createInputReader(searchEvents.input);
const calendars = createInputReader(getEventCalendar.input);
/** Before the first event of the catalogue. */
const ALL_PAST = '1900-01-01';

export interface FoundList {
  events: EventSummary[];
  next_cursor: string | null;
  /** The parameters of this list, for the link to its next page. */
  values: Values;
}

/** Returns one page of a list: upcoming or past events, or the hits of a search. */
export async function findList(
  deps: ListDeps,
  given: Values,
  context: PageContext,
): Promise<FoundList> {
  const values = new Map([
    ['group', 'series'],
    ...(context.display.past ? pastParameters(context) : []),
    ...given,
  ]);
  const { events, next_cursor } = values.has('q')
    ? await searchEvents.run(deps, searches.parse(values))
    : await listEvents.run(deps, lists.parse(values));
  return {
    events: context.display.past ? events.filter((event) => isOver(event, context)) : events,
    next_cursor,
    values,
  };
}

/** The days before today. An event that still runs is not over. */
const pastParameters = ({ now }: PageContext): [string, string][] => [
  ['starts_after', ALL_PAST],
  ['starts_before', addDays(toLocalTime(now, 'UTC').slice(0, 10), -1)],
  ['sort', '-start'],
  ['status', 'all'],
];

const isOver = (event: EventSummary, { now }: PageContext) =>
  ['over', 'cancelled'].includes(phaseAt(event, now));

/** Names what no list has, for the owner of the site. */
export const unknownOptions = (given: Values): string[] =>
  lists.warningsFor(
    [...given.keys()].filter((name) => !searches.isKnown(name) && name !== 'month'),
  );

/**
 * Returns the number of events on each day of the month that `month` or `on` names, otherwise of
 * the current month, or that of the first event if it is later.
 */
export function findDays(deps: ListDeps, given: Values, first: string | undefined) {
  const on = given.get('on') ?? '';
  const month = given.get('month') ?? (isDay(on) ? on.slice(0, 7) : first);
  const filters = [...given].filter(([name]) => name !== 'on' && name !== 'month');
  return getEventCalendar.run(
    deps,
    calendars.parse(new Map([...filters, ...(month ? [['month', month] as const] : [])])),
  );
}

/** The month of the first event, if the current one has none. */
export function firstMonth(
  { events, values }: FoundList,
  { display, now }: PageContext,
): string | undefined {
  if (display.past || values.has('q') || values.has('sort')) return undefined;
  const month = events[0]?.start_local.slice(0, 7);
  return month !== undefined && month > now.toISOString().slice(0, 7) ? month : undefined;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
