import { describe, expect, it } from '@jest/globals';
import { formatInstant, startOfDay, toLocalTime } from '@marquee/domain';
import fc from 'fast-check';
import { formatSpan, formatTimeOfDay, type SpanOptions } from './format-span.ts';
import { localDates, type EventTimes } from './local-dates.ts';

const NOW = new Date('2026-11-25T18:00:00Z');
const BERLIN = { timezone: 'Europe/Berlin', time_tbd: false, date_tbd: false, all_day: false };

const concert: EventTimes = {
  ...BERLIN,
  start_utc: '2026-11-28T19:00:00Z',
  end_utc: '2026-11-28T22:00:00Z',
  start_local: '2026-11-28T20:00:00',
};
const glastonbury: EventTimes = {
  ...BERLIN,
  all_day: true,
  timezone: 'Europe/London',
  start_utc: '2027-06-22T23:00:00Z',
  end_utc: '2027-06-27T23:00:00Z',
  start_local: '2027-06-23T00:00:00',
};
const exhibition: EventTimes = {
  ...BERLIN,
  start_utc: '2022-12-14T09:00:00Z',
  end_utc: '2027-01-01T17:00:00Z',
  start_local: '2022-12-14T10:00:00',
};

const format = (times: EventTimes, options: Partial<SpanOptions> = {}) =>
  formatSpan(times, { locale: 'en-GB', now: NOW, ...options });

describe('formatSpan', () => {
  it('returns day and hours of a concert', () => {
    expect(format(concert)).toEqual({
      date: 'Sat 28 Nov',
      time: '20:00 – 23:00',
      text: 'Sat 28 Nov, 20:00 – 23:00',
    });
  });

  it('returns both ends of a festival and the year if it is not this year', () => {
    expect(format(glastonbury)).toEqual({
      date: '23 – 27 Jun 2027',
      time: null,
      text: '23 – 27 Jun 2027',
    });
  });

  it('returns the end of an exhibition that began years ago', () => {
    expect(format(exhibition).date).toBe('until Fri, 1 Jan 2027');
  });

  it('returns both ends and the hours of a running exhibition in the long style', () => {
    expect(format(exhibition, { style: 'long' }).text).toBe(
      '14 December 2022 – 1 January 2027, 10:00 – 18:00',
    );
  });

  it('counts a night that ends at five as one evening', () => {
    const night = {
      ...concert,
      start_utc: '2026-11-28T22:00:00Z',
      end_utc: '2026-11-29T04:00:00Z',
      start_local: '2026-11-28T23:00:00',
    };
    expect(format(night).text).toBe('Sat 28 Nov, 23:00 – 05:00');
  });

  it('returns both days of an event whose two days have hours', () => {
    const fair = {
      ...concert,
      start_utc: '2027-05-22T08:00:00Z',
      end_utc: '2027-05-24T16:00:00Z',
      start_local: '2027-05-22T10:00:00',
    };
    expect(format(fair).text).toBe('22 – 24 May 2027');
  });

  it.each([
    ['de', 'Sa., 28. Nov., 20:00 – 23:00'],
    ['ja', '11月28日(土), 20:00 – 23:00'],
  ])('follows the locale %s', (locale, text) => {
    expect(format(concert, { locale }).text).toBe(text);
  });

  it('converts hours to the zone of the reader', () => {
    expect(format(concert, { zone: 'America/New_York' }).time).toBe('14:00 – 17:00');
  });

  it('retains the days of an all-day event in the zone of the reader', () => {
    expect(format(glastonbury, { zone: 'Asia/Tokyo' }).date).toBe('23 – 27 Jun 2027');
  });

  it('names the zone on request', () => {
    expect(format(concert, { withZone: true }).time).toBe('20:00 – 23:00 CET');
    expect(format(concert, { withZone: 'local' }).text).toBe(
      'Sat 28 Nov, 20:00 – 23:00 local time',
    );
    expect(format({ ...concert, all_day: true }, { withZone: 'local' }).time).toBe('All day');
  });

  it('states that the time is to be announced', () => {
    const times = { ...concert, time_tbd: true, end_utc: null, start_local: '2026-11-28T00:00:00' };
    expect(format(times)).toMatchObject({ date: 'Sat 28 Nov', time: 'Time to be announced' });
  });

  it('states that the time is not stated once the event is over', () => {
    const times = { ...concert, time_tbd: true, end_utc: null, start_local: '1979-01-07T00:00:00' };
    const start_utc = '1979-01-06T23:00:00Z';
    expect(format({ ...times, start_utc }).time).toBe('Time not stated');
  });

  it('states that the date is to be announced, without the placeholder day', () => {
    expect(format({ ...concert, date_tbd: true }).text).toBe('Date to be announced');
  });
});

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'UTC',
] as const;
const anyTimes = fc
  .record({
    timezone: fc.constantFrom(...ZONES),
    start: fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2032-01-01'),
      noInvalidDate: true,
    }),
    hours: fc.option(fc.integer({ min: 1, max: 24 * 400 })),
    kind: fc.constantFrom('timed', 'all_day', 'time_tbd'),
  })
  .map(({ timezone, start, hours, kind }): EventTimes => {
    const local = toLocalTime(start, timezone);
    const day = local.slice(0, 10);
    const from =
      kind === 'timed'
        ? new Date(Math.floor(start.getTime() / 1000) * 1000)
        : startOfDay(day, timezone);
    const days = hours === null ? null : Math.ceil(hours / 24);
    const end =
      hours === null
        ? null
        : kind === 'timed'
          ? new Date(from.getTime() + hours * 3_600_000)
          : startOfDay(day, timezone, days ?? 1);
    return {
      timezone,
      start_utc: formatInstant(from),
      end_utc: end && formatInstant(end),
      start_local: kind === 'timed' ? local : `${day}T00:00:00`,
      time_tbd: kind === 'time_tbd',
      all_day: kind === 'all_day',
      date_tbd: false,
    };
  });

const dayNumber = (date: string) => String(Number(date.slice(8)));

describe('formatSpan of any event', () => {
  it('names the last day if the event lasts more than a day', () => {
    fc.assert(
      fc.property(anyTimes, fc.constantFrom('short' as const, 'long' as const), (times, style) => {
        const { to, from } = localDates(times);
        const lasts = Date.parse(times.end_utc ?? times.start_utc) - Date.parse(times.start_utc);
        fc.pre(to > from && lasts >= 25 * 3_600_000);
        expect(format(times, { style }).date).toMatch(new RegExp(`(^|\\D)${dayNumber(to)}\\D`));
      }),
    );
  });

  it('names every year that is not this year', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const { from, to } = localDates(times);
        const hours =
          (Date.parse(times.end_utc ?? times.start_utc) - Date.parse(times.start_utc)) / 3_600_000;
        fc.pre(hours < 24 || hours >= 25); // around 24 hours, it depends on the change of the clock
        const year = (hours >= 25 ? to : from).slice(0, 4);
        fc.pre(year !== '2026');
        expect(format(times).date).toContain(year);
      }),
    );
  });

  it('shows no hour that no source states', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        fc.pre(times.all_day || times.time_tbd);
        expect(format(times).text).not.toMatch(/\d:\d\d/);
      }),
    );
  });
});

it.each([
  ['de', '20:05'],
  ['en', '8:05 PM'],
  ['ar', '8:05 م'],
])('formats a time of day in %s', (locale, text) => {
  expect(formatTimeOfDay('2026-11-28T20:05:00', locale)).toBe(text);
});
