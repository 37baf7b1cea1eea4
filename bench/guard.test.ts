import { expect, it } from '@jest/globals';
import { findRegressions } from './guard-ratios.ts';

it('reports what rose by more than 15 %, and what was not compared', () => {
  const recorded = { list: 2, one: 2, search: 2, ingest: 2 };
  const measured = { list: 2.31, one: 2.29, search: 1, more: 1 };
  expect(findRegressions(measured, recorded)).toEqual([
    'list: 2.31 times bare Express, recorded 2.00',
    'ingest: recorded, but not measured',
    'more: measured, but not recorded',
  ]);
});
