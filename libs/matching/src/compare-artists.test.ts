import { describe, expect, it } from '@jest/globals';
import type { ArtistIds } from '@marquee/domain';
import { chooseArtist } from './compare-artists.ts';
import type { KnownArtist } from './named-artist.ts';

const [SEATTLE, LONDON] = [
  '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6',
  '5b11f4ce-a62d-471e-81fc-a69a8278c7da',
];
const [SPOTIFY, OTHER] = ['6olE6TJLqED3rqDCT0FyPh', '7dIxU1XgxBIa3KJAWzaFAC'];

const artist = (id: string, more: Partial<KnownArtist> = {}): KnownArtist => ({
  id,
  name_key: 'nirvana',
  disambiguation: id === 'first' ? '' : id,
  musicbrainz_id: null,
  spotify_id: null,
  genres: [],
  ...more,
});

describe('chooseArtist', () => {
  const FIRST = artist('first', { musicbrainz_id: SEATTLE });
  const SECOND = artist('second', { musicbrainz_id: LONDON, spotify_id: OTHER });

  const CASES: [string, ArtistIds, KnownArtist[], string | undefined][] = [
    ['no artist is known', {}, [], undefined],
    ['neither the request nor the artist has an id', {}, [artist('first')], 'first'],
    ['only the request has an id', { musicbrainz_id: SEATTLE }, [artist('first')], 'first'],
    ['only the artists have ids', {}, [SECOND, FIRST], 'first'],
    ['one artist has the same id', { musicbrainz_id: LONDON }, [FIRST, SECOND], 'second'],
    ['the artist has a different id', { musicbrainz_id: LONDON }, [FIRST], undefined],
    [
      'one id is equal and one differs',
      { musicbrainz_id: SEATTLE, spotify_id: OTHER },
      [artist('first', { musicbrainz_id: SEATTLE, spotify_id: SPOTIFY })],
      'first',
    ],
    ['the ids are of different kinds', { spotify_id: SPOTIFY }, [FIRST], 'first'],
    [
      'the ids are of different kinds, and another artist has the same id',
      { spotify_id: OTHER },
      [FIRST, SECOND],
      'second',
    ],
  ];
  it.each(CASES)('chooses the right artist if %s', (...each) => {
    const [, requested, sameName, expected] = each;
    expect(chooseArtist(requested, sameName)?.id).toBe(expected);
  });
});
