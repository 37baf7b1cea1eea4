import type { OrganizerRepository } from '@marquee/database';
import { defineOperation, EventSummary, notFound, Organizer } from '@marquee/domain';
import { z } from 'zod';
import {
  eventListOutput,
  findEvents,
  MAX_EVENTS,
  type FindEventsDeps,
} from '../events/find-events.ts';
import { selection } from '../events/list-selection.ts';
import { paging } from '../paging.ts';
import { text } from '../parameters.ts';

export interface GetOrganizerDeps extends FindEventsDeps {
  organizers: Pick<OrganizerRepository, 'find'>;
}

export const getOrganizer = defineOperation({
  name: 'get_organizer',
  summary: 'One organiser and its upcoming events',
  description:
    'An organiser by slug or id, with a page of its upcoming events, soonest first. For other filters use GET /events with `organizer`.',
  input: z.object({
    slug: text(96).meta({
      description: 'Slug or id (UUID) of the organiser.',
      examples: ['r5-productions'],
    }),
    ...paging(MAX_EVENTS),
    ...selection(EventSummary),
  }),
  output: z.object({ organizer: Organizer, ...eventListOutput }),
  items: 'events',
  async run(deps: GetOrganizerDeps, { slug, ...page }) {
    const organizer = await deps.organizers.find(slug.toLowerCase(), deps.now());
    if (!organizer) throw notFound('organizer', slug);
    return {
      organizer,
      ...(await findEvents(deps, 'get_organizer', {
        ...page,
        organizer: organizer.slug,
        sort: 'start',
      })),
    };
  },
});
