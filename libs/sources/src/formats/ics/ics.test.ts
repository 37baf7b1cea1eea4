import { Readable } from 'node:stream';
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
const readOne = async (...lines: string[]) => (await read(calendar(event(...lines)))).events[0];

describe('iCalendar events', () => {
  it('reads every field of an event', async () => {
    const record = await readOne(
      'DTSTART;TZID=Europe/Berlin:20261128T200000',
      'DTEND;TZID=Europe/Berlin:20261128T233000',
      'DESCRIPTION:First\\, second\\; third\\nnew li',
      ' ne',
      'LOCATION:Große Halle\\, Saal 2\\nHauptstr. 1\\nBerlin\\, Germany',
      'GEO:52.5;13.4',
      'CATEGORIES:concert,Jazz',
      'URL:https://agenda.example/1',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN=Halle e. V.:mailto:x@halle.example',
      'IMAGE;VALUE=URI:https://images.example/1.jpg',
      'CONFERENCE;VALUE=URI:https://stream.example/1',
    );
    expect(record).toEqual({
      title: 'Evening',
      source_id: 'a1',
      series_id: null,
      description: 'First, second; third\nnew line',
      category: 'concert',
      tags: ['Jazz'],
      status: 'scheduled',
      time_tbd: null,
      start_local: '2026-11-28T20:00:00',
      end_local: '2026-11-28T23:30:00',
      timezone: 'Europe/Berlin',
      venue_name: 'Große Halle, Saal 2',
      address: 'Hauptstr. 1',
      city: 'Berlin',
      region: null,
      country: 'Germany',
      lat: 52.5,
      lng: 13.4,
      url: 'https://agenda.example/1',
      image_url: 'https://images.example/1.jpg',
      online_url: 'https://stream.example/1',
      organizer: 'Halle e. V.',
    });
  });

  it.each([
    ['CONTACT:Halle e. V.', 'Halle e. V.'],
    ['CONTACT:Ana Öst\\; ana@halle.example', null],
    ['CONTACT:Ana Öst\\, 030 1234567', null],
    ['ORGANIZER:mailto:ana@halle.example', null],
  ])('reads %s as the organiser %s', async (line, organizer) => {
    expect(await readOne('DTSTART:20261128T200000Z', line)).toMatchObject({ organizer });
  });

  it('reads a cancellation from the status or the calendar method', async () => {
    expect(await readOne('DTSTART:20261128T200000Z', 'STATUS:CANCELLED')).toMatchObject({
      status: 'cancelled',
    });
    const { events } = await read(
      calendar('METHOD:CANCEL', event('DTSTART:20261128T200000Z', 'STATUS:CONFIRMED')),
    );
    expect(events).toMatchObject([{ status: 'cancelled' }]);
    expect(await readOne('DTSTART:20261128T200000Z', 'STATUS:TENTATIVE')).toMatchObject({
      status: null,
    });
  });
});

it('skips a private event', async () => {
  const { events, unreadables } = await read(
    calendar(event('DTSTART:20261128T200000Z', 'CLASS:PRIVATE')),
  );
  expect([events, unreadables]).toEqual([
    [],
    [
      {
        unreadable: 'The event is private.',
        where: 'a.ics, event 1',
        cause: 'hidden',
        series_uid: 'a1',
      },
    ],
  ]);
  expect(await readOne('DTSTART:20261128T200000Z', 'CLASS:PUBLIC')).toBeDefined();
});

describe('iCalendar times', () => {
  it.each([
    [
      'in the extended form',
      ['DTSTART:2026-11-28T19:00:00Z'],
      { start_utc: '2026-11-28T19:00:00Z' },
    ],
    ['in UTC', ['DTSTART:20261128T190000Z'], { start_utc: '2026-11-28T19:00:00Z', timezone: null }],
    [
      'in a zone',
      ['DTSTART;TZID=Europe/Berlin:20261128T200000'],
      { start_local: '2026-11-28T20:00:00', timezone: 'Europe/Berlin' },
    ],
    [
      'in a zone under a longer name',
      ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261128T200000'],
      { timezone: 'Europe/Berlin' },
    ],
    [
      'without a zone',
      ['DTSTART:20261128T200000'],
      { start_local: '2026-11-28T20:00:00', timezone: null },
    ],
    [
      'on a day',
      ['DTSTART;VALUE=DATE:20261128'],
      { start_local: '2026-11-28', end_local: null, all_day: true },
    ],
    [
      'on a day, without VALUE=DATE',
      ['DTSTART:20261128'],
      { start_local: '2026-11-28', all_day: true },
    ],
    [
      'from day to day',
      ['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261201'],
      { end_local: '2026-11-30' },
    ],
    [
      'with a duration',
      ['DTSTART:20261128T190000Z', 'DURATION:PT1H30M'],
      { end_utc: '2026-11-28T20:30:00Z' },
    ],
    [
      'over the change of clocks',
      [
        'DTSTART;TZID=America/New_York:20270313T230000',
        'DTEND;TZID=America/New_York:20270314T050000',
      ],
      { end_local: '2027-03-14T05:00:00' },
    ],
    [
      'with its end in another zone',
      ['DTSTART;TZID=Europe/Berlin:20261128T200000', 'DTEND:20261128T210000Z'],
      { end_local: '2026-11-28T22:00:00' },
    ],
    [
      'with an end at its start',
      ['DTSTART:20261128T190000Z', 'DTEND:20261128T190000Z'],
      { start_utc: '2026-11-28T19:00:00Z' },
    ],
  ])('reads a time %s', async (_name, lines, expected) => {
    const record = await readOne(...lines);
    expect(record).toMatchObject(expected);
    if (_name === 'with an end at its start') expect(record?.end_utc).toBeUndefined();
  });

  it.each([
    'DURATION:P',
    'DURATION:soon',
    'DTEND:20261399T990000Z',
    'RRULE:',
    'X-NOTE;X="a:b',
    'GEO:here',
  ])('reads an event in spite of %s', async (line) => {
    const { events, unreadables } = await read(calendar(event('DTSTART:20261128T200000Z', line)));
    expect(unreadables).toEqual([]);
    expect(events).toMatchObject([{ title: 'Evening' }]);
    expect(events[0]?.end_utc).toBeUndefined();
  });

  it('reads midnight to midnight with the flag of Outlook as whole days', async () => {
    const { events } = await read(
      calendar(
        event(
          'DTSTART;TZID=Europe/Berlin:20270402T000000',
          'DTEND;TZID=Europe/Berlin:20270404T000000',
          'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        ),
      ),
    );
    expect(events).toMatchObject([
      { start_local: '2027-04-02', end_local: '2027-04-03', all_day: true },
    ]);
  });

  it('uses the zone of the calendar for floating times', async () => {
    const { events } = await read(
      calendar('X-WR-TIMEZONE:Asia/Tokyo', event('DTSTART:20261128T200000')),
    );
    expect(events).toMatchObject([{ start_local: '2026-11-28T20:00:00', timezone: 'Asia/Tokyo' }]);
  });
});

describe('broken iCalendar files', () => {
  it('reports broken events and reads all others', async () => {
    const { events, unreadables } = await read(
      calendar(
        event('DTSTART:someday'),
        event('DTSTART:20261399T990000Z'),
        event(),
        event('DTSTART:20261128T200000Z').replace('SUMMARY:Evening\r\n', ''),
        event(
          'a line without a name',
          'DTSTART:20261128T200000Z',
          ':',
          ';;;',
          'BEGIN:VALARM',
          'SUMMARY:No',
          'END:VALARM',
        ),
        'BEGIN:VEVENT\r\nUID:open\r\nSUMMARY:Never closed',
      ),
    );
    expect(events.map(({ title }) => title)).toEqual(['Evening']);
    expect(unreadables).toHaveLength(5);
  });

  it('reports a calendar without events', async () => {
    for (const text of [
      '',
      'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
      '<html></html>',
      'END:VEVENT',
      '\u0000'.repeat(100),
    ])
      expect((await read(text)).unreadables).toEqual([
        expect.objectContaining({
          unreadable: 'The file contains no calendar event.',
          where: 'a.ics',
        }),
      ]);
  });

  it('reads lines folded inside a character, and legacy encodings', async () => {
    const [before = '', after = ''] = calendar(event('DTSTART:20261128T200000Z')).split('Evening');
    const bytes = (text: string) => Buffer.from(text);
    const folded = [
      bytes(before),
      Buffer.from([0xc3, 0x0d, 0x0a, 0x20, 0xb6]),
      bytes('st'),
      bytes(after),
    ];
    const latin = [bytes(before), Buffer.from([0xf6]), bytes('st'), bytes(after)];
    for (const parts of [folded, latin]) {
      const file = { name: 'a.ics', content: Readable.from([Buffer.concat(parts)]) };
      const files = Readable.from([file]) as AsyncIterable<typeof file>;
      for await (const event of icsFormat(() => NOW)(files))
        if (!('complete_uid' in event)) expect(event).toMatchObject({ title: 'öst' });
    }
  });

  it('reads other line endings, events without a VCALENDAR, and several calendars in a file', async () => {
    const one = event('DTSTART:20261128T200000Z');
    expect((await read(calendar(one).replaceAll('\r\n', '\n'))).events).toHaveLength(1);
    expect(
      (await read(`\ufeff${one.toLowerCase().replace('t200000z', 'T200000Z')}`)).events,
    ).toHaveLength(1);
    expect((await read(`${calendar(one)}\r\n${calendar(one)}`)).events).toHaveLength(2);
  });
});

describe('hostile iCalendar files', () => {
  it.each([
    ['long lines of parameters', `BEGIN:VEVENT\r\nDTSTART${';X=1'.repeat(200_000)}\r\nEND:VEVENT`],
    [
      'a place of blanks',
      calendar(event('DTSTART:20261128T200000Z', `LOCATION:a${' \\n '.repeat(100_000)}b`)),
    ],
    [
      'a name of blanks',
      `BEGIN:VCALENDAR\r\nX-WR-TIMEZONE:a${' '.repeat(50_000)}b\r\nEND:VCALENDAR`,
    ],
    ['components in components', 'BEGIN:VEVENT\r\nBEGIN:X\r\n'.repeat(50_000)],
    [
      'folds',
      `BEGIN:VEVENT\r\nSUMMARY:a${'\r\n b'.repeat(200_000)}\r\nDTSTART:20261128T200000Z\r\nEND:VEVENT`,
    ],
    [
      'clocks that change by the second',
      calendar(
        `BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE`,
        event('DTSTART;TZID=x:20261128T200000'),
      ),
    ],
  ])('reads within seconds a calendar with %s', async (_name, text) => {
    expect(await cpuMs(() => read(text))).toBeLessThan(5_000);
  });
});
