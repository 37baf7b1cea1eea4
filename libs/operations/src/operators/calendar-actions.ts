import { createCalendarRepository, type Calendar, type Query } from '@marquee/database';
import { DomainError, notFound } from '@marquee/domain';
import type { Outbox } from '@marquee/mail';
import { z } from 'zod';
import { accepted } from '../calendars/connect-calendar.ts';
import { longText } from '../corrections/long-text.ts';
import { text } from '../parameters.ts';
import { defineAction } from './operator-action.ts';

/**
 * Decides on a calendar that an organiser connected. An accepted one is read at once, and then each
 * day.
 */
const decide = (isAccepted: boolean) =>
  defineAction({
    name: isAccepted ? 'accept calendar' : 'reject calendar',
    input: z.object({ id: text(), note: longText(500).optional() }),
    describe: ({ id, note = null }) => ({ target: id, note }),
    run: async ({ database, outbox, within }, { id, note = null }) => {
      const calendars = createCalendarRepository(database);
      const calendar = await calendars.find(id);
      if (!calendar) throw notFound('calendar', id);
      if (isAccepted && calendar.found && (await calendars.isConnected(calendar.found.location)))
        throw new DomainError('invalid_body', 'Another account has connected this feed.');
      const change = isAccepted ? accepted(calendar) : { id, to: 'rejected' as const };
      const isDecided = await calendars.move({ ...change, from: ['open'], note }, async (query) => {
        await enqueueAnswer({ outbox, query }, calendar, { isAccepted, note });
        await within(query);
      });
      if (!isDecided)
        throw new DomainError('invalid_body', `The calendar is ${calendar.state} already.`);
      return { id, state: change.to };
    },
  });

interface Answer {
  isAccepted: boolean;
  note: string | null;
}

/** The owner of a calendar has a confirmed address. */
async function enqueueAnswer(
  { outbox, query }: { outbox: Pick<Outbox, 'enqueue'>; query: Query },
  { id: calendarId, title, owner }: Calendar,
  answer: Answer,
): Promise<void> {
  if (owner === null) return;
  const { email: to, locale } = owner;
  const content = { kind: 'calendar' as const, calendarId, title, ...answer };
  await outbox.enqueue(query, { to, confirmed: true, locale, content });
}

export const acceptCalendar = decide(true);
export const rejectCalendar = decide(false);
