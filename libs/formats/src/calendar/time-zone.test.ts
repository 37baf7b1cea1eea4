import { describe, expect, it } from '@jest/globals';
import { toLocalTime, offsetChanges, formatInstant } from '@marquee/domain';
import ICAL from 'ical.js';
import { timeProperties } from './calendar-times.ts';
import { timeZone } from './time-zone.ts';

const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Europe/Istanbul',
  'Europe/Moscow',
  'America/New_York',
  'America/Los_Angeles',
  'America/Toronto',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'America/Phoenix',
  'America/Nuuk',
  'America/Asuncion',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Jerusalem',
  'Asia/Beirut',
  'Asia/Gaza',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Antarctica/Troll',
];
const YEARS = [2011, 2026, 2027];
const HOUR_MS = 3_600_000;

const HALF_HOURS = Array.from({ length: 120 }, (_, index) => (index - 60) * (HOUR_MS / 2));

/** Returns instants around each offset change of the years, and some that are far from one. */
function instantsIn(zone: string): Date[] {
  return YEARS.flatMap((year) => {
    const from = new Date(Date.UTC(year, 0, 2));
    const to = new Date(Date.UTC(year, 11, 30));
    const changes = offsetChanges(zone, { from, to }).flatMap(({ at }) =>
      at && at > from ? [at] : [],
    );
    return [...changes, from, to, new Date(Date.UTC(year, 6, 1))].flatMap((middle) =>
      HALF_HOURS.map((ms) => new Date(middle.getTime() + ms)),
    );
  }).filter((instant) => YEARS.includes(Number(toLocalTime(instant, zone).slice(0, 4))));
}

describe.each(ZONES)('times in %s', (zone) => {
  it('are read as the same instant around every offset change', () => {
    const rules = new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZone(zone, YEARS))));
    const wrong = instantsIn(zone).flatMap((instant) => {
      const [[name, value] = ['', '']] = timeProperties({
        start_utc: formatInstant(instant),
        end_utc: null,
        timezone: zone,
        all_day: false,
        time_tbd: false,
      });
      const time = ICAL.Time.fromDateTimeString(
        value.replace(/(....)(..)(..)T(..)(..)/, '$1-$2-$3T$4:$5:'),
      );
      if (name === `DTSTART;TZID=${zone}`) time.zone = rules;
      return time.toUnixTime() === instant.getTime() / 1000
        ? []
        : [`${value} is not ${formatInstant(instant)}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('timeZone', () => {
  it('writes each change once and in order for years that are far apart', () => {
    const starts = [
      ...timeZone('Europe/Berlin', [2030, 1995, 1995]).matchAll(/DTSTART:(\d+T\d+)/g),
    ].map(([, start]) => start);
    expect(starts).toEqual([
      '19940925T030000',
      '19950326T020000',
      '19950924T030000',
      '20291028T030000',
      '20300331T020000',
      '20301027T030000',
    ]);
  });

  it('writes the seconds of a historical offset', () => {
    expect(timeZone('America/New_York', [1870])).toContain('TZOFFSETTO:-045602\r\n');
  });

  it('defines a zone whose clocks never change', () => {
    expect(timeZone('Etc/GMT-3', [2026])).toBe(
      'BEGIN:VTIMEZONE\r\nTZID:Etc/GMT-3\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0300\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n',
    );
  });
});
