import { distinctSlug, newId, slugify, type ArtistIds, type KnownArtist } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { ArtistReference } from './artist-reference.ts';
import { slugSuffix } from './names.ts';

interface NewArtist extends ArtistReference {
  disambiguation: string;
}

/** In order of preference. An empty slug means the id. */
export const SLUG_VARIANTS: ((artist: NewArtist) => string)[] = [
  ({ name }) => slugify(name),
  ({ name, name_key, disambiguation }) =>
    slugify(name) && distinctSlug(slugify(name), slugSuffix(name_key + disambiguation)),
  () => '',
];

export const newArtist =
  (sameName: Map<string, KnownArtist[]>, toSlug: (artist: NewArtist) => string) =>
  (artist: ArtistReference): NewArtist & { id: string; slug: string } => {
    const request = { ...artist, disambiguation: sameName.has(artist.name_key) ? disambiguationFor(artist) : '' };
    const id = newId();
    return { ...request, id, slug: toSlug(request) || id };
  };

const disambiguationFor = ({ musicbrainz_id, spotify_id }: ArtistIds): string =>
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

/** Skips artists whose slug or name is taken and returns the inserted ones. */
export const insertArtists = (query: Query, artists: object[]): Promise<KnownArtist[]> =>
  query<KnownArtist>(sql`
    INSERT INTO artist (id, slug, name, name_key, disambiguation, musicbrainz_id, spotify_id)
    SELECT * FROM ${rowsSql(artists, NEW_TYPES)} r
    WHERE NOT EXISTS (SELECT FROM alias WHERE kind = 'artist' AND alias = r.slug)
    ORDER BY r.id
    ON CONFLICT DO NOTHING
    RETURNING id, name_key, disambiguation, musicbrainz_id, spotify_id`);
