import { describe, expect, it } from '@jest/globals';
import { parseClock } from './parse-clock.ts';

describe('parseClock', () => {
  it.each([
    ['jazz after 10pm', { from: 22, before: 24 }, 'jazz'],
    ['techno ab 22 Uhr in Berlin', { from: 22, before: 24 }, 'techno in Berlin'],
    ['concert après 20h30 Paris', { from: 20, before: 24 }, 'concert Paris'],
    ['conciertos a partir de las 22', { from: 22, before: 24 }, 'conciertos'],
    ['concerti dopo le 21', { from: 21, before: 24 }, 'concerti'],
    ['kids before 6 p.m.', { from: 5, before: 18 }, 'kids'],
    ['vor 18.30 Uhr', { from: 5, before: 18 }, ''],
    ['jazz at 8pm', { from: 20, before: 21 }, 'jazz'],
    ['after 21:30', { from: 21, before: 24 }, ''],
    ['koncert po 20:00', { from: 20, before: 24 }, 'koncert'],
    ['東京 22時以降', { from: 22, before: 24 }, '東京'],
    ['午後7時から 東京', { from: 19, before: 24 }, '東京'],
    ['party at 12 am', { from: 0, before: 1 }, 'party'],
  ])('reads “%s” as %j', (query, span, rest) => {
    expect(parseClock(query)).toEqual({ span, rest });
  });

  it.each([
    'from 25 to 27 June',
    'bis 20 €',
    'after 10 December',
    'from 3 May',
    'from 10.12.2026',
    'at 8 Club',
    'after 30pm',
  ])('reads no time in “%s”', (query) => {
    expect(parseClock(query)).toBeNull();
  });
});
