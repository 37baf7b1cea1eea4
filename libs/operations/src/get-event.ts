import type { EventRepository } from '@marquee/database';
import { defineOperation, Event, notFound } from '@marquee/domain';
import { z } from 'zod';
import { eventName } from './event-parameters.ts';
import { presentEvent, type Addresses } from './present-event.ts';

export interface GetEventDeps {
  events: Pick<EventRepository, 'find'>;
  addresses: Addresses;
}

export const getEvent = defineOperation({
  name: 'get_event',
  summary: 'One event',
  description:
    'The full record of an event by id or slug, with every source it came from. A slug or id that it had before it was renamed or merged answers with the surviving record; `canonical_slug` tells its present one.',
  input: z.object({ id_or_slug: eventName() }),
  output: z.object({ event: Event }),
  async run({ events, addresses }: GetEventDeps, { id_or_slug }) {
    const event = await events.find(id_or_slug.toLowerCase());
    if (!event) throw notFound('event', id_or_slug);
    return { event: presentEvent(event, addresses) };
  },
});
