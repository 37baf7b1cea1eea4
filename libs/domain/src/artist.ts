import { z } from 'zod';
import { Picture } from './picture.ts';
import { DataSource } from './reference-data.ts';

const EXAMPLE = {
  id: '01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7',
  slug: 'grateful-dead',
  name: 'Grateful Dead',
  genres: 'rock, psychedelic',
  spotify_id: '4TMHGUX5WI7OOm53PqSDAT',
  musicbrainz_id: '6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6',
  wikidata_id: 'Q212533',
  image_url: null,
  url: 'https://www.dead.net/',
  upcoming_events: 0,
  total_demands: 12,
  data_sources: [{ source: 'wikidata', licence: 'CC0-1.0', attribution: 'Wikidata' }],
};

/** A performer of an event: a musician, team or company. Unknown values are null. */
export const Artist = z
  .object({
    id: z.string().meta({ description: 'UUIDv7.' }),
    slug: z.string().meta({ examples: ['grateful-dead'] }),
    name: z.string(),
    genres: z
      .string()
      .nullable()
      .meta({ description: 'Comma-separated.', examples: ['rock, psychedelic'] }),
    spotify_id: z.string().nullable(),
    musicbrainz_id: z.string().nullable(),
    wikidata_id: z.string().nullable(),
    image_url: z.string().nullable(),
    picture: Picture.optional().meta({ description: 'Only of one artist. Absent without one.' }),
    url: z.string().nullable(),
    upcoming_events: z
      .int()
      .meta({ description: 'Events that have not ended, without cancelled ones.' }),
    total_demands: z.int().meta({ description: 'Demands for the artist in all cities.' }),
    data_sources: z
      .array(DataSource)
      .meta({ description: 'Open data from which facts of the artist come.' }),
  })
  .meta({ id: 'Artist', examples: [EXAMPLE] });
export type Artist = z.infer<typeof Artist>;
