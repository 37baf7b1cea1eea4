import { describe, expect, it } from '@jest/globals';
import type { NormalisedEvent } from '@marquee/domain';
import { scoreOf } from './listing-fixtures.ts';

const FESTIVAL: Partial<NormalisedEvent> = {
  title: 'Harbour Lights Festival',
  category: 'festival',
  start_local: '2027-07-02T00:00:00',
  end_local: '2027-07-04T00:00:00',
  all_day: true,
  venue_name: 'Harbour Park',
  artists: ['Aurora Lane', 'Ben Rook'],
};
const ACT: Partial<NormalisedEvent> = {
  start_local: '2027-07-02T20:00:00',
  venue_name: 'Harbour Park',
};

describe('a festival and its parts', () => {
  it.each([
    ['on the first day', FESTIVAL, {}],
    ['on another day', FESTIVAL, { start_local: '2027-07-03T20:00:00' }],
    ['without an hour', FESTIVAL, { time_tbd: true }],
    [
      'under the name of the festival as venue',
      FESTIVAL,
      { venue_name: 'Harbour Lights Festival' },
    ],
    ['in the category of festivals', FESTIVAL, { category: 'festival' as const, time_tbd: true }],
    [
      'if the festival is listed as music',
      { ...FESTIVAL, category: 'music' as const },
      { time_tbd: true },
    ],
    [
      'if the festival names that act alone',
      { ...FESTIVAL, artists: ['Aurora Lane'] },
      { time_tbd: true },
    ],
  ])('does not match an act %s', (_, festival, act) => {
    expect(scoreOf(['', {}, festival, { ...ACT, ...act }]).decision).toBe('no_match');
  });

  it('matches an act if its title names the festival', () => {
    const act = { ...ACT, title: 'Aurora Lane @ Harbour Lights Festival' };
    expect(scoreOf(['', {}, FESTIVAL, act]).decision).toBe('match');
  });

  it('does not match two acts', () => {
    const other = { ...ACT, title: 'Ben Rook', artists: ['Ben Rook'], time_tbd: true };
    expect(scoreOf(['', {}, { ...ACT, time_tbd: true }, other]).decision).toBe('no_match');
  });

  it('does not match a day, even with the same acts', () => {
    const day = { ...FESTIVAL, title: 'Harbour Lights Festival - Friday', end_local: null };
    expect(scoreOf(['', {}, FESTIVAL, day]).decision).toBe('no_match');
  });
});
