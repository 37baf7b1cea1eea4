import { describe, expect, it } from '@jest/globals';
import { createSustained } from './sustained.ts';

/** Returns what is reported for each of these observations, 100 ms apart; the interval is 300 ms. */
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
    ['it counts after an interval', '..######', '.....###'],
    ['a break starts the interval again', '.###.###.', '.........'],
    ['it stops counting at once', '.#####...', '....##...'],
    ['a recurrence after a short break counts at once', '.#####..##.#', '....##..##.#'],
    ['after an absence of an interval it must hold for an interval again', '.#####....####', '....##.......#'],
  ])('%s', (_name, observations, reports) => {
    expect(reportsFor(observations)).toBe(reports);
  });
});
