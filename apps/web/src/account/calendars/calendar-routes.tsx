import { notFound } from '@marquee/domain';
import {
  connectCalendar,
  endCalendar,
  findOwnEvent,
  listEvents,
  readCalendar,
} from '@marquee/operations';
import { z } from 'zod';
import { runner } from '../../pages/page.ts';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { toCaller } from '../sign-in/signed-in.ts';
import { CalendarPage, CalendarsPage } from './calendar-pages.tsx';
import { cancelEvent, correctEvent, restoreEvent } from './own-event-forms.ts';
import { OwnEventPage } from './own-event-page.tsx';

const SHOWN_RUNS = 10;
const SHOWN_EVENTS = '50';
const findEvents = runner(listEvents);

/** Runs of older versions can lack a count. */
const Counts = z
  .object({
    read: z.number(),
    created: z.number(),
    changed: z.number(),
    rejected: z.number(),
    withdrawn: z.number(),
  })
  .partial()
  .catch({});
const Rejected = z.array(z.object({ reason: z.string(), record: z.string() })).catch([]);

const toCalendar = (id: string) => ({ goTo: `/account/calendars/${id}` });

/** The calendars of an account, by their path below /account. */
export const CALENDAR_VIEWS: Readonly<Record<string, ViewLoader>> = {
  calendars: async ({ calendars }, { session }) => ({
    title: 'calendars',
    body: <CalendarsPage calendars={await calendars.listOwned(session.accountId)} />,
  }),
  'calendars/:id': async (deps, { session, formToken, params: { id = '' } }) => {
    const calendar = await deps.calendars.find(id);
    const isOthers = calendar?.owner && calendar.owner.accountId !== session.accountId;
    if (!calendar || isOthers) throw notFound('calendar', id);
    const { source } = calendar;
    const isRead = calendar.state === 'accepted';
    const runs = isRead ? await deps.ingestRuns.list(source, SHOWN_RUNS) : [];
    const rejected = runs.length > 0 ? await deps.ingestRuns.listRejected(source) : [];
    const isKnown = runs.some(({ ended_at }) => ended_at !== null);
    const { events } = isKnown
      ? await findEvents(deps, { source, status: 'all', limit: SHOWN_EVENTS })
      : { events: [] };
    return {
      title: { text: calendar.title },
      body: (
        <CalendarPage
          calendar={calendar}
          formToken={formToken}
          runs={runs.map((run) => ({ ...run, counts: Counts.parse(run.report) }))}
          rejected={Rejected.parse(rejected)}
          events={events}
        />
      ),
    };
  },
  'calendars/:id/events/:event': async (deps, { session, formToken, params }) => {
    const { id = '', event = '' } = params;
    const found = await findOwnEvent(deps, { id, event, accountId: session.accountId });
    return {
      title: { text: found.event.title },
      body: <OwnEventPage calendar={id} formToken={formToken} {...found} />,
    };
  },
};

/** The forms of calendars, by their path below /account. */
export const CALENDAR_FORMS: Readonly<Record<string, FormHandler>> = {
  'calendars/:id/connect': async (deps, { session, params: { id = '' } }, res) => {
    const caller = await toCaller(deps, session, res);
    await connectCalendar.run({ ...deps, caller }, { calendar_id: id });
    return toCalendar(id);
  },
  'calendars/:id/events/:event/correct': correctEvent,
  'calendars/:id/events/:event/cancel': cancelEvent,
  'calendars/:id/events/:event/restore': restoreEvent,
  'calendars/:id/read': async (deps, { session, params: { id = '' } }) => {
    await readCalendar(deps, { id, accountId: session.accountId });
    return toCalendar(id);
  },
  'calendars/:id/end': async (deps, { session, params: { id = '' } }) => {
    await endCalendar(deps, { id, accountId: session.accountId });
    return { goTo: '/account/calendars' };
  },
};
