import { describe, expect, it } from '@jest/globals';
import { addDays } from '@marquee/domain';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';
import { listRuleDates } from './rule-dates.ts';

const read = async (document: unknown) => {
  const { events } = await readTexts((files) => readNdjson(files), {
    'a.json': JSON.stringify(document, null, 1),
  });
  return {
    days: events.map(({ start_local }) => start_local ?? ''),
    warnings: events.flatMap(({ warnings = [] }) => warnings),
  };
};
const owls = { id: '7', title: 'Owls', venue: 'Roxy' };
const yearly = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index, title: `Owls ${String(index)}`, venue: 'Roxy', date: '2027-01-01' },
    rrule: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;UNTIL=20991231',
  }));
const CUT = {
  warning: 'recurrence rule with more than 500 dates: the others were left out',
  detail: 'FREQ=DAILY',
  isIncomplete: true,
};

describe('the rule of a record', () => {
  it.each([
    ['every day of a year', { startDate: '2027-01-01', rrule: 'FREQ=DAILY;UNTIL=20271231' }, 365],
    [
      'a week day of three years',
      { date: '2027-01-04', repeats: 'every Monday until 2029-12-31' },
      157,
    ],
    [
      'the summers of ten years',
      { date: '2017-06-01', rrule: 'FREQ=DAILY;BYMONTH=7;UNTIL=20261231' },
      310,
    ],
    ['500 dates', { date: '2027-01-04', rrule: 'FREQ=DAILY;COUNT=500' }, 500],
  ])('gives %s', async (_, record, count) => {
    const { days, warnings } = await read([{ ...owls, ...record }]);
    expect(days).toHaveLength(count);
    expect(warnings).toEqual([]);
  });

  it('with more dates gives those around the present, and reports the others', async () => {
    const rule = { startDate: '1900-01-01', rrule: 'FREQ=DAILY;UNTIL=21991231' };
    const { days, warnings } = await read([{ ...owls, ...rule }]);
    const today = new Date().toISOString().slice(0, 10);
    expect(days).toHaveLength(500);
    expect([addDays(today, -32), addDays(today, -31), addDays(today, -30)]).toContain(days[0]);
    expect(warnings).toEqual([CUT]);
    const later = await read([{ ...owls, ...rule, startDate: '2150-01-01' }]);
    expect([later.days[0], later.days.length]).toEqual(['2150-01-01', 500]);
    expect(later.warnings).toEqual([CUT]);
    const counted = await read([{ ...owls, date: '2027-01-04', rrule: 'FREQ=DAILY;COUNT=501' }]);
    expect([counted.days.length, counted.warnings.length]).toEqual([500, 1]);
  });

  it('that takes more than 4,000 steps leaves the start, and is reported', async () => {
    const { days, warnings } = await read(yearly(1));
    expect(days).toEqual(['2027-01-01']);
    expect(warnings).toMatchObject([{ warning: expect.stringContaining('too many steps') }]);
  });

  it('is not read behind 100,000 dates or steps of a file, and is reported', async () => {
    const [upcoming, past] = [yearly(20), yearly(10)];
    const { days, warnings } = await read({ upcoming, past });
    expect(days).toHaveLength(30);
    const ofFile = warnings.filter(({ warning }) => warning.includes('100,000 dates in one file'));
    expect([ofFile.length, warnings.length]).toEqual([5, 30]);
  });

  it('reduces what is left for the other rules of the file by its dates', () => {
    const rule = { text: 'FREQ=DAILY', until: null, excluded: new Set<string>() };
    const budget = { left: 500 };
    const list = (last: string) =>
      listRuleDates(
        { ...rule, isOnlyDays: false, names: [] },
        { start: '2027-01-01', last, now: new Date(), budget },
      );
    expect(list('2027-99-99')).toEqual({ days: [], warnings: [] });
    expect([list('2027-12-31').days.length, budget.left]).toEqual([365, 135]);
    expect(list('2027-12-31').days).toHaveLength(365);
    expect(list('2027-12-31')).toMatchObject({ days: [], warnings: [{ isIncomplete: true }] });
  });

  it('in each of many intervals gives 2,000 dates, and reports the others', async () => {
    const interval = { start: '2027-01-01', freq: 'daily', repeatUntil: '2028-04-30' };
    const timeIntervals = Array.from({ length: 9 }, () => interval);
    const { days, warnings } = await read([{ ...owls, timeIntervals }]);
    expect(days).toHaveLength(2_000);
    expect(warnings).toMatchObject([{ warning: expect.stringContaining('more than 2,000 dates') }]);
  });

  it('is not read from a text or a name that is too long', async () => {
    const span = { ...owls, startDate: '2027-03-01', endDate: '2027-03-17' };
    expect((await read([{ ...span, days: 'Mon, '.repeat(100) }])).days).toHaveLength(3);
    for (const record of [
      { days: 'Mon, '.repeat(101) },
      { rrule: `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(200)}MO` },
      { [`recur${'recur'.repeat(40)}`]: 'FREQ=WEEKLY' },
    ])
      expect((await read([{ ...span, ...record }])).days).toEqual(['2027-03-01']);
  });
});
