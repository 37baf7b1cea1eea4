import { describe, expect, it } from '@jest/globals';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';

const readIn = async (timezone: string | undefined, records: object[]) => {
  const { events } = await readTexts((files) => readNdjson(files, { timezone }), {
    'a.json': JSON.stringify(records, null, 1),
  });
  return events;
};
const read = (...records: object[]) => readIn(undefined, records);

describe('a list of days that are written as midnight in UTC', () => {
  const days = { startDate: '2027-02-05T00:00:00Z', endDate: '2027-02-06T00:00:00Z' };

  it('has days if the ends are midnight too, or the hours a column of their own', async () => {
    expect(await read({ title: 'Feria', ...days })).toMatchObject([
      { start_local: '2027-02-05', end_local: '2027-02-06' },
    ]);
    const { startDate } = days;
    expect(await read({ title: 'Coral', startDate, hora: '20:00' })).toMatchObject([
      { start_local: '2027-02-05T20:00:00' },
    ]);
  });

  it('has instants if the ends are not, or are unknown: evenings of America', async () => {
    const { startDate } = days;
    const evening = { title: 'Owls', startDate };
    expect(await read({ ...evening, endDate: '2027-02-05T02:30:00Z' })).toMatchObject([
      { start_utc: '2027-02-05T00:00:00Z', end_utc: '2027-02-05T02:30:00Z' },
    ]);
    expect(await read(evening)).toMatchObject([{ start_utc: '2027-02-05T00:00:00Z' }]);
  });
});

describe('midnight in UTC, in a zone west of UTC', () => {
  const start = '2027-06-05T00:00:00Z';
  const timezone = 'America/New_York';
  const evening = { start_utc: start, start_local: undefined };

  it('is an evening if the stated hour is that of the instant', async () => {
    const concert = { title: 'Owls', start, time: '8:00 PM' };
    expect(await read({ ...concert, timezone })).toMatchObject([evening]);
    expect(await readIn('America/New_York', [concert])).toMatchObject([evening]);
  });

  it('is an evening if no hour is stated', async () => {
    const concert = { title: 'Owls', start, end: start };
    expect(await read({ ...concert, timezone })).toMatchObject([evening]);
    expect(await readIn('America/Bogota', [concert])).toMatchObject([evening]);
  });

  it('is a day if the stated hours are others, or the event takes whole days', async () => {
    const concert = { title: 'Owls', start, timezone };
    expect(await read({ ...concert, time: '7:30 PM' })).toMatchObject([
      { start_local: '2027-06-05T19:30:00' },
    ]);
    expect(await read({ ...concert, end: '2027-06-05T23:59:59Z' })).toMatchObject([
      { start_local: '2027-06-05' },
    ]);
    expect(await read({ ...concert, end: start, all_day: true })).toMatchObject([
      { start_local: '2027-06-05', end_local: '2027-06-05' },
    ]);
  });

  it('is a day in the zones east of UTC', async () => {
    const days = { title: 'Feria', start, end: start };
    expect(await readIn('Asia/Tokyo', [days])).toMatchObject([{ start_local: '2027-06-05' }]);
  });
});

describe('a name of a time', () => {
  const concert = { title: 'Owls', date: '2027-06-05', time: '20:00' };
  const accepted = [{ title: 'Owls', start_local: '2027-06-05T20:00:00', end_local: undefined }];

  it.each([
    ...[{ reply_to: 'owls@a.example' }, { open_to: 'Everyone' }, { belongs_to: 'Club' }],
    ...[{ to: 'Everyone' }, { bis: 'Berlin' }, { fin: 'Mate' }, { fine: 'Saldi' }, { al: 'x' }],
    ...[{ till: 'Kasse' }, { until: true }, { from: 'Berlin' }, { end: 'Platz' }],
    ...[{ end_day: 'Sunday' }, { von: 'Ana Roy' }, { reply_to: ['a', 'b'] }],
  ])('states none in %j, whose values are no times', async (other) => {
    expect(await read({ ...concert, ...other })).toMatchObject(accepted);
  });

  it.each(['to', 'bis', 'fin', 'till', 'date_to'])('states the end in "%s"', async (name) => {
    const days = { title: 'Fair', date: '2027-06-05' };
    expect(
      await read({ ...days, [name]: '2027-06-07' }, { ...days, [name]: 'offen' }),
    ).toMatchObject([
      { start_local: '2027-06-05', end_local: '2027-06-07' },
      {
        ...{ start_local: '2027-06-05', end_local: undefined },
        warnings: [{ warning: 'an end that cannot be read', detail: `column "${name}": offen` }],
      },
    ]);
  });
});

describe('the hours of an event', () => {
  it('can be those of a zone', async () => {
    const race = { raceName: 'Grand Prix', date: '2027-03-07' };
    expect(await read({ ...race, time: '15:00:00Z' })).toMatchObject([
      { start_utc: '2027-03-07T15:00:00Z' },
    ]);
    expect(await read({ ...race, time: '19:00-23:00' })).toMatchObject([
      { start_local: '2027-03-07T19:00:00', end_local: '2027-03-07T23:00:00' },
    ]);
  });

  it('end on the last day, and not at midnight of the only day', async () => {
    const days = { von: '2027-05-29', bis: '2027-05-30' };
    const fair = { bezeichnung: 'Kollwitzfest', zeit: '12 - 20 Uhr' };
    expect(await read({ ...fair, ...days })).toMatchObject([
      { start_local: '2027-05-29T12:00:00', end_local: '2027-05-30T20:00:00' },
    ]);
    expect(await read({ ...fair, ...days, bis: days.von })).toMatchObject([
      { end_local: '2027-05-29T20:00:00' },
    ]);
    const [evening] = await read({ ...fair, zeit: '20 Uhr', von: days.von, bis: days.von });
    expect(evening).toMatchObject({ start_local: '2027-05-29T20:00:00', end_local: undefined });
  });

  it('are in the column that states more than the day', async () => {
    const dates = { date: '2027-03-05', startdate: '2027-03-05T22:00:00+00:00' };
    expect(await read({ eventname: 'Deep Friday', ...dates })).toMatchObject([
      { start_utc: '2027-03-05T22:00:00+00:00' },
    ]);
  });

  it('are unknown without the half of the day that the others state', async () => {
    const gig = (time: string, day: number) => ({
      artist: 'Owls',
      date: `2027-06-0${String(day)}`,
      time,
    });
    const events = await read(
      ...['8.00pm', '7.45 ', '9pm', '19:30'].map((time, at) => gig(time, at + 1)),
    );
    expect(events.map(({ start_local }) => start_local)).toEqual([
      ...['2027-06-01T20:00:00', '2027-06-02', '2027-06-03T21:00:00', '2027-06-04T19:30:00'],
    ]);
    expect(await read(gig('7.45', 1))).toMatchObject([{ start_local: '2027-06-01T07:45:00' }]);
    const evenings = Array.from({ length: 10 }, (_, at) => gig('8.30pm', at + 2));
    const [first] = await read(gig('7.45', 1), ...evenings);
    expect(first).toMatchObject({ start_local: '2027-06-01T19:45:00' });
  });

  it('follow two dates in one column', async () => {
    const concert = { TITLE: 'Winter', DATE: '2027-01-15~2027-01-15', PRO_TIME: '19:30' };
    expect(await read(concert)).toMatchObject([{ start_local: '2027-01-15T19:30:00' }]);
  });
});

it('reads the sub-events of a record with their places', async () => {
  const subEvent = [
    { id: 1, startDate: '2027-03-12', horaInicio: '20:30', location: { title: 'Teatro' } },
    { id: 2, startDate: '2027-03-13', horaInicio: '18:00', location: { title: 'Teatro' } },
  ];
  expect(await read({ id: 301, title: 'Guitarra', subEvent })).toMatchObject([
    { title: 'Guitarra', start_local: '2027-03-12T20:30:00', venue_name: 'Teatro' },
    { series_id: '301', start_local: '2027-03-13T18:00:00' },
  ]);
});

it('takes the street of an address for no venue, a key for no category, a page for no address', async () => {
  const address = { streetName: 'Bras Basah', buildingName: 'National Museum' };
  const hmpg_addr = 'https://a.example/1';
  expect(
    await read({ name: 'Night Festival', start: '2027-08-20', type: 7, address, hmpg_addr }),
  ).toMatchObject([{ venue_name: 'National Museum', address: 'Bras Basah', category: undefined }]);
});

describe('a time in parts', () => {
  const owls = { title: 'Owls', venue: 'Roxy' };

  it.each<[string, object, string[]]>([
    [
      'an hour and a minute',
      { date: '2027-03-05', start_hour: 20, start_minute: 5, end_hour: 22, end_minute: 30 },
      ['2027-03-05T20:05:00', '2027-03-05T22:30:00'],
    ],
    [
      'parts of the day too',
      { day: '5', month: '3', year: '2027', hour: '20', minute: '30' },
      ['2027-03-05T20:30:00'],
    ],
    [
      'a half of the day',
      { date: '2027-03-05', start_hour: 8, start_minute: '00', start_ampm: 'pm' },
      ['2027-03-05T20:00:00'],
    ],
    [
      'a half of the day that is only that of the start',
      {
        ...{ date: '2027-03-05', start_hour: 8, start_minute: 0, start_ampm: 'pm' },
        ...{ end_hour: 10, end_minute: 30 },
      },
      ['2027-03-05T20:00:00'],
    ],
    [
      'parts of two days',
      {
        ...{ start_day: 5, start_month: 3, start_year: 2027 },
        ...{ end_day: 6, end_month: 3, end_year: 2027 },
      },
      ['2027-03-05', '2027-03-06'],
    ],
    [
      'an object',
      { date: { day: 5, month: 3, year: 2027 }, time: '19:30' },
      ['2027-03-05T19:30:00'],
    ],
  ])('can be %s', async (_, parts, expected) => {
    const [event] = await read({ ...owls, ...parts });
    expect([event?.start_local, event?.end_local].filter(Boolean)).toEqual(expected);
  });
});

it('joins a day that is written as its midnight with the hour in a column of its own', async () => {
  const row = { title: 'Coral', fecha: '2027-02-05T00:00:00', hora: '20:30' };
  expect(await read(row)).toMatchObject([{ start_local: '2027-02-05T20:30:00' }]);
});

it('has a whole day where an interface has a day instead of an hour', async () => {
  const timed = { dateTime: '2027-02-05T20:00:00Z' };
  expect(
    await read(
      { id: 'a', summary: 'Fair', start: { date: '2027-02-06' }, end: { date: '2027-02-07' } },
      { id: 'b', summary: 'Trio', start: timed, end: { dateTime: '2027-02-05T22:00:00Z' } },
    ),
  ).toMatchObject([
    { title: 'Fair', start_local: '2027-02-06', end_local: '2027-02-06', all_day: true },
    { title: 'Trio', start_utc: '2027-02-05T20:00:00Z' },
  ]);
});

it('takes the instant of a column of UTC before a local time with a Z', async () => {
  const row = { name: 'Fiddles', dateStart: '2027-02-13T18:00:00Z' };
  expect(
    await read(
      { ...row, startUTC: '2027-02-13T23:00:00Z' },
      { ...row, dateStart: '2027-02-14T00:00:00Z', startUTC: '2027-02-14T05:00:00Z', allDay: true },
    ),
  ).toMatchObject([
    { start_utc: '2027-02-13T23:00:00Z' },
    { start_local: '2027-02-14', all_day: true },
  ]);
});

describe('a list whose times are instants of one time of day', () => {
  const read = async (starts: string[]) => {
    const rows = starts.map((startDate, row) => ({ title: `Show ${String(row)}`, startDate }));
    const { events } = await readTexts(readNdjson, { 'a.json': JSON.stringify(rows) });
    return events.map((event) => event.is_at_one_hour === true);
  };

  it('can be one of days, in summer and winter', async () => {
    const days = ['2027-01-01T23:00:00.000Z', '2027-06-01T22:00:00.000Z', '2027-07-01T22:00:00Z'];
    expect(await read(days)).toEqual([true, true, true]);
  });

  it('is none if an hour differs, or if it has few records', async () => {
    const hours = ['2027-06-01T22:00:00Z', '2027-06-02T22:00:00Z', '2027-06-03T18:00:00Z'];
    expect(await read(hours)).toEqual([false, false, false]);
    expect(await read(hours.slice(0, 2))).toEqual([false, false]);
  });
});

describe('a list with one column of dates, or of texts, under an unknown name', () => {
  const read = async (rows: object[]) =>
    (await readTexts(readNdjson, { 'a.json': JSON.stringify(rows) })).events;

  it('has its start there, if it has a title', async () => {
    const rows = [1, 2, 3].map((day) => ({
      title: `Show ${String(day)}`,
      zz: `2027-03-0${String(day)}`,
    }));
    expect(await read(rows)).toMatchObject([
      { start_local: '2027-03-01' },
      { start_local: '2027-03-02' },
      { start_local: '2027-03-03' },
    ]);
    expect(await read(rows.map((row) => ({ ...row, yy: row.zz })))).toEqual([]);
    const sorted = rows.map((row, at) => ({ ...row, key: 1_804_118_400 + at }));
    expect(await read(sorted)).toMatchObject([{ start_local: '2027-03-01' }, {}, {}]);
    expect(await read(sorted.map(({ title, key }) => ({ title, key })))).toEqual([]);
    expect(await read(rows.map(({ title, zz }) => ({ title, published: zz })))).toEqual([]);
  });

  it('has its title there, if it has a start', async () => {
    const rows = ['Owls', 'Tin Men', 'Red Lamp'].map((qq) => ({ qq, date: '2027-03-01' }));
    expect((await read(rows)).map(({ title }) => title)).toEqual(['Owls', 'Tin Men', 'Red Lamp']);
  });
});
