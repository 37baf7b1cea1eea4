import { describe, expect, it } from '@jest/globals';
import { cpuMs } from '@marquee/testing/cpu-ms';
import { readTexts } from '../../reading/read-texts.ts';
import { icsFormat } from './ics.ts';

const NOW = new Date('2026-11-21T11:00:00Z');

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a1', 'SUMMARY:Evening', ...lines, 'END:VEVENT'].join('\r\n');
const read = async (text: string) =>
  readTexts(
    icsFormat(() => NOW),
    { 'a.ics': text },
  );
const readStarts = async (text: string) =>
  (await read(text)).events.map(({ start_local, start_utc }) => start_local ?? start_utc);

describe('recurring iCalendar events', () => {
  const weekly = [
    'DTSTART;TZID=Europe/Berlin:20260103T200000',
    'DURATION:PT2H',
    'RRULE:FREQ=WEEKLY;BYDAY=SA',
  ];

  it('expands occurrences from a month back to a year and a half ahead, at the same local hour in summer', async () => {
    const { events } = await read(calendar(event(...weekly)));
    expect(events[0]).toMatchObject({
      start_local: '2026-10-24T20:00:00',
      end_local: '2026-10-24T22:00:00',
      source_id: 'a1/2026-10-24T18:00:00Z',
    });
    expect(events[1]).toMatchObject({
      start_local: '2026-10-31T20:00:00',
      source_id: 'a1/2026-10-31T19:00:00Z',
    });
    expect(events.at(-1)).toMatchObject({ start_local: '2028-05-20T20:00:00' });
    expect(events).toHaveLength(83);
  });

  it('applies EXDATE and RDATE', async () => {
    const starts = await readStarts(
      calendar(
        event(
          ...weekly,
          'EXDATE;TZID=Europe/Berlin:20261031T200000',
          'EXDATE:20261107T190000Z',
          'EXDATE;VALUE=DATE:20261114',
          'EXDATE:',
          'RDATE;TZID=Europe/Berlin:20261025T180000',
        ),
      ),
    );
    expect(starts.slice(0, 4)).toEqual([
      '2026-10-24T20:00:00',
      '2026-10-25T18:00:00',
      '2026-11-21T20:00:00',
      '2026-11-28T20:00:00',
    ]);
  });

  it('ends a series at an UNTIL stated in UTC', async () => {
    expect(
      await readStarts(
        calendar(
          event(
            'DTSTART;TZID=Europe/Berlin:20261107T200000',
            'RRULE:FREQ=WEEKLY;UNTIL=20261121T190000Z',
          ),
        ),
      ),
    ).toEqual(['2026-11-07T20:00:00', '2026-11-14T20:00:00', '2026-11-21T20:00:00']);
  });

  it('replaces an occurrence with its override', async () => {
    const moved = event(
      'RECURRENCE-ID:20261128T190000Z',
      'DTSTART;TZID=Europe/Berlin:20261129T180000',
    ).replace('SUMMARY:Evening', 'SUMMARY:Matinee');
    const off = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20261205T200000',
      'DTSTART;TZID=Europe/Berlin:20261205T200000',
      'STATUS:CANCELLED',
    );
    const { events } = await read(
      calendar(
        event('DTSTART;TZID=Europe/Berlin:20261121T200000', 'RRULE:FREQ=WEEKLY;COUNT=4'),
        moved,
        off,
      ),
    );
    expect(events).toMatchObject([
      { title: 'Evening', start_local: '2026-11-21T20:00:00' },
      {
        title: 'Matinee',
        start_local: '2026-11-29T18:00:00',
        source_id: 'a1/2026-11-28T19:00:00Z',
      },
      { title: 'Evening', start_local: '2026-12-05T20:00:00', status: 'cancelled' },
      { title: 'Evening', start_local: '2026-12-12T20:00:00', status: null },
    ]);
  });

  it('includes an override moved into the span, and one that the rule does not generate', async () => {
    const weekly = event('DTSTART:20250104T200000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20250131T000000Z');
    const moved = event('RECURRENCE-ID:20250111T200000Z', 'DTSTART:20261205T200000Z');
    const past = event('RECURRENCE-ID:20250118T200000Z', 'DTSTART:20250119T200000Z');
    const { events } = await read(calendar(weekly, moved, past));
    expect(events).toMatchObject([
      { source_id: 'a1/2025-01-11T20:00:00Z', start_utc: '2026-12-05T20:00:00Z' },
    ]);
  });

  it('accepts a rule that contains spaces', async () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=3;BYDAY=MO, TU, WE\r\n , TH, FR;WKST=SU';
    expect(await readStarts(calendar(event('DTSTART:20261126T200000Z', rule)))).toHaveLength(3);
  });

  it('reads an override without its series', async () => {
    const { events } = await read(
      calendar(event('RECURRENCE-ID:20261128T190000Z', 'DTSTART:20261129T190000Z')),
    );
    expect(events).toMatchObject([
      { source_id: 'a1/2026-11-28T19:00:00Z', start_utc: '2026-11-29T19:00:00Z' },
    ]);
  });

  it('states one series for every occurrence of a UID, also for an override', async () => {
    const moved = event(
      'RECURRENCE-ID:20261128T190000Z',
      'DTSTART;TZID=Europe/Berlin:20261129T180000',
    );
    const { events } = await read(
      calendar(event(...weekly), moved, event('DTSTART:20261129T190000Z').replace('a1', 'b2')),
    );
    expect(
      new Set(
        events.map(
          ({ source_id, series_id }) => source_id?.startsWith('a1/') === (series_id === 'a1'),
        ),
      ),
    ).toEqual(new Set([true]));
    expect(events.at(-1)).toMatchObject({ source_id: 'b2', series_id: null });
  });

  it('moves all later occurrences with RANGE=THISANDFUTURE, except those that are replaced themselves', async () => {
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261128T200000',
      'DTSTART;TZID=Europe/Berlin:20261129T213000',
    ).replace('SUMMARY:Evening', 'SUMMARY:Late evening');
    const single = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20261205T200000',
      'DTSTART;TZID=Europe/Berlin:20261205T110000',
    );
    const first = event('DTSTART;TZID=Europe/Berlin:20261121T200000', 'RRULE:FREQ=WEEKLY;COUNT=4');
    expect((await read(calendar(first, later, single))).events).toMatchObject([
      { title: 'Evening', start_local: '2026-11-21T20:00:00' },
      {
        title: 'Late evening',
        start_local: '2026-11-29T21:30:00',
        source_id: 'a1/2026-11-28T19:00:00Z',
      },
      { title: 'Evening', start_local: '2026-12-05T11:00:00' },
      {
        title: 'Late evening',
        start_local: '2026-12-13T21:30:00',
        source_id: 'a1/2026-12-12T19:00:00Z',
      },
    ]);
  });

  it('reads the newest SEQUENCE of an event and of an override', async () => {
    const [old, current] = [1, 2].map((sequence) =>
      [
        event(
          `SEQUENCE:${sequence}`,
          `DTSTART:2026112${sequence}T200000Z`,
          'RRULE:FREQ=WEEKLY;COUNT=2',
        ),
        event(
          `SEQUENCE:${sequence}`,
          'RECURRENCE-ID:20261129T200000Z',
          `DTSTART:2026112${sequence + 7}T220000Z`,
        ),
      ].join('\r\n'),
    );
    expect(await readStarts(calendar(current ?? '', old ?? ''))).toEqual([
      '2026-11-22T20:00:00Z',
      '2026-11-29T22:00:00Z',
    ]);
  });

  it('drops an older override of a date that the newer rule does not have', async () => {
    const rule = event('SEQUENCE:3', 'DTSTART:20261203T200000Z', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const override = (sequence: number, day: string) =>
      event(
        `SEQUENCE:${sequence}`,
        `RECURRENCE-ID:202612${day}T200000Z`,
        `DTSTART:202612${day}T210000Z`,
      );
    const text = calendar(rule, override(1, '08'), override(1, '10'), override(3, '15'));
    expect(await readStarts(text)).toEqual([
      ...['2026-12-03T20:00:00Z', '2026-12-10T21:00:00Z', '2026-12-15T21:00:00Z'],
    ]);
  });

  it('reads the end of a period of RDATE', async () => {
    const { events } = await read(
      calendar(
        event(
          'DTSTART:20261121T200000Z',
          'DTEND:20261121T210000Z',
          'RDATE;VALUE=PERIOD:20261122T200000Z/20261122T233000Z,20261123T200000Z/PT45M',
        ),
      ),
    );
    expect(events).toMatchObject([
      { end_utc: '2026-11-21T21:00:00Z' },
      { end_utc: '2026-11-22T23:30:00Z' },
      { end_utc: '2026-11-23T20:45:00Z' },
    ]);
  });

  it('expands an all-day series', async () => {
    const starts = await readStarts(
      calendar(
        event(
          'DTSTART;VALUE=DATE:20261120',
          'RRULE:FREQ=DAILY;COUNT=3',
          'EXDATE;VALUE=DATE:20261121',
        ),
      ),
    );
    expect(starts).toEqual(['2026-11-20', '2026-11-22']);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=HOURLY;BYMONTH=12;BYMONTHDAY=25',
    'FREQ=DAILY;INTERVAL=999999999',
    'FREQ=YEARLY;BYHOUR=3;BYMINUTE=61',
    'FREQ=YEARLY;BYWEEKNO=53,1;BYDAY=SA;COUNT=3',
    'RSCALE=KLINGON;FREQ=YEARLY',
    'FREQ=OFTEN',
  ])('reads the start of a series with the rule %s, and reports the rule', async (rule) => {
    const { events, unreadables } = await read(
      calendar(event('DTSTART:20270102T200000Z', `RRULE:${rule}`)),
    );
    expect(unreadables).toEqual([]);
    expect(events).toMatchObject([
      { start_utc: '2027-01-02T20:00:00Z', warnings: [{ detail: rule }] },
    ]);
  });

  it('rejects a series whose rule is not supported and whose start is past', async () => {
    const lunar = event('DTSTART;VALUE=DATE:20130210', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY');
    expect(await read(calendar(lunar))).toEqual({
      events: [],
      unreadables: [
        {
          unreadable: 'The recurrence rule of the event is not supported.',
          where: 'a1: RSCALE=CHINESE;FREQ=YEARLY',
          series_uid: 'a1',
        },
      ],
    });
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTH=2',
    'FREQ=WEEKLY;INTERVAL=52;BYMONTH=7',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
  ])('finishes for the rule %s, which matches nothing', async (rule) => {
    const start = event('DTSTART:18000102T200000Z', `RRULE:${rule}`);
    expect(await cpuMs(() => read(calendar(start)))).toBeLessThan(2_000);
    expect((await read(calendar(start))).events).toEqual([]);
  });

  it('limits a series to 500 occurrences and finishes for every supported rule', async () => {
    const parts = {
      DAILY: ['', ';BYDAY=MO', ';BYMONTH=2', ';BYMONTH=2;BYDAY=MO'],
      WEEKLY: ['', ';BYDAY=MO,SU', ';BYMONTH=2', ';WKST=SU'],
      MONTHLY: [
        '',
        ';BYMONTHDAY=31',
        ';BYMONTHDAY=-31',
        ';BYDAY=5MO',
        ';BYDAY=MO;BYSETPOS=9',
        ';BYMONTH=2;BYMONTHDAY=30',
        ';BYDAY=MO;BYMONTHDAY=31',
      ],
      YEARLY: [
        '',
        ';BYMONTH=2;BYMONTHDAY=30',
        ';BYWEEKNO=53',
        ';BYYEARDAY=366',
        ';BYDAY=53MO',
        ';BYDAY=MO;BYSETPOS=60',
        ';BYMONTH=2;BYDAY=5MO',
        ';BYMONTHDAY=31;BYDAY=SU',
      ],
    };
    const texts = Object.entries(parts).flatMap(([freq, filters]) =>
      filters.flatMap((filter) =>
        ['', ';INTERVAL=2', ';INTERVAL=400'].map((interval) =>
          event('DTSTART:20200131T200000Z', `RRULE:FREQ=${freq}${interval}${filter}`),
        ),
      ),
    );
    for (const text of texts)
      expect((await read(calendar(text))).events.length).toBeLessThanOrEqual(500);
  });
});
