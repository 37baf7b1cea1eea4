import type { EventRepository } from '@marquee/database';
import { defineOperation, Event, EventSummary, notFound } from '@marquee/domain';
import { z } from 'zod';
import { eventName } from './event-parameters.ts';
import { severalOf } from './parameters.ts';
import { presentEvent, presentSummary, type Addresses } from './present-event.ts';

const MAX_RELATED = 6;

export interface GetEventDeps {
  events: Pick<EventRepository, 'find' | 'findRelated'>;
  addresses: Addresses;
  now: () => Date;
}

export const getEvent = defineOperation({
  name: 'get_event',
  summary: 'One event',
  description:
    'The full record of an event by id or slug, with every source it came from. A slug or id that it had before it was renamed or merged answers with the surviving record; `canonical_slug` tells its present one.',
  input: z.object({
    id_or_slug: eventName(),
    include: severalOf(['related'])
      .optional()
      .meta({ description: '`related` adds up to 6 events like it.', examples: ['related'] }),
  }),
  output: z.object({
    event: Event,
    related: z.array(EventSummary).optional().meta({
      description:
        'With `include=related`: events that have not begun, first by the same artists, then at the same venue, then of its category in its city around its date.',
    }),
  }),
  async run({ events, addresses, now }: GetEventDeps, { id_or_slug, include }) {
    const found = await events.find(id_or_slug.toLowerCase());
    if (!found) throw notFound('event', id_or_slug);
    const event = presentEvent(found, addresses);
    if (!include?.includes('related')) return { event };
    const related = await events.findRelated(found.id, { now: now(), most: MAX_RELATED });
    return { event, related: related.map((summary) => presentSummary(summary, addresses)) };
  },
});
