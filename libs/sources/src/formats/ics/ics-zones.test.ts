import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { icsFormat } from './ics.ts';

const NOW = new Date('2026-11-21T11:00:00Z');
const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Mitteleuropa',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a1', 'SUMMARY:Evening', ...lines, 'END:VEVENT'].join('\r\n');
const read = async (text: string) =>
  readTexts(
    icsFormat(() => NOW),
    { 'a.ics': text },
  );

describe('time zones of iCalendar files', () => {
  it('reads a time in a zone defined by the file', async () => {
    const { events } = await read(
      calendar(
        OUTLOOK_ZONE,
        event(
          'DTSTART;TZID=Mitteleuropa:20260701T200000',
          'DTEND;TZID=Mitteleuropa:20260701T210000',
        ),
      ),
    );
    expect(events).toMatchObject([
      { start_utc: '2026-07-01T18:00:00Z', end_utc: '2026-07-01T19:00:00Z' },
    ]);
  });

  it.each([
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['eastern daylight time', 'America/New_York'],
    ['Tokyo Standard Time', 'Asia/Tokyo'],
    ['GMT+0200', 'Etc/GMT-2'],
  ])('reads the zone %s without a definition', async (name, timezone) => {
    const { events } = await read(calendar(event(`DTSTART;TZID="${name}":20260701T200000`)));
    expect(events).toMatchObject([{ start_local: '2026-07-01T20:00:00', timezone }]);
  });

  it('finds a definition whose name has escaped commas', async () => {
    const zone = OUTLOOK_ZONE.replace('Mitteleuropa', '(UTC+01:00) North Hall\\, Office');
    const { events } = await read(
      calendar(zone, event('DTSTART;TZID="(UTC+01:00) North Hall, Office":20260701T200000')),
    );
    expect(events).toMatchObject([{ start_utc: '2026-07-01T18:00:00Z' }]);
  });

  it('reports a zone that is not known, and leaves the zone to the place', async () => {
    const { events, unreadables } = await read(
      calendar(event('DTSTART;TZID=Narnia:20260701T200000')),
    );
    expect(unreadables).toEqual([]);
    expect(events).toMatchObject([
      { start_local: '2026-07-01T20:00:00', timezone: null, warnings: [{ detail: 'Narnia' }] },
    ]);
  });

  it('prefers the definition in the file to the name of the zone, and has the name if both agree', async () => {
    const toEvents = async (zone: string, name: string) =>
      (
        await read(
          calendar(
            zone.replaceAll('Mitteleuropa', name),
            event(`DTSTART;TZID=${name}:20260701T200000`),
          ),
        )
      ).events;
    expect(await toEvents(OUTLOOK_ZONE, 'America/New_York')).toMatchObject([
      { start_utc: '2026-07-01T18:00:00Z' },
    ]);
    expect(await toEvents(OUTLOOK_ZONE, 'W. Europe Standard Time')).toMatchObject([
      { start_local: '2026-07-01T20:00:00', timezone: 'Europe/Berlin' },
    ]);
  });

  it('ends at the last date of a series whose UNTIL is in UTC and whose zone is defined by the file', async () => {
    const zone = [
      'BEGIN:VTIMEZONE\r\nTZID:Office zone\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400\r\nRRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE',
    ].join('\r\n');
    const outlook = event(
      'DTSTART;TZID=Office zone:20270105T200000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270120T010000Z',
    );
    expect((await read(calendar(zone, outlook))).events.map(({ start_utc }) => start_utc)).toEqual([
      '2027-01-06T01:00:00Z',
      '2027-01-13T01:00:00Z',
      '2027-01-20T01:00:00Z',
    ]);
  });
});
