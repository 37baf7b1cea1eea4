import { describe, expect, it } from '@jest/globals';
import { isOfTown } from './club-names.ts';
import { GIG, MATCH, scoreOf, type Case } from './listing-fixtures.ts';
import { buildMatchKeys } from './match-keys.ts';

const match = (home: string, away: string) => ({
  title: `${home} – ${away}`,
  artists: [home, away],
});

describe('scorePair for clubs under two names', () => {
  const SAME: [string, string, string, string][] = [
    ['Paris Saint-Germain', 'Olympique de Marseille', 'PSG', 'OM'],
    ['Borussia Mönchengladbach', 'Hamburger SV', "M'gladbach", 'Hamburg'],
    ['Olympique Lyonnais', 'Stade Rennais FC 1901', 'Lyon', 'Rennes'],
    ['Athletic Club', 'RCD Espanyol de Barcelona', 'Ath Bilbao', 'Espanol'],
    ['FC Bayern München', '1. FC Köln', 'Bayern Munich', 'Cologne'],
    ['FC København', 'Sparta Praha', 'Copenhagen', 'Sparta Prague'],
    ['Montréal Canadiens', 'Philadelphia Flyers', 'Habs', 'Flyers'],
  ];
  it.each(SAME)('matches %s – %s and %s – %s', (...names) => {
    const [home, away, other, guest] = names;
    const [one, two] = [match(home, away), match(other, guest)];
    expect(scoreOf(['', MATCH, one, two]).decision).toBe('match');
    const keys = [one, two].map(
      (titled) => buildMatchKeys({ ...GIG, ...MATCH, ...titled }).localKeys,
    );
    expect(keys[0]?.some((key) => keys[1]?.includes(key))).toBe(true);
  });

  const OTHERS: Case[] = [
    ['one town', MATCH, match('Real Madrid', 'Getafe'), match('Atlético Madrid', 'Getafe')],
    ['one surname', MATCH, match('Atlético Madrid', 'Getafe'), match('Athletic Bilbao', 'Getafe')],
    ['other opponents', MATCH, match('PSG', 'OM'), match('PSG', 'OL')],
  ];
  it.each(OTHERS)('does not match clubs of %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });
});

describe('isOfTown', () => {
  it.each([
    ['lyon', 'lyonnais', true],
    ['rennes', 'rennais', true],
    ['lille', 'lillois', true],
    ['hamburg', 'hamburger', true],
    ['barnet', 'barnsley', false],
    ['brest', 'breslau', false],
    ['lens', 'lensois', true],
    ['ajax', 'ajaccio', false],
  ])('compares %s and %s', (word, other, expected) => {
    expect([isOfTown(word, other), isOfTown(other, word)]).toEqual([expected, expected]);
  });
});
