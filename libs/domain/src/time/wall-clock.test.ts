import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  isTimeZone,
  parseDate,
  parseInstant,
  parseLocal,
  toInstant,
  toLocalTime,
} from './wall-clock.ts';

const HOUR_MS = 3_600_000;
const between = (first: string, last: string) =>
  fc.integer({ min: Date.parse(first) / 1000, max: Date.parse(last) / 1000 });

/** Instants near the clock changes of a zone, and any other instants. */
const momentSomewhere = fc
  .record({
    zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    second: fc.oneof(between('2000-01-01', '2035-01-01'), between('1500-01-01', '2199-01-01')),
    hours: fc.option(fc.integer({ min: -80, max: 80 })),
  })
  .map(({ zone, second, hours }) => {
    const at = Temporal.Instant.fromEpochMilliseconds(second * 1000).toZonedDateTimeISO(zone);
    const change = hours === null ? null : at.getTimeZoneTransition('next');
    return {
      zone,
      moment: change
        ? new Date(change.epochMilliseconds + (hours ?? 0) * HOUR_MS)
        : new Date(second * 1000),
    };
  });

describe('wall-clock', () => {
  it('toLocalTime agrees with Temporal, also around clock changes', () => {
    fc.assert(
      fc.property(momentSomewhere, ({ zone, moment }) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
          zone,
        );
        expect(toLocalTime(moment, zone)).toBe(
          zoned.toPlainDateTime().toString({ smallestUnit: 'second' }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('addDays agrees with Temporal', () => {
    const days = fc.integer({ min: -1_000, max: 1_000 });
    fc.assert(
      fc.property(between('0001-01-02', '9999-12-30'), days, (second, more) => {
        const date = new Date(second * 1000).toISOString().slice(0, 10);
        expect(addDays(date, more)).toBe(
          Temporal.PlainDate.from(date).add({ days: more }).toString(),
        );
      }),
    );
  });

  it('toInstant agrees with Temporal, also for skipped and repeated hours', () => {
    fc.assert(
      fc.property(momentSomewhere, ({ zone, moment }) => {
        const local = moment.toISOString().slice(0, 19);
        const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
        expect(toInstant(local, zone).getTime()).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('isTimeZone accepts named zones only', () => {
    expect(['Europe/Berlin', 'UTC', 'Etc/GMT+5'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['+02:00', 'Europe/Atlantis', '', 'Berlin '].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-12-31', true],
  ['0001-01-01', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-10-00', false],
  ['0000-10-10', false],
  ['2026-1-1', false],
])('whether the day %s exists: %s', (text, exists) => {
  expect(parseDate(text) === text).toBe(exists);
});

it.each([
  ['2026-12-31 20:15', '2026-12-31T20:15:00'],
  ['2026-12-31T20:15:30.5', '2026-12-31T20:15:30'],
  ['2026-02-30T20:15', null],
  ['2026-12-31T24:00', null],
  ['2026-12-31T20:15Z', null],
])('the local time %s is %s', (text, local) => {
  expect(parseLocal(text)).toBe(local);
});

it.each([
  ['2026-12-31T23:30:05.999Z', '2026-12-31T23:30:05.000Z'],
  ['2026-12-31 23:30-0500', '2027-01-01T04:30:00.000Z'],
  ['2026-12-31T23:30', null],
  ['2026-02-30T23:30Z', null],
  ['0000-12-31T23:30Z', null],
])('the instant %s is %s', (text, instant) => {
  expect(parseInstant(text)?.toISOString() ?? null).toBe(instant);
});
