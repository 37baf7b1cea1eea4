import type { Caller } from '@marquee/access';
import type { Calendar, CalendarRepository } from '@marquee/database';
import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import { calendarId, CalendarRecord, presentCalendar } from './calendar-record.ts';

export interface GetCalendarDeps {
  calendars: Pick<CalendarRepository, 'find'>;
  caller: Pick<Caller, 'holder'>;
}

export const getCalendar = defineOperation({
  name: 'get_calendar',
  summary: 'One calendar',
  description:
    'The state of a calendar, and five of its events. Once it is connected, it needs a key of the account that owns it.',
  input: z.object({ calendar_id: calendarId() }),
  output: z.object({ calendar: CalendarRecord }),
  run: async (deps: GetCalendarDeps, { calendar_id }) => ({
    calendar: presentCalendar(await findVisible(deps, calendar_id)),
  }),
});

/** Returns a calendar without an owner, or of the caller. Throws `not_found` for another. */
export async function findVisible(
  { calendars, caller: { holder } }: GetCalendarDeps,
  id: string,
): Promise<Calendar> {
  const calendar = await calendars.find(id);
  const isOthers =
    calendar?.owner && (holder?.origins != null || holder?.account_id !== calendar.owner.accountId);
  if (!calendar || isOthers) throw notFound('calendar', id);
  return calendar;
}
