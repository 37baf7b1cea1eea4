import { describe, expect, it } from '@jest/globals';
import type { ArtistIds, KnownArtist } from '@marquee/domain';
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
