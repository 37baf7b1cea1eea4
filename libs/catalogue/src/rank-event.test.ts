import { expect, it } from '@jest/globals';
import { rankEvent } from './rank-event.ts';

const from = (...sources: number[]) =>
  sources.map((source_id) => ({ source_id, withdrawn: false }));
const REAL = { demo: false };

it('ranks events of several sources first, and generated ones last', () => {
  const unknown = rankEvent({ popularity: 0 }, from(1), REAL);
  expect(rankEvent({ popularity: 0 }, from(1, 2), REAL)).toBeGreaterThan(unknown);
  expect(rankEvent({ popularity: 0 }, from(1, 1), REAL)).toBe(unknown);
  expect(rankEvent({ popularity: 5 }, from(1), REAL)).toBeGreaterThan(unknown);
  expect(rankEvent({ popularity: 1e9 }, from(3), { demo: true })).toBeLessThan(unknown);
  expect(rankEvent({ popularity: 900 }, from(3), { demo: true })).toBeGreaterThan(
    rankEvent({ popularity: 10 }, from(3), { demo: true }),
  );
});
