import { describe, expect, it } from '@jest/globals';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';

const startsOf = async (record: object) => {
  const { events } = await readTexts((files) => readNdjson(files), {
    'a.json': JSON.stringify([{ id: '7', title: 'Owls', venue: 'Roxy', ...record }], null, 1),
  });
  return events.map(({ start_local, end_local }) => [start_local, end_local].filter(Boolean));
};

const MONDAYS = ['2027-03-01', '2027-03-08', '2027-03-15'];

describe('a record that states a weekly rule', () => {
  it.each<[string, object]>([
    ['weekdays and a span', { startDate: '2027-03-01', endDate: '2027-03-17', days: ['mon'] }],
    ['numbers of weekdays', { startDate: '2027-03-01', endDate: '2027-03-17', daysOfWeek: [1] }],
    ['a rule of iCalendar', { startDate: '2027-03-01', rrule: 'FREQ=WEEKLY;COUNT=3' }],
    ['a list of rules', { startDate: '2027-03-01', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] }],
    ['English words', { startDate: '2027-03-01', repeats: 'every Monday until 15 March 2027' }],
    [
      'German words',
      { startDate: '2027-03-01', endDate: '2027-03-15', wiederholung: 'jeden Montag' },
    ],
    [
      'French words',
      { startDate: '2027-03-01', recurrence: "tous les lundis jusqu'au 15 mars 2027" },
    ],
    ['Spanish words', { startDate: '2027-03-01', endDate: '2027-03-20', frecuencia: 'cada lunes' }],
    [
      'a frequency and an end',
      { startDate: '2027-03-01', recurrence: { frequency: 'weekly', until: '2027-03-20' } },
    ],
    [
      'a pattern and a range',
      {
        startDate: '2027-03-01',
        recurrence: {
          pattern: { type: 'weekly', interval: 1, daysOfWeek: ['monday'] },
          range: { type: 'endDate', startDate: '2027-03-01', endDate: '2027-03-15' },
        },
      },
    ],
    [
      'intervals',
      {
        timeIntervals: [
          {
            ...{ weekdays: ['Monday'], start: '2027-03-01', freq: 'Weekly', interval: 1 },
            repeatUntil: '2027-03-15T12:00:00+01:00',
          },
        ],
      },
    ],
  ])('by %s is an event for each date', async (_, record) => {
    expect(await startsOf(record)).toEqual(MONDAYS.map((day) => [day]));
  });

  it('has the hours of the record on each date', async () => {
    const dates = { startDate: '2027-03-02T22:00:00', endDate: '2027-03-10T01:00:00' };
    expect(await startsOf({ ...dates, days: 'Tue, Wed' })).toEqual([
      ['2027-03-02T22:00:00', '2027-03-03T01:00:00'],
      ['2027-03-03T22:00:00', '2027-03-04T01:00:00'],
      ['2027-03-09T22:00:00', '2027-03-10T01:00:00'],
      ['2027-03-10T22:00:00', '2027-03-11T01:00:00'],
    ]);
    expect(
      await startsOf({ startDate: '2027-03-01', endDate: '2027-03-09', days: 'Fri–Sun' }),
    ).toEqual([['2027-03-05'], ['2027-03-06'], ['2027-03-07']]);
    const own = { date: '2027-03-05', time: '9:00 - 13:00', exdates: ['2027-03-12'] };
    expect(await startsOf({ ...own, repeat: 'weekly until 2027-03-19' })).toEqual([
      ['2027-03-05T09:00:00', '2027-03-05T13:00:00'],
      ['2027-03-19T09:00:00', '2027-03-19T13:00:00'],
    ]);
  });

  it.each<[string, object]>([
    ['"first Friday of the month"', { recurrence: 'first Friday of the month' }],
    ['"3 times per year"', { frequency: '3 Times Per Year (March, June, September)' }],
    ['"annual"', { frequency: 'Annual (Mar)' }],
    ['"every Friday except in May"', { recurrence: 'every Friday except in May' }],
    ['"monthly"', { recurrence: { frequency: 'monthly' } }],
    ['"none"', { recurrence: 'none' }],
    ['false', { recurring: false }],
    ['the weekday of its date', { days: ['fri'] }],
  ])('that is no list of days is one event: %s', async (_, rule) => {
    expect(await startsOf({ date: '2027-03-05T20:00:00', ...rule })).toEqual([
      ['2027-03-05T20:00:00'],
    ]);
  });

  it('that names each day of its span is one event', async () => {
    const weekend = { startDate: '2027-06-04', endDate: '2027-06-06', days: ['Fri', 'Sat', 'Sun'] };
    expect(await startsOf(weekend)).toEqual([['2027-06-04', '2027-06-06']]);
  });
});

describe('a record that is one date of a series', () => {
  const read = async (records: object[]) => {
    const { events } = await readTexts((files) => readNdjson(files), {
      'a.json': JSON.stringify(records, null, 1),
    });
    return events.map(({ start_local, end_local }) => [start_local, end_local]);
  };
  const talk = {
    ...{ eventID: 31, title: 'Harbour talk', location: '<a href="https://quay.example">Quay</a>' },
    ...{ startDateTime: '2027-03-04T18:00:00', endDateTime: '2027-03-04T19:30:00' },
    dateTimeFormatted: 'Thursday, March 4, 2027, 6&nbsp;&ndash;&nbsp;7:30pm&nbsp;PST',
    ...{ allDay: false, startTimeZoneOffset: '-0800', endTimeZoneOffset: '-0800' },
  };
  const loom = (id: number, day: string) => ({
    ...{
      ...talk,
      eventID: id,
      title: 'Loom evening',
      repeats: 'Every Saturday through March 27, 2027',
    },
    ...{ startDateTime: `${day}T15:30:00`, endDateTime: `${day}T17:30:00` },
  });
  const dates = [
    ['2027-03-04T18:00:00', '2027-03-04T19:30:00'],
    ['2027-03-06T15:30:00', '2027-03-06T17:30:00'],
    ['2027-03-13T15:30:00', '2027-03-13T17:30:00'],
  ];

  it('has its own date only, as the id of a series shows', async () => {
    const listed = [loom(32, '2027-03-06'), loom(33, '2027-03-13')];
    expect(await read([talk, ...listed.map((each) => ({ ...each, seriesID: 30 }))])).toEqual(dates);
    const [first] = listed;
    expect(await read([talk, { ...first, seriesID: 30 }])).toEqual(dates.slice(0, 2));
  });

  it('has its own date only, as other records with the rule show', async () => {
    expect(await read([talk, loom(32, '2027-03-06'), loom(33, '2027-03-13')])).toEqual(dates);
  });

  it('that states the rule once has all dates, and the other records keep their end', async () => {
    expect(await read([talk, loom(32, '2027-03-13')])).toEqual([
      dates[0],
      ...['13', '20', '27'].map((day) => [`2027-03-${day}T15:30:00`, `2027-03-${day}T17:30:00`]),
    ]);
  });
});
