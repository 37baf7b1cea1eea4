import type { EventRepository } from '@marquee/database';
import { defineOperation, Event, EventSummary, notFound } from '@marquee/domain';
import { z } from 'zod';
import { eventName } from './event-parameters.ts';
import { commaSeparated } from './parameters.ts';
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
    'The full record of an event by id or slug, with all of its sources. Former slugs and ids of a renamed or merged event return the merged event; `canonical_slug` is its current slug.',
  input: z.object({
    id_or_slug: eventName(),
    include: commaSeparated(['related'])
      .optional()
      .meta({ description: '`related` adds up to 6 similar events.', examples: ['related'] }),
  }),
  output: z.object({
    event: Event,
    related: z.array(EventSummary).optional().meta({
      description:
        'With `include=related`: events that have not started, first with the same artists, then at the same venue, then of the same category in the same city around the same date.',
    }),
  }),
  async run({ events, addresses, now }: GetEventDeps, { id_or_slug, include }) {
    const found = await events.find(id_or_slug.toLowerCase());
    if (!found) throw notFound('event', id_or_slug);
    const presentation = { addresses, now: now() };
    const event = presentEvent(found, presentation);
    if (!include?.includes('related')) return { event };
    const related = await events.findRelated(found.id, {
      now: presentation.now,
      limit: MAX_RELATED,
    });
    return { event, related: related.map((summary) => presentSummary(summary, presentation)) };
  },
});
