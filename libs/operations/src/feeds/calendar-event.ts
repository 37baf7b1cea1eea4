import type { EventRepository } from '@marquee/database';
import { defineOperation, FeedEvent, notFound } from '@marquee/domain';
import { z } from 'zod';
import { eventName } from '../events/filters/event-parameters.ts';
import { presentFeedEvent, type Addresses } from '../events/present-event.ts';

export interface CalendarEventDeps {
  events: Pick<EventRepository, 'findForFeed'>;
  addresses: Addresses;
  now: () => Date;
}

export const calendarEvent = defineOperation({
  name: 'calendar_event',
  summary: 'One event as an iCalendar file',
  description: 'An event by id or slug as an iCalendar file. Its UID is the same in every feed.',
  input: z.object({ id_or_slug: eventName() }),
  output: z.object({ event: FeedEvent }),
  async run({ events, addresses, now }: CalendarEventDeps, { id_or_slug }) {
    const event = await events.findForFeed(id_or_slug.toLowerCase());
    if (!event) throw notFound('event', id_or_slug);
    return { event: presentFeedEvent(event, { addresses, now: now() }) };
  },
});
