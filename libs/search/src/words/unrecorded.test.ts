import { describe, expect, it } from '@jest/globals';
import { genrePhrases } from './genre-phrases.ts';
import { findUnrecorded } from './unrecorded.ts';

describe('findUnrecorded', () => {
  it.each([
    [
      'Which plays in London are wheelchair accessible?',
      'wheelchair access',
      'Which plays in London',
    ],
    ['barrierefreie Konzerte Berlin', 'wheelchair access', 'Konzerte Berlin'],
    ['wheelchair friendly comedy leeds', 'wheelchair access', 'comedy leeds'],
    ['films with subtitles tokyo', 'captions', 'films tokyo'],
    ['jazz with parking', 'parking', 'jazz'],
    ['concierto en silla de ruedas madrid', 'wheelchair access', 'concierto en madrid'],
  ])('reads “%s”', (query, name, rest) => {
    expect(findUnrecorded(query)).toEqual({ unrecorded: [name], rest });
  });

  it.each(['reservoir dogs', 'standing room', '"free parking" band'])('leaves “%s”', (query) => {
    expect(findUnrecorded(query)).toEqual({ unrecorded: [], rest: query });
  });
});

describe('genrePhrases', () => {
  it('are the same for a genre in any language, and the name itself for others', () => {
    expect(genrePhrases('Klassische Musik')).toEqual(genrePhrases('classical'));
    expect(genrePhrases('Dungeon Sýnth')).toEqual({ phrases: ['dungeon synth'], isKnown: false });
  });
});
