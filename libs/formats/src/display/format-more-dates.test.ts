import { describe, expect, it } from '@jest/globals';
import { formatMoreDates } from './format-more-dates.ts';
import { groupBySeries } from './group-by-series.ts';
import words from './words.json' with { type: 'json' };

const NOW = new Date('2026-11-25T12:00:00Z');
const row = { performances: 13, last_date: '2027-01-31', timezone: 'Europe/Berlin' };
const format = (more: object, locale: string) =>
  formatMoreDates({ ...row, ...more }, { locale, now: NOW });

describe('formatMoreDates', () => {
  it('states the number of later dates and the last one', () => {
    expect(format({}, 'en-GB')).toBe('and 12 more dates until Sun, 31 Jan 2027');
    expect(format({ performances: 2, last_date: '2026-12-05' }, 'de')).toMatch(
      /^und ein weiterer Termin: .*5\. Dez/,
    );
  });

  it('names a repetition, and no day that is more than a year ahead', () => {
    const start_local = '2026-11-30T20:00:00';
    const monday = { start_local, last_date: '2027-02-22', performances: 13 };
    expect(format(monday, 'en-GB')).toBe('every Monday');
    expect(
      formatMoreDates({ ...row, ...monday }, { locale: 'en-GB', now: NOW, style: 'long' }),
    ).toBe('every Monday until Monday, 22 February 2027');
    expect(format({ start_local, last_date: '2026-12-12' }, 'en-GB')).toBe(
      'daily until Sat 12 Dec',
    );
    expect(format({ start_local, last_date: '2031-04-07', performances: 228 }, 'de')).toBe(
      'jeden Montag',
    );
    expect(format({ start_local, last_date: '2031-04-08', performances: 230 }, 'en')).toBe(
      'and more dates',
    );
    expect(format({ start_local, last_date: '2027-03-01', performances: 60 }, 'en')).toBe(
      'and more dates',
    );
  });

  it('is null for a single event', () => {
    expect(format({ performances: 1 }, 'en')).toBeNull();
    expect(formatMoreDates({ timezone: 'UTC' }, { locale: 'en', now: NOW })).toBeNull();
  });

  it.each(Object.keys(words))('has the count and the date in %s', (locale) => {
    expect(format({}, locale)).toMatch(/12|١٢/);
    expect(format({}, locale)).not.toMatch(/[{}]/);
    expect(format({ performances: 2 }, locale)).not.toMatch(/[{}]/);
  });
});

describe('groupBySeries', () => {
  it('has the first event of each series with the number of its events', () => {
    const series = { id: 's', slug: 's', title: 'S', count: 9 };
    const events = [
      { id: '1', start_local: '2026-12-01T20:00:00', series },
      { id: '2', start_local: '2026-12-02T20:00:00', series: null },
      { id: '3', start_local: '2026-12-03T20:00:00', series },
    ];
    expect(groupBySeries(events)).toMatchObject([
      { id: '1', performances: 2, last_date: '2026-12-03' },
      { id: '2', performances: 1, last_date: '2026-12-02' },
    ]);
  });
});
