import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readToronto } from './toronto.ts';
import { listWeeklyDates } from './weekly-dates.ts';

const MARKET = {
  name: "Saturday Farmers' Market",
  startDate: '2026-10-17T05:00:00-04:00',
  endDate: '2026-11-07T05:00:00-05:00',
  location: { name: 'St. Lawrence North Market' },
  isAccessibleForFree: true,
};
const read = async (fields: object = {}) =>
  (await readTexts(readToronto, { 'all.jsonld': JSON.stringify([{ ...MARKET, ...fields }]) }))
    .events;

describe('readToronto', () => {
  it('reads a weekly market as a series of one event per week, at the same hour after the clocks change', async () => {
    const events = await read();
    expect(events.map(({ start_utc, end_utc }) => [start_utc, end_utc])).toEqual([
      ['2026-10-17T09:00:00.000Z', null],
      ['2026-10-24T09:00:00.000Z', null],
      ['2026-10-31T09:00:00.000Z', null],
      ['2026-11-07T10:00:00.000Z', null],
    ]);
    expect(new Set(events.map(({ source_id }) => source_id)).size).toBe(4);
    expect(new Set(events.map(({ series_id }) => series_id))).toEqual(
      new Set(['saturday farmers market|st lawrence north market']),
    );
  });

  it('ends each event at the hour of the last end if that is after the start', async () => {
    const [first] = await read({ endDate: '2026-11-07T15:00:00-05:00' });
    expect(first).toMatchObject({
      start_utc: '2026-10-17T09:00:00.000Z',
      end_utc: '2026-10-17T19:00:00.000Z',
    });
  });

  it('reads an event without a weekday in its title as one', async () => {
    const events = await read({ name: 'Farmers Market' });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ end_utc: '2026-11-07T10:00:00.000Z', series_id: null });
  });
});

describe('listWeeklyDates', () => {
  it.each([
    [
      'Kiki Lounge Wednesdays',
      '2025-06-04',
      '2025-06-18',
      ['2025-06-04', '2025-06-11', '2025-06-18'],
    ],
    [
      'First Wednesday Night Free',
      '2026-02-04',
      '2026-04-01',
      ['2026-02-04', '2026-03-04', '2026-04-01'],
    ],
  ])('lists the days of %j', (title, ...[first, last, dates]) => {
    expect(listWeeklyDates(title, first, last)).toEqual(dates);
  });

  it.each([
    ['a start on another weekday', 'Toronto Sunday Market', '2025-06-06', '2025-12-28'],
    ['an end on another weekday', 'Saturday Night Fever', '2026-05-02', '2026-05-17'],
    ['several weekdays', 'Saturday and Sunday Tours', '2026-05-02', '2026-05-30'],
    ['a rule that is not weekly', 'Every other Saturday', '2026-05-02', '2026-05-30'],
    ['a holiday', 'Good Friday Walk', '2026-05-01', '2026-05-29'],
    ['one day', 'Saturday Market', '2026-05-02', '2026-05-02'],
    ['decades', 'Saturday Market', '2026-05-02', '2099-05-02'],
  ])('lists nothing for %s', (_name, ...[title, first, last]) => {
    expect(listWeeklyDates(title, first, last)).toBeNull();
  });
});
