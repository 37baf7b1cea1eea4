import type { ArtistRepository, NameRepository } from '@marquee/database';
import { Artist, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { findGenres, genres } from '../events/filters/genre-filter.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text, wikidataId } from '../parameters.ts';

const MAX_ARTISTS = 100;

export interface ListArtistsDeps {
  artists: Pick<ArtistRepository, 'list' | 'count'>;
  names: Pick<NameRepository, 'findGenres'>;
  now: () => Date;
}

export const listArtists = defineOperation({
  name: 'list_artists',
  summary: 'Artists, teams and companies',
  description:
    'Performers of events, sorted by name. With `q`, the best match is first. `spotify_id`, `musicbrainz_id` and `wikidata_id` find the artist with this id.',
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
        description:
          'Genres, comma-separated, ignoring case and accents. A leading `!` excludes a genre.',
        examples: ['rock', 'indie,folk'],
      }),
    spotify_id: z
      .string()
      .regex(/^[A-Za-z0-9]{22}$/, { error: 'must be a Spotify id of 22 letters and digits' })
      .max(22)
      .optional()
      .meta({ description: 'Id of the artist at Spotify.', examples: ['4TMHGUX5WI7OOm53PqSDAT'] }),
    musicbrainz_id: z
      .string()
      .max(36)
      .regex(/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/, { error: 'must be a UUID' })
      .toLowerCase()
      .optional()
      .meta({
        description: 'Id of the artist at MusicBrainz.',
        examples: ['6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6'],
      }),
    wikidata_id: wikidataId()
      .optional()
      .meta({ description: 'Id of the artist in Wikidata.', examples: ['Q212533'] }),
    ...paging(MAX_ARTISTS),
    ...selection(Artist),
  }),
  output: z.object({ ...pageEnvelope, artists: z.array(Artist) }),
  items: 'artists',
  async run({ artists, names, now: clock }: ListArtistsDeps, input) {
    const list = { name: 'list_artists', maxLimit: MAX_ARTISTS, key: sortKeys.text, now: clock };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { q, genre, spotify_id, musicbrainz_id, wikidata_id } = input;
    const found = genre ? await findGenres(names, genre) : { filter: {}, unknown: [] };
    const filter = {
      ...(q !== undefined && { q }),
      ...(spotify_id !== undefined && { spotifyId: spotify_id }),
      ...(musicbrainz_id !== undefined && { musicbrainzId: musicbrainz_id }),
      ...(wikidata_id !== undefined && { wikidataId: wikidata_id }),
      ...found.filter,
      now,
    };
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
