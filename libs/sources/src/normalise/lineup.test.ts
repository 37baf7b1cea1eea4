import { describe, expect, it } from '@jest/globals';
import { normaliseLineup, withPerformers } from './lineup.ts';

const LONDON = '5b11f4ce-a62d-471e-81fc-a69a8278c7da';
const [SPOTIFY, OTHER] = ['6olE6TJLqED3rqDCT0FyPh', '7dIxU1XgxBIa3KJAWzaFAC'];

describe('normaliseLineup', () => {
  it('assigns ids to the performers whose folded name is equal, and drops malformed ids', () => {
    const lineup = normaliseLineup({
      artists: ['Björk', 'Nirvana', 'Nobody'],
      artist_ids: [
        { name: 'BJORK', musicbrainz_id: `https://musicbrainz.org/artist/${LONDON.toUpperCase()}` },
        {
          name: 'Nirvana',
          musicbrainz_id: 'unknown',
          spotify_id: `https://open.spotify.com/artist/${SPOTIFY}?si=1`,
        },
        { name: 'Nobody', musicbrainz_id: '', spotify_id: null },
        { name: ' Guest\u200b ', spotify_id: `spotify:artist:${OTHER}` },
        { name: '  ', spotify_id: OTHER },
      ],
    });
    expect(lineup).toEqual({
      artists: ['Björk', 'Nirvana', 'Nobody', 'Guest'],
      artist_ids: [
        { name: 'Björk', musicbrainz_id: LONDON },
        { name: 'Nirvana', spotify_id: SPOTIFY },
        { name: 'Guest', spotify_id: OTHER },
      ],
    });
  });

  it('returns names only if the source has no ids', () => {
    expect(normaliseLineup({ artists: 'A; B;A' })).toEqual({ artists: ['A', 'B'] });
    expect(normaliseLineup({ artist_ids: [{ name: 'A' }] })).toEqual({ artists: ['A'] });
  });
});

describe('withPerformers', () => {
  const concert = {
    title: 'Quill Honky Tonk',
    category: 'music' as const,
    kind: 'concert' as const,
    venue: null,
    url: null,
  };
  const record = { source_id: '1', title: concert.title, category: 'music' };

  it('takes the performer from the title of a concert if the source names none', () => {
    expect(withPerformers({ artists: [] }, record, concert).artists).toEqual(['Quill Honky Tonk']);
  });

  it.each(['Organization', 'PerformingGroup', 'Music Group', 'TBA'])(
    'names no one if the source has the placeholder %s',
    (name) => {
      expect(withPerformers({ artists: [name] }, record, concert)).toEqual({ artists: [] });
    },
  );

  it('retains a performer named with a placeholder', () => {
    expect(withPerformers({ artists: ['Ada Quill', 'TBA'] }, record, concert).artists).toEqual([
      'Ada Quill',
    ]);
  });
});
