import type { Random } from '../libs/ingest/src/demo/random.ts';

/**
 * A rank from 0 to `size` - 1, rank k about as often as 1 / (k + `flatness`): Zipf's law with Mandelbrot's offset, drawn
 * by inverting the integral instead of summing a table. The higher the flatness, the less the first ranks dominate.
 */
export const zipfRank = (random: Random, size: number, flatness: number): number =>
  Math.min(size - 1, Math.floor(flatness * ((1 + size / flatness) ** random() - 1)));

/** One of a list, the first ones more often than the others. */
export const zipfPick = <T>(random: Random, items: readonly T[], flatness: number): T =>
  items[zipfRank(random, items.length, flatness)] as T; // a rank is below the length

/** How likely `zipfRank` gives this rank. */
export const zipfShare = (rank: number, size: number, flatness: number): number =>
  Math.log((flatness + rank + 1) / (flatness + rank)) / Math.log(1 + size / flatness);
