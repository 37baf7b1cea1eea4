import type { ArtistRepository, NameRepository } from '@marquee/database';
import { Artist, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from './cursor.ts';
import { findGenres, genres } from './genre-filter.ts';
import { selection, wantsTotal } from './list-selection.ts';
import { openPage, pageEnvelope, paging } from './paging.ts';
import { text } from './parameters.ts';

const MAX_ARTISTS = 100;

export interface ListArtistsDeps {
  artists: Pick<ArtistRepository, 'list' | 'count'>;
  names: Pick<NameRepository, 'findGenres'>;
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
    genre: genres()
      .optional()
      .meta({
        description: 'Genres, comma-separated, ignoring case and accents. A leading `!` excludes a genre.',
        examples: ['rock', 'indie,folk'],
      }),
    ...paging(MAX_ARTISTS),
    ...selection(Artist),
  }),
  output: z.object({ ...pageEnvelope, artists: z.array(Artist) }),
  items: 'artists',
  async run({ artists, names, now: clock }: ListArtistsDeps, input) {
    const list = { name: 'list_artists', maxLimit: MAX_ARTISTS, key: sortKeys.text, now: clock };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { q, genre } = input;
    const found = genre ? await findGenres(names, genre) : { filter: {}, unknown: [] };
    const filter = { ...(q !== undefined && { q }), ...found.filter, now };
    const isEmpty = filter.genres?.length === 0;
    const { items, next } = isEmpty ? { items: [], next: null } : await artists.list(filter, page);
    const unknown = found.unknown.map((name) => `there is no genre '${name}'`);
    return {
      ...envelope(items.length, next),
      ...(wantsTotal(input) && { total: isEmpty ? 0 : await artists.count(filter) }),
      artists: items,
      warnings: [...unknown, ...warnings],
    };
  },
});
