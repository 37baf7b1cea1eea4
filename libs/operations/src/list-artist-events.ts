import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import { eventListInput, eventListOutput, findEvents, type FindEventsDeps } from './find-events.ts';
import { text } from './parameters.ts';

const { artist: _ofThePath, ...input } = eventListInput;

export const listArtistEvents = defineOperation({
  name: 'list_artist_events',
  summary: 'The events of one artist',
  description:
    'The events of an artist, team or company, under the filters of GET /events; with `from` in the past those behind them, too.',
  input: z.object({
    slug: text(96).meta({ description: 'Slug or id (UUID) of the artist.', examples: ['grateful-dead'] }),
    ...input,
  }),
  output: z.object(eventListOutput),
  async run(deps: FindEventsDeps, { slug, ...filters }) {
    const artist = slug.toLowerCase();
    if ((await deps.names.findArtistId(artist)) === null) throw notFound('artist', slug);
    return findEvents(deps, 'list_artist_events', { ...filters, artist });
  },
});
