import { expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { isSnapshotDue } from './snapshot-schedule.ts';

const at = (text: string | null) => (text === null ? null : new Date(`2026-11-${text}:00Z`));

it.each([
  {
    what: 'is due a minute after the last change',
    newestAt: null,
    changedAt: '20T10:00',
    now: '20T10:01',
    isDue: true,
  },
  {
    what: 'is not due during an import',
    newestAt: null,
    changedAt: '20T10:01',
    now: '20T10:01',
    isDue: false,
  },
  {
    what: 'is not due in an empty catalogue',
    newestAt: null,
    changedAt: null,
    now: '20T10:00',
    isDue: false,
  },
  {
    what: 'is due after half past two',
    newestAt: '20T02:30',
    changedAt: '20T03:00',
    now: '21T02:30',
    isDue: true,
  },
  {
    what: 'is not due before',
    newestAt: '20T02:30',
    changedAt: '20T03:00',
    now: '21T02:29',
    isDue: false,
  },
  {
    what: 'is due after a night without a worker',
    newestAt: '18T02:30',
    changedAt: null,
    now: '20T01:00',
    isDue: true,
  },
  {
    what: 'is not due twice a night',
    newestAt: '21T02:31',
    changedAt: '21T03:00',
    now: '21T23:59',
    isDue: false,
  },
])('$what', ({ newestAt, changedAt, now, isDue }) => {
  expect(isSnapshotDue({ newestAt: at(newestAt), changedAt: at(changedAt) }, must(at(now)))).toBe(
    isDue,
  );
});
