import { describe, expect, it } from '@jest/globals';
import { readLocalDay } from './local-day.ts';

const WEDNESDAY = { now: new Date('2026-11-25T18:00:00Z') };

describe('readLocalDay', () => {
  it.each([
    ['aujourd’hui', { on: 'today' }],
    ['heute Abend', { on: 'tonight' }],
    ['明日の夜', { on: 'tomorrow', daypart: 'evening' }],
    ['este fin de semana', { on: 'weekend' }],
    ['wednesday', { on: '2026-11-25' }],
    ['friday evening', { on: '2026-11-27', daypart: 'evening' }],
    ['next weekend', { on: '2026-12-04..2026-12-06' }],
    ['2026-11-25', { on: '2026-11-25' }],
  ])('reads %s', (phrase, days) => {
    expect(readLocalDay(phrase, WEDNESDAY)).toEqual(days);
  });

  it('reads a weekday on the current day of the zone', () => {
    const night = { now: new Date('2026-11-25T18:00:00Z'), tz: 'Asia/Tokyo' };
    expect(readLocalDay('wednesday', night)).toEqual({ on: '2026-12-02' });
  });

  it('rejects other texts', () => {
    expect(readLocalDay('jazz', WEDNESDAY)).toBeNull();
  });
});
