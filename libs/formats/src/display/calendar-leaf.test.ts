import { describe, expect, it } from '@jest/globals';
import { calendarLeaf, runningText } from './calendar-leaf.ts';

const options = { locale: 'en-GB', now: new Date('2026-11-25T18:00:00Z') };
const concert = {
  timezone: 'Europe/Berlin',
  time_tbd: false,
  date_tbd: false,
  all_day: false,
  start_utc: '2026-11-28T19:00:00Z',
  end_utc: null,
  start_local: '2026-11-28T20:00:00',
};
const exhibition = {
  ...concert,
  start_utc: '2022-12-14T09:00:00Z',
  end_utc: '2027-01-01T17:00:00Z',
  start_local: '2022-12-14T10:00:00',
};

describe('calendarLeaf', () => {
  it('is the day of a concert', () => {
    expect(calendarLeaf(concert, options)).toEqual({ weekday: 'Sat', day: '28', month: 'Nov' });
  });

  it('is the last day of an event that began years ago', () => {
    expect(calendarLeaf(exhibition, options)).toEqual({ weekday: '→', day: '1', month: 'Jan' });
  });

  it('is null without a date', () => {
    expect(calendarLeaf({ ...concert, date_tbd: true }, options)).toBeNull();
  });
});

describe('runningText', () => {
  it.each([
    ['Happening now', concert],
    ['until Fri, 1 Jan 2027', exhibition],
    [null, { ...concert, time_tbd: true }],
    [null, { ...concert, all_day: true }],
  ])('is %s', (text, times) => {
    expect(runningText(times, options)).toBe(text);
  });
});
