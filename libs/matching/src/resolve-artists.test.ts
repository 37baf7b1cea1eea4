import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ArtistRequest, KnownArtist } from './named-artist.ts';
import { resolveArtists } from './resolve-artists.ts';

const [SEATTLE, LONDON] = [
  '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6',
  '5b11f4ce-a62d-471e-81fc-a69a8278c7da',
];
const SPOTIFY = '6olE6TJLqED3rqDCT0FyPh';

const request = (
  key: string,
  ids: Pick<ArtistRequest, 'musicbrainz_id' | 'spotify_id'> = {},
): ArtistRequest => ({
  key,
  id: `id of ${key}`,
  name: 'Nirvana',
  name_key: 'nirvana',
  ...ids,
});

const known = (more: Partial<KnownArtist> = {}): KnownArtist => ({
  id: 'known',
  name_key: 'nirvana',
  disambiguation: '',
  musicbrainz_id: null,
  spotify_id: null,
  genres: [],
  ...more,
});

describe('resolveArtists', () => {
  it('creates one artist for a name with ids and the same name without ids', () => {
    const { ids, created } = resolveArtists(
      [request('plain'), request('seattle', { musicbrainz_id: SEATTLE })],
      [],
    );
    expect(created).toHaveLength(1);
    expect(created[0]).toMatchObject({ disambiguation: '', musicbrainz_id: SEATTLE });
    expect(ids.get('plain')).toBe(ids.get('seattle'));
  });

  it('creates a second artist with a disambiguation if the ids differ', () => {
    const { ids, created } = resolveArtists(
      [request('a', { musicbrainz_id: SEATTLE }), request('b', { musicbrainz_id: LONDON })],
      [],
    );
    expect(created.map(({ disambiguation }) => disambiguation)).toEqual([
      '',
      `musicbrainz:${LONDON}`,
    ]);
    expect(new Set(ids.values()).size).toBe(2);
  });

  it('returns a known artist with the id that the request adds', () => {
    const { ids, created, enriched } = resolveArtists(
      [request('a', { spotify_id: SPOTIFY })],
      [known()],
    );
    expect(ids.get('a')).toBe('known');
    expect(created).toEqual([]);
    expect(enriched).toEqual([known({ spotify_id: SPOTIFY })]);
  });

  it('adds the ids of one request to an artist that the same call creates', () => {
    const { created, enriched } = resolveArtists(
      [request('a', { musicbrainz_id: SEATTLE }), request('b', { spotify_id: SPOTIFY })],
      [],
    );
    expect(created).toMatchObject([{ musicbrainz_id: SEATTLE, spotify_id: SPOTIFY }]);
    expect(enriched).toEqual([]);
  });

  it('changes no argument', () => {
    const artist = known();
    resolveArtists([request('a', { spotify_id: SPOTIFY })], [artist]);
    expect(artist).toEqual(known());
  });

  it('finds every artist again that it created', () => {
    const ids = fc.record({
      musicbrainz_id: fc.constantFrom(undefined, SEATTLE, LONDON),
      spotify_id: fc.constantFrom(undefined, SPOTIFY),
    });
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 6 }), (all) => {
        const requests = all.map(({ musicbrainz_id, spotify_id }, index) =>
          request(String(index), {
            ...(musicbrainz_id !== undefined && { musicbrainz_id }),
            ...(spotify_id !== undefined && { spotify_id }),
          }),
        );
        const first = resolveArtists(requests, []);
        const names = first.created.map(({ disambiguation }) => disambiguation);
        expect(new Set(names).size).toBe(names.length);
        expect(resolveArtists(requests, first.created).created).toEqual([]);
      }),
    );
  });
});
