import { expect, it } from '@jest/globals';
import { formatConflicts } from './format-conflicts.ts';

const EVENT = {
  ...{ start_utc: '2027-01-20T19:00:00Z', end_utc: null, start_local: '2027-01-20T20:00:00' },
  ...{ timezone: 'Europe/Berlin', time_tbd: false, date_tbd: false, all_day: false },
};
const at = { source: 'a', stated_at: '2026-11-20T06:00:00Z' };
const options = { locale: 'en-GB', now: new Date('2026-11-27T12:00:00Z') };

it('states what other sources state, once for each value', () => {
  const conflicts = [
    {
      field: 'status' as const,
      values: ['scheduled', 'cancelled', 'cancelled'].map((value) => ({ value, ...at })),
    },
    {
      field: 'start_utc' as const,
      values: [EVENT.start_utc, '2026-12-05T19:00:00Z'].map((value) => ({ value, ...at })),
    },
  ];
  const [status, date, ...more] = formatConflicts({ ...EVENT, conflicts }, options);
  expect(status).toBe('One source states that it is cancelled.');
  expect(date).toMatch(/^One source states another date: .*5 Dec.*20:00\.$/);
  expect(more).toEqual([]);
  expect(formatConflicts({ ...EVENT, conflicts }, { ...options, locale: 'de' })[0]).toContain(
    'abgesagt',
  );
  expect(formatConflicts(EVENT, options)).toEqual([]);
});
