import { describe, expect, it } from '@jest/globals';
import { createSustained } from './sustained.ts';

/** Returns the result of each observation. They are 100 ms apart, and the interval is 300 ms. */
function reportsFor(observations: string): string {
  let ms = 0;
  const { observe } = createSustained({ intervalMs: 300, now: () => ms });
  return [...observations]
    .map((value) => {
      ms += 100;
      return observe(value === '#') ? '#' : '.';
    })
    .join('');
}

describe('a sustained condition', () => {
  it.each([
    ['a burst does not count', '..###...', '........'],
    ['a condition counts after an interval', '..######', '.....###'],
    ['a break starts the interval again', '.###.###.', '.........'],
    ['a condition stops counting immediately', '.#####...', '....##...'],
    ['a recurrence after a short break counts immediately', '.#####..##.#', '....##..##.#'],
    [
      'a recurrence after a break of an interval must last for an interval again',
      '.#####....####',
      '....##.......#',
    ],
  ])('%s', (_name, observations, reports) => {
    expect(reportsFor(observations)).toBe(reports);
  });
});
