import type { ArtistRepository } from '@marquee/database';
import { Artist, defineOperation, EventSummary, notFound, presentPicture } from '@marquee/domain';
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

export interface GetArtistDeps extends FindEventsDeps {
  artists: Pick<ArtistRepository, 'find' | 'findPicture'>;
}

export const getArtist = defineOperation({
  name: 'get_artist',
  summary: 'One artist and their upcoming events',
  description:
    'An artist, team or company by slug or id, with a page of their upcoming events, soonest first. For past events use GET /artists/{slug}/events with `from`.',
  input: z.object({
    slug: text(96).meta({
      description: 'Slug or id (UUID) of the artist.',
      examples: ['grateful-dead'],
    }),
    ...paging(MAX_EVENTS),
    ...selection(EventSummary),
  }),
  output: z.object({ artist: Artist, ...eventListOutput }),
  items: 'events',
  async run(deps: GetArtistDeps, { slug, ...page }) {
    const artist = await deps.artists.find(slug.toLowerCase(), deps.now());
    if (!artist) throw notFound('artist', slug);
    const stored = await deps.artists.findPicture(artist.id);
    const picture = stored && presentPicture(stored, pictureBase(deps.addresses));
    const shown = { ...artist, ...(picture && { picture }) };
    return {
      artist: shown,
      ...(await findEvents(deps, 'get_artist', { ...page, artist: artist.slug, sort: 'start' })),
    };
  },
});
