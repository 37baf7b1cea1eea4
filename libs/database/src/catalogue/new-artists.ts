import { distinctSlug, newId, slugify, type ArtistIds, type KnownArtist } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { ArtistReference } from './artist-reference.ts';
import { slugSuffix } from './names.ts';

interface ArtistWish extends ArtistReference {
  disambiguation: string;
}

/** From the one an artist would like to the one it gets at worst, which is its id. */
export const SLUGS: ((wish: ArtistWish) => string)[] = [
  ({ name }) => slugify(name),
  ({ name, name_key, disambiguation }) =>
    slugify(name) && distinctSlug(slugify(name), slugSuffix(name_key + disambiguation)),
  () => '',
];

export const newArtist =
  (namesakes: Map<string, KnownArtist[]>, slugOf: (wish: ArtistWish) => string) =>
  (artist: ArtistReference): ArtistWish & { id: string; slug: string } => {
    const wish = { ...artist, disambiguation: namesakes.has(artist.name_key) ? idMarkOf(artist) : '' };
    const id = newId();
    return { ...wish, id, slug: slugOf(wish) || id };
  };

const idMarkOf = ({ musicbrainz_id, spotify_id }: ArtistIds): string =>
  musicbrainz_id ? `musicbrainz:${musicbrainz_id}` : spotify_id ? `spotify:${spotify_id}` : '';

const NEW_TYPES = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  name_key: 'text',
  disambiguation: 'text',
  musicbrainz_id: 'uuid',
  spotify_id: 'text',
};

/** Leaves those out whose slug or name is taken; answers the others. */
export const insertArtists = (query: Query, artists: object[]): Promise<KnownArtist[]> =>
  query<KnownArtist>(sql`
    INSERT INTO artist (id, slug, name, name_key, disambiguation, musicbrainz_id, spotify_id)
    SELECT * FROM ${rowsSql(artists, NEW_TYPES)} r
    WHERE NOT EXISTS (SELECT FROM alias WHERE kind = 'artist' AND alias = r.slug)
    ORDER BY r.id
    ON CONFLICT DO NOTHING
    RETURNING id, name_key, disambiguation, musicbrainz_id, spotify_id`);
