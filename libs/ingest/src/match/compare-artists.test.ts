import { describe, expect, it } from '@jest/globals';
import type { KnownArtist } from '@marquee/database';
import type { ArtistIds } from '@marquee/domain';
import { normaliseLineup } from '../normalise/lineup.ts';
import { chooseArtist } from './compare-artists.ts';

const [SEATTLE, LONDON] = ['9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6', '5b11f4ce-a62d-471e-81fc-a69a8278c7da'];
const [SPOTIFY, OTHER] = ['6olE6TJLqED3rqDCT0FyPh', '7dIxU1XgxBIa3KJAWzaFAC'];

const known = (id: string, more: Partial<KnownArtist> = {}): KnownArtist => ({
  id,
  name_key: 'nirvana',
  disambiguation: id === 'first' ? '' : id,
  musicbrainz_id: null,
  spotify_id: null,
  ...more,
});

describe('of the artists of a name', () => {
  const FIRST = known('first', { musicbrainz_id: SEATTLE });
  const SECOND = known('second', { musicbrainz_id: LONDON, spotify_id: OTHER });

  const CASES: [string, ArtistIds, KnownArtist[], string | undefined][] = [
    ['nobody is known', {}, [], undefined],
    ['none has an id, as the asked one', {}, [known('first')], 'first'],
    ['the asked one tells its id', { musicbrainz_id: SEATTLE }, [known('first')], 'first'],
    ['the asked one tells no id', {}, [SECOND, FIRST], 'first'],
    ['the id is the same', { musicbrainz_id: LONDON }, [FIRST, SECOND], 'second'],
    ['the id is another', { musicbrainz_id: LONDON }, [FIRST], undefined],
    [
      'one id is the same, one another',
      { musicbrainz_id: SEATTLE, spotify_id: OTHER },
      [known('first', { musicbrainz_id: SEATTLE, spotify_id: SPOTIFY })],
      'first',
    ],
    ['ids are of two kinds', { spotify_id: SPOTIFY }, [FIRST], 'first'],
    ['ids are of two kinds, and one is known of another', { spotify_id: OTHER }, [FIRST, SECOND], 'second'],
  ];
  it.each(CASES)('the right one is chosen when %s', (...each) => {
    const [, asked, namesakes, expected] = each;
    expect(chooseArtist(asked, namesakes)?.id).toBe(expected);
  });
});

describe('a bill', () => {
  it('takes ids and addresses, by names as they fold; what is no id is left out', () => {
    const bill = normaliseLineup({
      artists: ['Björk', 'Nirvana', 'Nobody'],
      artist_ids: [
        { name: 'BJORK', musicbrainz_id: `https://musicbrainz.org/artist/${LONDON.toUpperCase()}` },
        { name: 'Nirvana', musicbrainz_id: 'unknown', spotify_id: `https://open.spotify.com/artist/${SPOTIFY}?si=1` },
        { name: 'Nobody', musicbrainz_id: '', spotify_id: null },
        { name: ' Guest\u200b ', spotify_id: `spotify:artist:${OTHER}` },
        { name: '  ', spotify_id: OTHER },
      ],
    });
    expect(bill).toEqual({
      artists: ['Björk', 'Nirvana', 'Nobody', 'Guest'],
      artist_ids: [
        { name: 'Björk', musicbrainz_id: LONDON },
        { name: 'Nirvana', spotify_id: SPOTIFY },
        { name: 'Guest', spotify_id: OTHER },
      ],
    });
  });

  it('without ids is as it always was', () => {
    expect(normaliseLineup({ artists: 'A; B;A' })).toEqual({ artists: ['A', 'B'] });
    expect(normaliseLineup({ artist_ids: [{ name: 'A' }] })).toEqual({ artists: ['A'] });
  });
});
