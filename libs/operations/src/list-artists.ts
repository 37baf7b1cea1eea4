import type { ArtistRepository } from '@marquee/database';
import { Artist, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from './cursor.ts';
import { openPage, pageEnvelope, paging } from './paging.ts';
import { text } from './parameters.ts';

const MAX_ARTISTS = 100;

export interface ListArtistsDeps {
  artists: Pick<ArtistRepository, 'list'>;
  now: () => Date;
}

export const listArtists = defineOperation({
  name: 'list_artists',
  summary: 'Artists, teams and companies',
  description: 'Performers of events, sorted by name. With `q`, the best match is first.',
  input: z.object({
    q: text()
      .optional()
      .meta({
        description:
          'Start of the name or of a word in it, ignoring case and accents. If no name matches, similar names are returned.',
        examples: ['grateful', 'bayern'],
      }),
    genre: text(80)
      .optional()
      .meta({ description: 'Full name of a genre, ignoring case.', examples: ['rock'] }),
    ...paging(MAX_ARTISTS),
  }),
  output: z.object({ ...pageEnvelope, artists: z.array(Artist) }),
  async run({ artists, now: clock }: ListArtistsDeps, input) {
    const list = { name: 'list_artists', maxLimit: MAX_ARTISTS, key: sortKeys.text, now: clock };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { q, genre } = input;
    const filter = { ...(q !== undefined && { q }), ...(genre !== undefined && { genre: genre.toLowerCase() }), now };
    const { items, next } = await artists.list(filter, page);
    return { ...envelope(items.length, next), artists: items, warnings };
  },
});
