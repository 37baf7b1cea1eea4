import type { ArtistRepository } from '@marquee/database';
import { Artist, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from './cursor.ts';
import { openPage, pageEnvelope, paging } from './paging.ts';
import { text } from './parameters.ts';

const MOST = 100;

export interface ListArtistsDeps {
  artists: Pick<ArtistRepository, 'list'>;
  now: () => Date;
}

export const listArtists = defineOperation({
  name: 'list_artists',
  summary: 'Artists, teams and companies',
  description: 'Whoever is on a bill, by name; with `q` the best match first.',
  input: z.object({
    q: text()
      .optional()
      .meta({
        description:
          'What the name, or a word in it, begins with, ignoring case and accents; where none does, names much like it.',
        examples: ['grateful', 'bayern'],
      }),
    genre: text(80)
      .optional()
      .meta({ description: 'A whole genre, ignoring case.', examples: ['rock'] }),
    ...paging(MOST),
  }),
  output: z.object({ ...pageEnvelope, artists: z.array(Artist) }),
  async run({ artists, now: clock }: ListArtistsDeps, input) {
    const list = { name: 'list_artists', most: MOST, key: sortKeys.text, now: clock };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { q, genre } = input;
    const filter = { ...(q !== undefined && { q }), ...(genre !== undefined && { genre: genre.toLowerCase() }), now };
    const { items, next } = await artists.list(filter, page);
    return { ...envelope(items.length, next), artists: items, warnings };
  },
});
