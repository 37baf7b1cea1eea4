import { describe, expect, it } from '@jest/globals';
import { fillerTest } from './filler-names.ts';

const CONTEXT = {
  title: 'Evening of Stars',
  category: 'theater' as const,
  venue: 'Blue Hall',
  organizer: 'Riverside Arts Trust',
  url: 'https://www.blue-hall.example/events/1',
};

describe('a performer is a filler if it is', () => {
  it.each([
    ['a type of schema.org', 'MusicGroup'],
    ['a placeholder', 'T.B.A.'],
    ['a placeholder in another language', 'Verschiedene Künstler'],
    ['the title', 'Evening of Stars'],
    ['the venue', 'BLUE HALL'],
    ['the organiser', 'Riverside Arts Trust'],
    ['the site', 'Bluehall'],
    ['an address', 'https://blue-hall.example/'],
  ])('%s', (_what, name) => {
    expect(fillerTest(CONTEXT)(name)).toBe(true);
  });
});

describe('a performer is none if', () => {
  it.each([
    ['it is another name', 'Ada Quill', CONTEXT],
    ['it contains the name of a filler', 'The Band Organization', CONTEXT],
    [
      'a concert is called by its performer',
      'Evening of Stars',
      { ...CONTEXT, category: 'music' as const },
    ],
    [
      'an orchestra organises its own concert',
      'Riverside Orchestra',
      { ...CONTEXT, organizer: 'Riverside Orchestra' },
    ],
  ])('%s', (_what, name, context) => {
    expect(fillerTest(context)(name)).toBe(false);
  });
});
