import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBloomFilter } from './bloom-filter.ts';

const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

/** Yields the same pseudo-random numbers for the same seed. */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let number = seed | 0; ; number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0)
    yield number;
}

describe('createBloomFilter', () => {
  it('contains every added pair', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole)), (pairs) => {
        const filter = createBloomFilter(0);
        for (const [a, b] of pairs) filter.add(a, b);
        expect(pairs.filter(([a, b]) => !filter.mayContain(a, b))).toEqual([]);
      }),
    );
  });

  it.each([
    ['with as many entries as expected', 1_500_000, 2_000],
    ['with many more entries than expected', 0, 2_500],
  ])('%s has no false negatives and few false positives', (_, expected, maxFalsePositives) => {
    const filter = createBloomFilter(expected);
    const numbers = numbersFrom(1);
    const added = Array.from(
      { length: 1_500_000 },
      (_, index) => [numbers.next().value, 2_500 + (index % 60)] as const,
    );
    for (const [a, b] of added) filter.add(a, b);
    expect(added.every(([a, b]) => filter.mayContain(a, b))).toBe(true);
    const others = Array.from({ length: 100_000 }, () => numbers.next().value).filter((a) =>
      filter.mayContain(a, 2_499),
    );
    expect(others.length).toBeLessThan(maxFalsePositives);
  });
});
