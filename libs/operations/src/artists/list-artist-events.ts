import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import {
  eventListInput,
  eventListOutput,
  findEvents,
  type FindEventsDeps,
} from '../events/find-events.ts';
import { text } from '../parameters.ts';

const { artist: _pathParameter, ...input } = eventListInput;

export const listArtistEvents = defineOperation({
  name: 'list_artist_events',
  summary: 'Events of one artist',
  description:
    'Events of an artist, team or company, with the filters of GET /events. Set `from` to a past date to include past events.',
  input: z.object({
    slug: text(96).meta({
      description: 'Slug or id (UUID) of the artist.',
      examples: ['grateful-dead'],
    }),
    ...input,
  }),
  output: z.object(eventListOutput),
  items: 'events',
  async run(deps: FindEventsDeps, { slug, ...filters }) {
    const artist = slug.toLowerCase();
    if ((await deps.names.findArtistId(artist)) === null) throw notFound('artist', slug);
    return findEvents(deps, 'list_artist_events', { ...filters, artist });
  },
});
