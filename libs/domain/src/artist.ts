import { z } from 'zod';

/** A musician, a team, a company: whoever is on the bill. Unknown is null. */
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
    image_url: z.string().nullable(),
    url: z.string().nullable(),
    upcoming_events: z.int().meta({ description: 'Events not yet over, cancelled ones left out.' }),
    total_demands: z.int().meta({ description: 'How often people asked for them, anywhere.' }),
  })
  .meta({ id: 'Artist' });
export type Artist = z.infer<typeof Artist>;
