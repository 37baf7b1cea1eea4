import type { Random } from '@marquee/ingest/demo/random';

/**
 * Returns a random rank from 0 to `size` - 1. Rank k has a probability of about 1 / (k +
 * `flatness`): the Zipf-Mandelbrot law, drawn by inverting the integral. A higher flatness makes
 * the first ranks less dominant.
 */
export const zipfRank = (random: Random, size: number, flatness: number): number =>
  Math.min(size - 1, Math.floor(flatness * ((1 + size / flatness) ** random() - 1)));

/** Returns an item of the list, the first ones more often. */
export const zipfPick = <T>(random: Random, items: readonly T[], flatness: number): T =>
  items[zipfRank(random, items.length, flatness)] as T; // a rank is below the length

/** Returns the probability of a rank. */
export const zipfShare = (rank: number, size: number, flatness: number): number =>
  Math.log((flatness + rank + 1) / (flatness + rank)) / Math.log(1 + size / flatness);
