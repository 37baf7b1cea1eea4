import { describe, expect, it } from '@jest/globals';
import { normaliseTimes } from './times.ts';

const normalise = (raw: object, zone: string) =>
  normaliseTimes({ title: 'Night', ...raw }, 'community', { timezone: zone, isCertain: true });

describe('normaliseTimes', () => {
  it.each([
    ['Europe/Paris', '2026-04-30T22:00:00Z', '2026-05-01T21:59:00Z'],
    ['America/Martinique', '2026-05-01T04:00:00Z', '2026-05-02T03:59:59Z'],
  ])('reads midnight to 23:59 on the clock of %s as all day', (zone, start_utc, end_utc) => {
    expect(normalise({ start_utc, end_utc }, zone)).toMatchObject({
      start_local: '2026-05-01T00:00:00',
      end_local: null,
      all_day: true,
      time_tbd: false,
    });
  });

  it.each([
    ['Europe/Berlin', '2027-06-11T22:00:00.000Z', '2027-06-12T00:00:00'],
    ['Europe/Berlin', '2027-06-12T00:00:00Z', '2027-06-12T00:00:00'],
    ['America/New_York', '2027-06-12T04:00:00Z', '2027-06-12T00:00:00'],
  ])('midnights of a list without hours are days: %s, %s', (zone, start_utc, start_local) => {
    const day = { start_local, time_tbd: true, end_local: null };
    const stated = { start_utc, end_utc: start_utc, is_at_one_hour: true };
    expect(normalise(stated, zone)).toMatchObject(day);
    expect(normalise({ start_utc }, zone)).toMatchObject({ time_tbd: false });
  });

  it('evenings of America that are midnights in UTC stay evenings', () => {
    const evening = { start_utc: '2027-06-12T00:00:00Z', is_at_one_hour: true };
    expect(normalise(evening, 'America/New_York')).toMatchObject({
      start_local: '2027-06-11T20:00:00',
      time_tbd: false,
    });
  });

  it('ends whole days that are stated as instants before the last midnight', () => {
    const days = { start_utc: '2027-06-12T03:00:00Z', end_utc: '2027-06-14T03:00:00Z' };
    expect(normalise({ ...days, all_day: true }, 'America/Halifax')).toMatchObject({
      start_local: '2027-06-12T00:00:00',
      end_local: '2027-06-13T00:00:00',
    });
    const dates = { start_local: '2027-06-12', end_local: '2027-06-14', all_day: true };
    expect(normalise(dates, 'America/Halifax')).toMatchObject({ end_local: '2027-06-14T00:00:00' });
  });

  it.each([
    ['2027-02-03T20:00:00+09:00', 'Etc/GMT-9', '2027-02-03T20:00:00'],
    ['2027-02-03T20:00:00-0330', 'America/St_Johns', '2027-02-03T20:00:00'],
    ['2027-02-03T20:00:00+05:30', 'Asia/Kolkata', '2027-02-03T20:00:00'],
    ['2027-02-03T20:00:00Z', 'UTC', '2027-02-03T20:00:00'],
  ])('shows %s of an unknown place on the clock of %s', (start_utc, timezone, start_local) => {
    const place = { timezone: null, isCertain: false };
    const times = normaliseTimes({ title: 'Night', source_id: '1', start_utc }, 'music', place);
    expect(times).toMatchObject({ timezone, start_local });
  });

  it('reads whole days up to the last one', () => {
    expect(
      normalise({ start_local: '2026-05-01T00:00', end_local: '2026-05-03T23:59' }, 'Europe/Paris'),
    ).toMatchObject({ end_local: '2026-05-03T00:00:00', all_day: true });
  });

  it.each([
    [
      'another zone',
      { start_utc: '2026-04-30T22:00:00Z', end_utc: '2026-05-01T21:59:00Z' },
      'Europe/London',
    ],
    [
      'a stated flag',
      { start_local: '2026-05-01T00:00', end_local: '2026-05-01T23:59', all_day: false },
      'UTC',
    ],
    ['an evening', { start_local: '2026-05-01T20:00', end_local: '2026-05-01T23:59' }, 'UTC'],
  ])('retains the hours of %s', (_name, raw, zone) => {
    expect(normalise(raw, zone)).toMatchObject({ all_day: false, time_tbd: false });
  });

  it.each([
    ['a day', { start_local: '2026-05-01' }, ['Asia/Kolkata', '2026-05-01T00:00:00']],
    ['an instant', { start_utc: '2026-05-01T14:30:00Z' }, ['Asia/Kolkata', '2026-05-01T20:00:00']],
    [
      'a wall clock',
      { start_local: '2026-05-01T20:00' },
      ['America/New_York', '2026-05-01T20:00:00'],
    ],
  ])(
    'reads %s in India in the stated America/New_York as %j',
    (_name, raw, [timezone, start_local]) => {
      const times = normalise({ ...raw, timezone: 'America/New_York' }, 'Asia/Kolkata');
      expect(times).toMatchObject({ timezone, start_local });
    },
  );
});
