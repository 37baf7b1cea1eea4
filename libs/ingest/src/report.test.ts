import { expect, it } from '@jest/globals';
import { createReport } from './report.ts';

it('lists 100 reasons and counts further ones', () => {
  const { report, reject } = createReport('agenda');
  for (let index = 0; index < 1_000; index++) reject(`reason ${String(index)}`, 'a');
  reject('reason 5', 'b');
  expect(report.rejected).toBe(1_001);
  expect(Object.keys(report.reasons)).toHaveLength(101);
  expect(report.reasons['other reasons']?.count).toBe(900);
  expect(report.reasons['reason 5']).toEqual({ count: 2, examples: ['a', 'b'] });
});
