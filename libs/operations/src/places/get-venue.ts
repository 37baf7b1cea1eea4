import type { VenueRepository } from '@marquee/database';
import { defineOperation, EventSummary, notFound, presentPicture, Venue } from '@marquee/domain';
import { z } from 'zod';
import {
  eventListOutput,
  findEvents,
  MAX_EVENTS,
  type FindEventsDeps,
} from '../events/find-events.ts';
import { selection } from '../events/list-selection.ts';
import { pictureBase } from '../events/present-event.ts';
import { paging } from '../paging.ts';
import { text } from '../parameters.ts';

export interface GetVenueDeps extends FindEventsDeps {
  venues: Pick<VenueRepository, 'find' | 'findPicture'>;
}

export const getVenue = defineOperation({
  name: 'get_venue',
  summary: 'One venue and its upcoming events',
  description:
    'A venue by slug or id, with a page of its upcoming events, soonest first. For other filters use GET /events with `venue`.',
  input: z.object({
    slug: text(96).meta({
      description: 'Slug or id (UUID) of the venue.',
      examples: ['philharmonie-berlin'],
    }),
    ...paging(MAX_EVENTS),
    ...selection(EventSummary),
  }),
  output: z.object({ venue: Venue, ...eventListOutput }),
  items: 'events',
  async run(deps: GetVenueDeps, { slug, ...page }) {
    const venue = await deps.venues.find(slug.toLowerCase(), deps.now());
    if (!venue) throw notFound('venue', slug);
    const stored = await deps.venues.findPicture(venue.id);
    const picture = stored && presentPicture(stored, pictureBase(deps.addresses));
    const shown = { ...venue, ...(picture && { picture }) };
    return {
      venue: shown,
      ...(await findEvents(deps, 'get_venue', { ...page, venue: venue.slug, sort: 'start' })),
    };
  },
});
