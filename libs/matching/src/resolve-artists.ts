import type { ArtistFacts, ArtistIds } from '@marquee/domain';
import { chooseArtist } from './compare-artists.ts';
import type { ArtistRequest, CreatedArtist, KnownArtist, ResolvedArtists } from './named-artist.ts';

/**
 * Finds the artist of each request among the known ones (oldest first), or creates it. Requests
 * with the most ids come first.
 */
export function resolveArtists(requests: ArtistRequest[], known: KnownArtist[]): ResolvedArtists {
  const byName: Map<string, KnownArtist[]> = Map.groupBy(
    known.map(copyArtist),
    ({ name_key }) => name_key,
  );
  const ids = new Map<string, string>();
  const created: CreatedArtist[] = [];
  const enriched = new Set<KnownArtist>();
  for (const request of requests.toSorted((a, b) => countIds(b) - countIds(a))) {
    const sameName = byName.get(request.name_key) ?? [];
    const found = chooseArtist(request, sameName);
    ids.set(request.key, found ? (found.into_id ?? found.id) : request.id);
    if (found && !found.into_id && addFacts(found, request)) enriched.add(found);
    if (found) continue;
    const artist = toArtist(request, sameName);
    created.push(artist);
    byName.set(request.name_key, [...sameName, artist]);
  }
  for (const artist of created) enriched.delete(artist);
  return { ids, created, enriched: [...enriched] };
}

const copyArtist = (artist: KnownArtist): KnownArtist => ({ ...artist });

const countIds = ({ musicbrainz_id, spotify_id }: ArtistIds) =>
  (musicbrainz_id ? 1 : 0) + (spotify_id ? 1 : 0);

const toArtist = (request: ArtistRequest, sameName: KnownArtist[]): CreatedArtist => ({
  id: request.id,
  name: request.name,
  name_key: request.name_key,
  disambiguation: sameName.length > 0 ? disambiguationFor(request) : '',
  musicbrainz_id: request.musicbrainz_id ?? null,
  spotify_id: request.spotify_id ?? null,
  genres: request.genres ?? [],
});

const disambiguationFor = ({ musicbrainz_id, spotify_id }: ArtistIds): string =>
  musicbrainz_id ? `musicbrainz:${musicbrainz_id}` : spotify_id ? `spotify:${spotify_id}` : '';

/** Adds the ids and genres that a known artist lacks. Returns false if there are none. */
function addFacts(
  known: KnownArtist,
  { musicbrainz_id, spotify_id, genres = [] }: ArtistFacts,
): boolean {
  const newGenres = genres.filter((genre) => !known.genres.includes(genre));
  const isNew =
    newGenres.length > 0 ||
    (!known.musicbrainz_id && !!musicbrainz_id) ||
    (!known.spotify_id && !!spotify_id);
  known.genres = [...known.genres, ...newGenres];
  known.musicbrainz_id ??= musicbrainz_id ?? null;
  known.spotify_id ??= spotify_id ?? null;
  return isNew;
}
