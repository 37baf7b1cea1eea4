import { describe, expect, it } from '@jest/globals';
import { findEveryWeek } from './every-week.ts';

describe('findEveryWeek', () => {
  it.each([
    ['stand-up on fridays', [5], null, 'stand-up'],
    ['clubs in Hamburg on friday nights', [5], 'night', 'clubs in Hamburg'],
    ['every tuesday jazz', [2], null, 'jazz'],
    ['weekday evenings in Oslo', [1, 2, 3, 4, 5], 'evening', 'in Oslo'],
    ['theatre weekdays', [1, 2, 3, 4, 5], null, 'theatre'],
    ['family on weekends', [5, 6, 7], null, 'family'],
    ['Konzerte freitags', [5], null, 'Konzerte'],
    ['Kino jeden Montag', [1], null, 'Kino'],
    ['concerts tous les jeudis', [4], null, 'concerts'],
    ['cine los martes', [2], null, 'cine'],
    ['ogni domenica al cinema', [7], null, 'al cinema'],
    ['teatro às quintas', [4], null, 'teatro'],
    ['quartas de final', null, null, ''],
    ['por las noches', null, null, ''],
    ['teatro toda quinta-feira', [4], null, 'teatro'],
    ['elke zaterdag', [6], null, ''],
    ['koncerty w piątki', [5], null, 'koncerty'],
    ['ライブ 毎週金曜日', [5], null, 'ライブ'],
    ['концерты по пятницам', [5], null, 'концерты'],
    ['friday', null, null, ''],
    ['next weekend', null, null, ''],
    ['friday night jazz', null, null, ''],
    ['le vendredi 4 décembre', null, null, ''],
  ])('reads "%s"', (...[text, weekdays, partOfDay, rest]) => {
    expect(findEveryWeek(text)).toEqual(weekdays && { weekdays, partOfDay, rest });
  });
});
